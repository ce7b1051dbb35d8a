import { expect, test } from 'vitest'
import { consentOperation } from '@/lib/contract/calls/consent'
import {
  notificationSettingsOperation,
  tncAgreementOperation,
  updateNotificationSettingsOperation,
} from '@/lib/contract/calls/profile'
import { accountOperation } from '@/lib/contract/calls/session'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { isoDate } from '@/lib/domain/values/iso-date'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import { kysely } from '@/lib/server/db/connection'
import { choice } from '../support/consent'
import { proofsOf } from '../support/consents'
import { describeCall } from '../support/describe-call'
import { bearer, giveMykad, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('account-component/tnc-agreement', 204, () => {
  const agreeBy = (accessToken: string, body: unknown) =>
    send(tncAgreementOperation, { headers: bearer(accessToken), body })

  test('the proof names the text and its version, and agreeing again adds none', async () => {
    const { accountId, accessToken } = await newMember()
    const body = { text: 'terms', version: memberTexts.terms.version }
    await expectSuccess(await agreeBy(accessToken, body), tncAgreementOperation)
    await expectSuccess(await agreeBy(accessToken, body), tncAgreementOperation)
    expect(await proofsOf(accountId)).toEqual([{ kind: 'terms', given: 1, text_version: memberTexts.terms.version }])
  })

  test('the referral terms that a member agrees to are those of the account from then on, of no other', async () => {
    const [member, other] = [
      await newMember({ referralTermsVersion: null }),
      await newMember({ referralTermsVersion: null }),
    ]
    await giveMykad(member.accountId)
    await agreeBy(member.accessToken, { text: 'referral-terms', version: referralTermsVersion() })
    const versionOf = async (accessToken: string) =>
      (await expectSuccess(await send(accountOperation, { headers: bearer(accessToken) }), accountOperation)).data
        .referralCodeTermConditionVersion
    expect(await versionOf(member.accessToken)).toBe(referralTermsVersion())
    expect(await versionOf(other.accessToken)).toBeNull()
  })
})

describeCall('account-component/tnc-agreement', 422, () => {
  test.each([
    ['a version that is not in force', { text: 'terms', version: '2020-01-01' }, ['version']],
    ['another text’s version', { text: 'terms', version: '1' }, ['version']],
    ['a text that there is not', { text: 'vouchers', version: '1' }, ['text']],
  ])('%s is refused and proves nothing', async (_what, body, fields) => {
    const { accountId, accessToken } = await newMember()
    const response = await send(tncAgreementOperation, { headers: bearer(accessToken), body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
    expect(await proofsOf(accountId)).toEqual([])
  })

  test.each([
    ['a typed birth date and no MyKad number', '1990-05-17', false],
    ['a MyKad number of somebody under 18', '2010-05-17', true],
  ])('the referral terms are refused with %s', async (_what, birthDate, hasMykad) => {
    const { accountId, accessToken } = await newMember({ birthDate: isoDate(birthDate), referralTermsVersion: null })
    if (hasMykad) await giveMykad(accountId)
    const body = { text: 'referral-terms', version: referralTermsVersion() }
    const response = await send(tncAgreementOperation, { headers: bearer(accessToken), body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['text'])
    expect(await proofsOf(accountId)).toEqual([])
  })
})

describeCall('account-component/notification-settings', 200, () => {
  test('who has never chosen lets us send nothing', async () => {
    const { accessToken } = await newMember()
    const response = await send(notificationSettingsOperation, { headers: bearer(accessToken) })
    const { data } = await expectSuccess(response, notificationSettingsOperation)
    expect(data.marketing).toMatchObject({ given: false, changedAt: null })
    expect(data.updates).toMatchObject({ given: false, changedAt: null })
  })
})

describeCall('account-component/update-notification-settings', 200, () => {
  const textVersion = memberTexts.choices.version

  async function choose(accessToken: string, choice: object) {
    const body = { textVersion, ...choice }
    const response = await send(updateNotificationSettingsOperation, { headers: bearer(accessToken), body })
    return (await expectSuccess(response, updateNotificationSettingsOperation)).data
  }

  test('each change is a proof and holds at once; what does not change adds none', async () => {
    const { accountId, accessToken } = await newMember()
    expect((await choose(accessToken, { marketing: true, updates: false })).marketing.given).toBe(true)
    await choose(accessToken, { marketing: true })
    expect((await choose(accessToken, { updates: true })).marketing.given).toBe(true)
    const { marketing } = await choose(accessToken, { marketing: false })
    expect([marketing.given, marketing.changedAt]).toEqual([false, expect.any(Number)])
    const proof = { text_version: textVersion }
    expect(await proofsOf(accountId)).toEqual([
      { ...proof, kind: 'marketing', given: 1 },
      { ...proof, kind: 'updates', given: 1 },
      { ...proof, kind: 'marketing', given: 0 },
    ])
  })

  test('a no is taken also under a text that has changed, and is nobody else’s', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await choose(member.accessToken, { marketing: true })
    await choose(other.accessToken, { marketing: true })
    const { marketing } = await choose(member.accessToken, { textVersion: '2020-01-01', marketing: false })
    expect(marketing.given).toBe(false)
    const seen = await send(notificationSettingsOperation, { headers: bearer(other.accessToken) })
    expect((await expectSuccess(seen, notificationSettingsOperation)).data.marketing.given).toBe(true)
  })
})

describeCall('account-component/update-notification-settings', 422, () => {
  test.each([
    ['a yes to a text that has changed', { textVersion: '2020-01-01', marketing: true }, ['textVersion']],
    ['a choice without the text', { marketing: true }, ['textVersion']],
    ['a choice that is no yes or no', { textVersion: memberTexts.choices.version, marketing: 'on' }, ['marketing']],
  ])('%s is refused and proves nothing', async (_what, body, fields) => {
    const { accountId, accessToken } = await newMember()
    const response = await send(updateNotificationSettingsOperation, { headers: bearer(accessToken), body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
    expect(await proofsOf(accountId)).toEqual([])
  })
})

describeCall('common-component/consent', 204, () => {
  async function kept(id: unknown) {
    const db = await kysely()
    return db.selectFrom('consents').selectAll().where('id', '=', String(id)).execute()
  }

  test('a choice is in the database when it is acknowledged: version, time, channel, choice and a random id, nothing else', async () => {
    const body = choice({ channel: 'dialog', recording: true })
    const headers = { 'user-agent': 'Canary/1.0', referer: 'https://site.example/credit-card?salary=5000' }
    await expectSuccess(await send(consentOperation, { body, headers }), consentOperation)
    expect(await kept(body.id)).toEqual([
      {
        id: body.id,
        text_version: '2026-11-21',
        channel: 'dialog',
        analytics: 1,
        recording: 1,
        created_at: expect.toSatisfy((at: unknown) => typeof at === 'number' && at > Date.UTC(2026, 10, 19)),
      },
    ])
  })

  test('a refusal is kept like a consent', async () => {
    const body = choice({ analytics: false })
    await expectSuccess(await send(consentOperation, { body }), consentOperation)
    expect(await kept(body.id)).toMatchObject([{ analytics: 0, recording: 0 }])
  })

  test('the same id sent again keeps what it stood for first', async () => {
    const body = choice()
    await expectSuccess(await send(consentOperation, { body }), consentOperation)
    await expectSuccess(await send(consentOperation, { body: { ...body, analytics: false } }), consentOperation)
    expect(await kept(body.id)).toMatchObject([{ analytics: 1 }])
  })
})

describeCall('common-component/consent', 422, () => {
  test.each([
    ['an id that is not random enough to be one', { id: '1' }, ['id']],
    ['an id in capitals, which would be another one', { id: '7F2C1A34-9B1D-4C6E-8F00-0123456789AB' }, ['id']],
    ['a version that is none', { textVersion: 'latest' }, ['textVersion']],
    ['a channel that we do not have', { channel: 'phone' }, ['channel']],
    ['recording without analytics', { analytics: false, recording: true }, ['recording']],
    ['a choice that was not made', { analytics: undefined }, ['analytics']],
    ['anything about the visitor', { email: 'aminah@example.com' }, ['email']],
  ])('%s is refused by name', async (_what, changed, fields) => {
    const response = await send(consentOperation, { body: choice(changed) })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  })
})

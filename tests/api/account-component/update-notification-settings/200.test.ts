import { expect, test } from 'vitest'
import { notificationSettingsOperation } from '@/lib/contract/account-component/notification-settings'
import { updateNotificationSettingsOperation } from '@/lib/contract/account-component/update-notification-settings'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { proofsOf } from '../../support/consents'
import { bearer, newMember } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'

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

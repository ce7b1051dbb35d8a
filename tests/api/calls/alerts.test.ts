import { expect, test } from 'vitest'
import {
  endProductAlertOperation,
  endWeeklyAlertsOperation,
  forgetInterestsOperation,
  productAlertOperation,
  userInterestedRedirectsOperation,
  userInterestRecordOperation,
} from '@/lib/contract/calls/interests'
import { kysely } from '@/lib/server/db/connection'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

const card = { category: 'credit-card', slug: 'angsana-card-i' }

async function listOf(accessToken: string) {
  const response = await send(userInterestedRedirectsOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(response, userInterestedRedirectsOperation)).data
}

async function mark(accessToken: string) {
  const response = await send(userInterestRecordOperation, { headers: bearer(accessToken), body: card })
  return (await expectSuccess(response, userInterestRecordOperation)).data
}

async function follow(accessToken: string, body: Readonly<Record<string, string | number>> = card) {
  const response = await send(productAlertOperation, { headers: bearer(accessToken), body })
  return (await expectSuccess(response, productAlertOperation)).data
}

const keysInDatabase = async () =>
  (await (await kysely()).selectFrom('member_interests').selectAll().execute()).map((row) => row.removal_key ?? '')

describeCall('bank-component/product-alert', 200, () => {
  test('an alert is on its member’s list once, beside a mark of the same product, and its key is told to nobody', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const marked = await mark(member.accessToken)
    const alert = await follow(member.accessToken)
    expect(alert).toMatchObject({ kind: 'alert', product: card, entityName: null, recordedOn: '2026-11-20' })
    expect(await follow(member.accessToken)).toEqual(alert)
    const list = await listOf(member.accessToken)
    expect(list).toEqual([alert, marked])
    expect(await listOf(other.accessToken)).toEqual([])
    for (const key of (await keysInDatabase()).filter(Boolean)) expect(JSON.stringify(list)).not.toContain(key)
    const asked = { ...card, case: 'nothing=here', least: 20_000 }
    expect((await follow(member.accessToken, asked)).alert).toEqual({
      case: '',
      words: null,
      least: 20_000,
      rhythm: 'immediate',
    })
    const query = `id=${alert.id}`
    await expectSuccess(
      await send(forgetInterestsOperation, { headers: bearer(member.accessToken), query }),
      forgetInterestsOperation,
    )
    expect(await listOf(member.accessToken)).toEqual([marked])
  })

  test('asked again from another case, it stays as its member chose, until it is taken off', async () => {
    const { accessToken } = await newMember()
    const chosen = { least: 50_000, rhythm: 'weekly' }
    await follow(accessToken, { ...card, ...chosen })
    const { id, alert } = await follow(accessToken, { ...card, case: 'nothing=here' })
    expect(alert).toMatchObject(chosen)
    const taken = { headers: bearer(accessToken), query: `id=${id}` }
    await expectSuccess(await send(forgetInterestsOperation, taken), forgetInterestsOperation)
    expect((await follow(accessToken)).alert).toMatchObject({ least: 10_000, rhythm: 'immediate' })
  })
})

describeCall('bank-component/product-alert', 404, () => {
  test('an alert of a product that is not listed is not kept', async () => {
    const headers = bearer((await newMember()).accessToken)
    const body = { category: 'credit-card', slug: 'no-such-card' }
    await expectProblem(await send(productAlertOperation, { headers, body }), 'GBL0008')
    expect(await keysInDatabase()).toEqual([])
  })
})

describeCall('bank-component/product-alert', 422, () => {
  test.each([
    ['no product', {}, ['category', 'slug']],
    ['a partner', { ...card, entityName: 'CTOS' }, ['entityName']],
    ['a slug that is a path', { category: 'credit-card', slug: '../x' }, ['slug']],
    ['a case that is longer than an address', { ...card, case: 'x'.repeat(501) }, ['case']],
    ['a threshold of nobody’s choice', { ...card, least: 1 }, ['least']],
    ['whose it is', { ...card, accountId: 'x' }, ['accountId']],
  ])('%s is refused by name', async (_what, body, fields) => {
    const headers = bearer((await newMember()).accessToken)
    const problem = await expectProblem(await send(productAlertOperation, { headers, body }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(fields)
  })
})

describeCall('bank-component/end-product-alert', 204, () => {
  test('the key of a message ends its alert without login, and no other', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await follow(member.accessToken)
    const [key = ''] = await keysInDatabase()
    await follow(other.accessToken)
    await expectSuccess(await send(endProductAlertOperation, { body: { key } }), endProductAlertOperation)
    expect(await listOf(member.accessToken)).toEqual([])
    expect(await listOf(other.accessToken)).toHaveLength(1)
  })
})

describeCall('bank-component/end-product-alert', 404, () => {
  test('a key that no alert is kept under is told so', async () => {
    await expectProblem(await send(endProductAlertOperation, { body: { key: 'A'.repeat(43) } }), 'GBL0016')
  })
})

describeCall('bank-component/end-product-alert', 422, () => {
  test.each([{}, { key: 'short' }, { key: `${'A'.repeat(42)}!` }, { key: 7 }])('%j is no key', async (body) => {
    expect(fieldsOf(await expectProblem(await send(endProductAlertOperation, { body }), 'GBL0007'))).toEqual(['key'])
  })
})

describeCall('bank-component/end-weekly-alerts', 204, () => {
  test('the key of a message ends all that its member is told by the week without login, and nothing of others', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await follow(member.accessToken, { ...card, rhythm: 'weekly' })
    const [key = ''] = await keysInDatabase()
    await follow(other.accessToken, { ...card, rhythm: 'weekly' })
    await expectSuccess(await send(endWeeklyAlertsOperation, { body: { key } }), endWeeklyAlertsOperation)
    expect(await listOf(member.accessToken)).toEqual([])
    expect(await listOf(other.accessToken)).toHaveLength(1)
  })
})

describeCall('bank-component/end-weekly-alerts', 404, () => {
  test('the key of an alert that is told at once is told so, and ends nothing', async () => {
    const member = await newMember()
    await follow(member.accessToken)
    const [key = ''] = await keysInDatabase()
    await expectProblem(await send(endWeeklyAlertsOperation, { body: { key } }), 'GBL0016')
    expect(await listOf(member.accessToken)).toHaveLength(1)
  })
})

describeCall('bank-component/end-weekly-alerts', 422, () => {
  test.each([{}, { key: 'short' }, { key: 7 }])('%j is no key', async (body) => {
    expect(fieldsOf(await expectProblem(await send(endWeeklyAlertsOperation, { body }), 'GBL0007'))).toEqual(['key'])
  })
})

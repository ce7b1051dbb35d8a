import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  pointHistoriesOperation,
  takeBackWithdrawalOperation,
  totalAvailableOperation,
  withdrawalsOperation,
  withdrawOperation,
} from '@/lib/contract/calls/referral'
import { referralTermsVersion } from '@/lib/server/content/legal-texts'
import {
  requestWithdrawal,
  takeBackWithdrawal,
  type WithdrawDeps,
  withdrawalsOf,
} from '@/lib/server/services/referral/withdraw-points'
import { runtime } from '@/lib/server/services/runtime'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { memberWithPoints } from '../support/points'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

const wanted = { points: 400, amount: 400 }

/** A provider that pays points out, whatever this process is set to. */
function paying(change: Partial<WithdrawDeps> = {}) {
  const deps: WithdrawDeps = { ...runtime().withdrawals, isEnabled: () => true, ...change }
  return providerWith({
    core: {
      withdrawals: (account) => withdrawalsOf(deps, account),
      withdraw: (account, asked) => requestWithdrawal(deps, account, asked),
      takeBackWithdrawal: (account, id) => takeBackWithdrawal(deps, account, id),
    },
  })
}

const sentBy = (accessToken: string, body: unknown = wanted, key: string = randomUUID()) => ({
  headers: { ...bearer(accessToken), 'idempotency-key': key },
  body,
})

async function listOf(accessToken: string, provider = paying()) {
  const answer = await provider(requestTo(withdrawalsOperation, { headers: bearer(accessToken) }))
  return (await expectSuccess(answer, withdrawalsOperation)).data
}

async function totalOf(accessToken: string) {
  const answer = await send(totalAvailableOperation, { headers: bearer(accessToken) })
  const { available, held } = (await expectSuccess(answer, totalAvailableOperation)).data
  return { available, held }
}

describeCall('core-component/withdraw', 200, () => {
  test('points are set aside for what the member saw, and the history and the list say so', async () => {
    const { accessToken } = await memberWithPoints(500)
    const key = randomUUID()
    const answer = await paying()(requestTo(withdrawOperation, sentBy(accessToken, wanted, key)))
    const { data } = await expectSuccess(answer, withdrawOperation)
    expect(data).toMatchObject({ ...wanted, state: 'requested', why: null, isSample: true, changedAt: null })
    expect(data.words).toBe('Requested: a person looks at it')
    const again = await paying()(requestTo(withdrawOperation, sentBy(accessToken, wanted, key)))
    expect((await expectSuccess(again, withdrawOperation)).data.id).toBe(data.id)
    expect(await totalOf(accessToken)).toEqual({ available: 100, held: 400 })
    expect((await listOf(accessToken)).withdrawals.map(({ id }) => id)).toEqual([data.id])
    const sent = { headers: bearer(accessToken), query: 'view=used' }
    const history = await expectSuccess(await send(pointHistoriesOperation, sent), pointHistoriesOperation)
    expect(history.data.entries).toMatchObject([{ words: 'Set aside for a withdrawal', change: -400, voucher: null }])
  })
})

describeCall('core-component/withdrawals', 200, () => {
  test('rules are told only where points are paid out', async () => {
    const { accessToken } = await memberWithPoints(1)
    expect(await listOf(accessToken)).toEqual({
      rules: { minimum: 400, senPerPoint: 1, isSample: true },
      withdrawals: [],
    })
    expect(await listOf(accessToken, paying({ isEnabled: () => false }))).toEqual({ rules: null, withdrawals: [] })
  })
})

describeCall('core-component/take-back-withdrawal', 200, () => {
  test('the member has the points again, and nobody takes back what is another member’s', async () => {
    const { accessToken } = await memberWithPoints(500)
    const other = await memberWithPoints(500)
    const answer = await paying()(requestTo(withdrawOperation, sentBy(accessToken)))
    const { id } = (await expectSuccess(answer, withdrawOperation)).data
    const takenBack = async (by: string) => {
      const taken = await send(takeBackWithdrawalOperation, { headers: bearer(by), body: { id } })
      return (await expectSuccess(taken, takeBackWithdrawalOperation)).data.takenBack
    }
    expect(await takenBack(other.accessToken)).toBe(false)
    expect(await takenBack(accessToken)).toBe(true)
    expect(await totalOf(accessToken)).toEqual({ available: 500, held: 0 })
    expect((await listOf(accessToken)).withdrawals).toMatchObject([{ state: 'refused', why: 'You took it back.' }])
  })
})

describeCall('core-component/withdraw', 403, () => {
  test('before the gate nothing can be withdrawn', async () => {
    const { accessToken } = await newMember({ referralTermsVersion: referralTermsVersion() })
    await expectProblem(await paying()(requestTo(withdrawOperation, sentBy(accessToken))), 'GBL0044')
  })
})

describeCall('core-component/withdraw', 409, () => {
  test.each([
    ['with too few points', {}, { points: 600, amount: 600 }, 'GBL0041'],
    ['where points are not paid out', { isEnabled: () => false }, wanted, 'GBL0045'],
    ['of fewer points than the least', {}, { points: 399, amount: 399 }, 'GBL0046'],
    ['for another amount', {}, { points: 400, amount: 4000 }, 'GBL0046'],
  ] as const)('is refused %s, and nothing is taken', async (_when, change, body, code) => {
    const { accessToken } = await memberWithPoints(500)
    await expectProblem(await paying(change)(requestTo(withdrawOperation, sentBy(accessToken, body))), code)
    expect(await totalOf(accessToken)).toEqual({ available: 500, held: 0 })
  })
})

describeCall('core-component/withdraw', 422, () => {
  test.each([
    ['points', { ...wanted, points: 0 }],
    ['amount', { ...wanted, amount: -1 }],
  ])('is refused by its field: %s', async (field, body) => {
    const { accessToken } = await newMember()
    const answer = await send(withdrawOperation, sentBy(accessToken, body))
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual([field])
  })
})

describeCall('core-component/take-back-withdrawal', 422, () => {
  test('is refused by its field for what is no id', async () => {
    const { accessToken } = await newMember()
    const answer = await send(takeBackWithdrawalOperation, { headers: bearer(accessToken), body: { id: '456789ab' } })
    expect(fieldsOf(await expectProblem(answer, 'GBL0007'))).toEqual(['id'])
  })
})

import { describe, expect, it } from 'vitest'
import { reviewRefusals } from '../referral/state'
import { sen } from '../values/money'
import {
  canBe,
  isRefusalByHand,
  misfitOf,
  refusalsByHand,
  termsOfWithdrawal,
  type WithdrawalAct,
  withdrawalActs,
  withdrawalId,
  withdrawalState,
  withdrawalStates,
  worthOf,
} from './withdrawal'

const rules = { minimum: 1000, senPerPoint: 3 }

describe('a withdrawal', () => {
  it('only moves on: to approved, to paid from there, and to refused until it is paid', () => {
    const moves = withdrawalStates.flatMap((state) =>
      withdrawalActs.flatMap((act) => (canBe(act, state) ? [`${state}: ${act}`] : [])),
    )
    expect(moves).toEqual(['requested: approve', 'requested: refuse', 'approved: pay', 'approved: refuse'])
    const after: readonly (readonly WithdrawalAct[])[] = [[], ['approve'], ['pay', 'approve'], ['approve', 'refuse']]
    expect(after.map(withdrawalState)).toEqual(['requested', 'approved', 'paid', 'refused'])
  })

  it('says in its id what is paid by whose rules, and refuses another text', () => {
    const terms = { amount: sen(1234), programmeId: 'sample-1' }
    expect(termsOfWithdrawal(withdrawalId(terms, 'holder', 'a key'))).toEqual(terms)
    for (const text of ['', 'voucher x holder key', '12 sample-1']) {
      expect(() => termsOfWithdrawal(text)).toThrow(RangeError)
    }
  })

  it('comes to whole sen, the same for every point', () => {
    expect(worthOf(1001, rules)).toBe(3003)
    expect(() => worthOf(1_000_000_000, { ...rules, senPerPoint: 1000 })).toThrow(RangeError)
  })

  it('is of the minimum or more, for the amount that the member saw', () => {
    expect(misfitOf({ points: 999, amount: sen(2997) }, rules)).toBe('too-few')
    expect(misfitOf({ points: 1000, amount: sen(1000) }, rules)).toBe('changed')
    expect(misfitOf({ points: 1000, amount: sen(3000) }, rules)).toBeNull()
  })

  it('is refused by hand for reasons that no invitation is refused for, so that a reason says what is meant', () => {
    expect(refusalsByHand.filter((reason) => reviewRefusals.some((one) => String(one) === reason))).toEqual([])
    expect(isRefusalByHand('no-answer')).toBe(true)
    expect(isRefusalByHand('account-closed')).toBe(false)
  })
})

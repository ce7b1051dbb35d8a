import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFixedDeposit, placementOf } from '@/tests/factories/fixed-deposit'
import { known, testToday } from '@/tests/factories/product'
import { depositReturn } from '../calculators/deposit'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { type DepositSwitch, type OwnDeposit, switchDeposit } from './deposit-switch'

const own: OwnDeposit = { amount: ringgit(10_000), rate: basisPoints(250), months: 12, done: 6, leaving: 'no-return' }
const at = (rate: number) => makeFixedDeposit({ placements: known([placementOf(6, rate)]), name: `At ${rate}` })

function found(rate: number, changes: Partial<OwnDeposit> = {}): DepositSwitch {
  const result = switchDeposit([at(rate)], { ...own, ...changes }, testToday)
  if (typeof result === 'string') throw new Error(result)
  return result
}

describe('leaving a fixed deposit', () => {
  it('is what leaving pays and the next deposit earns by the same day, less what keeping it pays', () => {
    // 20 May 2026 to 20 May 2027 is 365 days at 2.5%: RM250. 181 days are left: 10,000 × 4% × 181 ÷ 365 = 198.36.
    expect(found(400)).toMatchObject({ kept: ringgit(250), paid: 0, gain: sen(19_836 - 25_000), payback: null })
    // What was earned in 184 days is kept and placed with the rest: 126.03, then 10,126.03 × 4% × 181 ÷ 365 = 200.86.
    expect(found(400, { leaving: 'full-to-date' })).toMatchObject({ paid: 12_603, gain: sen(12_603 + 20_086 - 25_000) })
  })

  it('says from which rate leaving is worth it, to the hundredth of a percent, and when it has made up for it', () => {
    const rates = fc.integer({ min: 50, max: 900 })
    fc.assert(
      fc.property(rates, rates, fc.constantFrom('no-return', 'full-to-date'), (mine, next, leaving) => {
        const result = found(next, { rate: basisPoints(mine), leaving })
        const { evenAt, paid, kept, daysLeft, gain, payback } = result
        expect(gain >= 0).toBe(evenAt !== null && next >= evenAt)
        expect(payback !== null).toBe(gain >= 0)
        if (evenAt === null) return
        const earns = (rate: number) => paid + depositReturn(sen(own.amount + paid), basisPoints(rate), daysLeft)
        expect(earns(evenAt)).toBeGreaterThanOrEqual(kept)
        if (evenAt > 0) expect(earns(evenAt - 1)).toBeLessThan(kept)
      }),
      { numRuns: 100 },
    )
  })

  it('has no answer for money that is locked in, and none where no deposit takes the months that are left', () => {
    expect(switchDeposit([at(400)], { ...own, leaving: 'not-allowed' }, testToday)).toBe('locked')
    expect(switchDeposit([at(400)], { ...own, done: 5 }, testToday)).toBe('none')
    expect(() => switchDeposit([at(400)], { ...own, done: 12 }, testToday)).toThrow(RangeError)
  })
})

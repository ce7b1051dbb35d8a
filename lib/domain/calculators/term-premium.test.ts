import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { monthlyPremium, yearlyPremium } from './term-premium'

/** A fraction of whole numbers rounded half up, without a floating point in it. */
const halfUp = (over: bigint, under: bigint) => Number((2n * over + under) / (2n * under))

describe('the price of life cover', () => {
  it('is that of worked examples', () => {
    const rates = { rate: sen(152), off: sen(15), fee: ringgit(30) }
    // RM300,000 ÷ RM1,000 × RM1.37 = RM411; with the fee RM441; × 8.75% = RM38.5875
    expect(yearlyPremium(ringgit(300_000), rates)).toBe(44_100)
    expect(monthlyPremium(ringgit(300_000), rates, basisPoints(875))).toBe(3_859)
    // RM441 ÷ 12 = RM36.75
    expect(monthlyPremium(ringgit(300_000), rates, null)).toBe(3_675)
  })

  it('counts a sum that is no whole thousand by its part, and rounds half a sen up', () => {
    const rates = { rate: sen(1), off: sen(0), fee: sen(0) }
    expect(yearlyPremium(ringgit(500), rates)).toBe(1)
    expect(yearlyPremium(ringgit(499.99), rates)).toBe(0)
    expect(monthlyPremium(ringgit(6_000), rates, null)).toBe(1)
  })

  it('is rounded once, from the published figures, whatever they are', () => {
    const amounts = fc.record({
      sum: fc.integer({ min: 1_000_000, max: 200_000_000 }),
      rate: fc.integer({ min: 20, max: 8_000 }),
      off: fc.integer({ min: 0, max: 20 }),
      fee: fc.integer({ min: 0, max: 10_000 }),
      factor: fc.integer({ min: 800, max: 1_000 }),
    })
    fc.assert(
      fc.property(amounts, ({ sum, rate, off, fee, factor }) => {
        const rates = { rate: sen(rate), off: sen(off), fee: sen(fee) }
        const year = BigInt(sum) * BigInt(rate - off) + BigInt(fee) * 100_000n
        expect(yearlyPremium(sen(sum), rates)).toBe(halfUp(year, 100_000n))
        expect(monthlyPremium(sen(sum), rates, basisPoints(factor))).toBe(
          halfUp(year * BigInt(factor), 100_000n * 10_000n),
        )
        expect(monthlyPremium(sen(sum), rates, null)).toBe(halfUp(year, 1_200_000n))
      }),
    )
  })

  it('by the month agrees with the year’s by the published factor, to half a sen for each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 200_000_000 }),
        fc.integer({ min: 20, max: 8_000 }),
        fc.integer({ min: 834, max: 1_000 }),
        (sum, rate, factor) => {
          const rates = { rate: sen(rate), off: sen(0), fee: sen(0) }
          const yearly = yearlyPremium(sen(sum), rates)
          const monthly = monthlyPremium(sen(sum), rates, basisPoints(factor))
          expect(Math.abs(12 * monthly - (yearly * 12 * factor) / 10_000)).toBeLessThanOrEqual(6 + 0.6)
          expect(Math.abs(12 * monthlyPremium(sen(sum), rates, null) - yearly)).toBeLessThanOrEqual(6.5)
        },
      ),
    )
  })
})

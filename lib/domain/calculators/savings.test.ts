import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { BonusCondition, BonusRate } from '../categories/savings-account/figures'
import type { RateTiers } from '../categories/shared/tiers'
import { ringgit, roundSen, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { accrued } from './deposit'
import { bonusBase, dailyCredited, type Habits, meetsCondition, savingsYear, slicesOf, tierReturn } from './savings'

const bands = [
  { upTo: ringgit(5000), rate: basisPoints(0) },
  { upTo: ringgit(20_000), rate: basisPoints(30) },
  { upTo: ringgit(100_000), rate: basisPoints(80) },
  { upTo: null, rate: basisPoints(130) },
]
const incremental: RateTiers = { method: 'incremental', bands }
const whole: RateTiers = { method: 'whole-balance', bands }
const everything: Habits = {
  salaryCredited: true,
  cardSpend: ringgit(100_000),
  bills: 100,
  topUp: ringgit(100_000),
  invested: ringgit(1_000_000),
}
const nothing: Habits = { salaryCredited: false, cardSpend: sen(0), bills: 0, topUp: sen(0), invested: sen(0) }
const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(sen)

const bonusOf = (rate: number, cap: number, condition: BonusCondition): BonusRate => ({
  condition,
  rate: basisPoints(rate),
  cap: { state: 'known', value: ringgit(cap), source: 'page' },
})

describe('tiered return (vectors 5.8): Σ slice × rate × days ÷ 365', () => {
  test.each([
    [4000, 0, 0, 0],
    [12_500, 1.84931507, 3.08219178, 0.18],
    [25_000, 6.98630137, 16.43835616, 0.34],
    [150_000, 109.7260274, 160.2739726, 0.89],
  ])('RM%d over 30 days earns RM%d by slices and RM%d on the whole balance', (balance, bySlice, onWhole, percent) => {
    const slices = slicesOf(ringgit(balance), incremental)
    expect(tierReturn(slices, 30) / 100).toBeCloseTo(bySlice, 8)
    expect(tierReturn(slicesOf(ringgit(balance), whole), 30) / 100).toBeCloseTo(onWhole, 8)
    expect((tierReturn(slices, 365) / ringgit(balance)) * 100).toBeCloseTo(percent, 8)
  })

  it('puts a balance on the edge of a band into the lower band', () => {
    expect(slicesOf(ringgit(20_000), whole)).toEqual([{ amount: ringgit(20_000), rate: 30 }])
    expect(slicesOf(sen(ringgit(20_000) + 1), whole)).toEqual([{ amount: ringgit(20_000) + 1, rate: 80 }])
  })

  it('has slices that add up to the balance', () => {
    fc.assert(
      fc.property(amounts, (balance) => {
        const total = slicesOf(balance, incremental).reduce((sum, slice) => sum + slice.amount, 0)
        expect(total).toBe(balance)
      }),
    )
  })

  it('never pays more by slices than on the whole balance where bands ascend, and never less for more money', () => {
    fc.assert(
      fc.property(amounts, fc.nat(1_000_000), (balance, more) => {
        const bySlice = tierReturn(slicesOf(balance, incremental), 365)
        expect(bySlice).toBeLessThanOrEqual(tierReturn(slicesOf(balance, whole), 365) + 1e-6)
        expect(tierReturn(slicesOf(sen(balance + more), incremental), 365)).toBeGreaterThanOrEqual(bySlice - 1e-6)
      }),
    )
  })
})

describe('daily crediting (vectors 5.8), each day rounded half up', () => {
  it('credits RM0.17, then RM0.17 on RM2,050 at 3%, and RM0.11 on RM1,350.34 with 366 days', () => {
    expect(accrued(ringgit(2050), basisPoints(300), 1, 365) / 100).toBeCloseTo(0.16849315, 8)
    expect(dailyCredited(ringgit(2050), basisPoints(300), 1)).toBe(17)
    expect(dailyCredited(ringgit(2050.17), basisPoints(300), 1)).toBe(17)
    expect(dailyCredited(ringgit(1350.34), basisPoints(300), 1, 366)).toBe(11)
  })

  it('credits RM25.42 on RM10,000 at 3% over 31 days, where simple return is RM25.48', () => {
    expect(dailyCredited(ringgit(10_000), basisPoints(300), 31)).toBe(ringgit(25.42))
    expect(accrued(ringgit(10_000), basisPoints(300), 31, 365) / 100).toBeCloseTo(25.47945205, 8)
  })
})

describe('conditional bonuses (vectors 5.8), each on at most its cap', () => {
  const base: RateTiers = { method: 'incremental', bands: [{ upTo: null, rate: basisPoints(5) }] }
  const bonuses = [
    bonusOf(75, 100_000, { kind: 'monthly-top-up', amount: ringgit(3000) }),
    bonusOf(75, 100_000, { kind: 'card-spend', amount: ringgit(1000) }),
    bonusOf(75, 100_000, { kind: 'bill-payments', count: 5 }),
    bonusOf(200, 100_000, { kind: 'invest', amount: ringgit(30_000) }),
  ]

  test.each([
    [80_000, 282.76, 4.3],
    [150_000, 355.46, 2.883333],
  ])('RM%d over 30 days with every condition met pays RM%d, %d%% a year', (balance, paid, percent) => {
    const lines = [
      roundSen(tierReturn(slicesOf(ringgit(balance), base), 30)),
      ...bonuses.map(({ cap, rate }) => roundSen(accrued(bonusBase(ringgit(balance), cap) ?? sen(0), rate, 30, 365))),
    ]
    expect(lines.reduce<number>((sum, line) => sum + line, 0)).toBe(ringgit(paid))
    const year = savingsYear(ringgit(balance), base, bonuses, everything)
    expect(((year.total ?? 0) / ringgit(balance)) * 100).toBeCloseTo(percent, 6)
  })

  it('counts a bonus only from the exact amount or count that its condition asks', () => {
    const habits: Habits = { ...nothing, cardSpend: ringgit(999.99), bills: 4, topUp: ringgit(3000) }
    expect(bonuses.map(({ condition }) => meetsCondition(condition, habits))).toEqual([true, false, false, false])
    expect(meetsCondition({ kind: 'salary-credit', amount: ringgit(3000) }, nothing)).toBe(false)
    expect(meetsCondition({ kind: 'salary-credit', amount: ringgit(3000) }, everything)).toBe(true)
  })

  it('earns the base alone when nothing is met, and shows the unmet bonuses at RM0', () => {
    const year = savingsYear(ringgit(80_000), base, bonuses, nothing)
    expect(year.total).toBe(ringgit(40))
    expect(year.bonuses.map((line) => line.earned)).toEqual([0, 0, 0, 0])
  })

  it('does not know the total when the cap of a met bonus is not published', () => {
    const uncapped: BonusRate = { ...bonusOf(100, 1, { kind: 'bill-payments', count: 1 }), cap: { state: 'missing' } }
    expect(savingsYear(ringgit(1000), base, [uncapped], everything).total).toBeNull()
    expect(savingsYear(ringgit(1000), base, [uncapped], nothing).total).toBe(ringgit(0.5))
  })

  it('pays a bonus without a cap, and one with no upper end, on the whole balance', () => {
    expect(bonusBase(ringgit(9000), { state: 'none', source: 'page' })).toBe(ringgit(9000))
    expect(bonusBase(ringgit(9000), { state: 'unlimited', source: 'page' })).toBe(ringgit(9000))
  })

  it('never earns less by meeting more conditions', () => {
    fc.assert(
      fc.property(amounts, fc.nat(4), (balance, count) => {
        const some = savingsYear(balance, base, bonuses.slice(0, count), null).total ?? Number.NaN
        const none = savingsYear(balance, base, bonuses.slice(0, count), nothing).total ?? Number.NaN
        expect(some).toBeGreaterThanOrEqual(none)
      }),
    )
  })
})

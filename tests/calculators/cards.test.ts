import { describe, expect, it } from 'vitest'
import { transferCost } from '@/lib/domain/calculators/balance-transfer'
import { payOffAtMinimum } from '@/lib/domain/calculators/card-payoff'
import { monthlyRewards, type SettledRule } from '@/lib/domain/calculators/card-value'
import type { TransferFeeTiming } from '@/lib/domain/calculators/effective-rate'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { Ratio } from './ratio'

describe('5.5 against a bank’s printed table at 18%, which counts by the day from the posting date', () => {
  it.each([
    [500, 12, 73.5],
    [1000, 25, 255.9],
    [1500, 36, 470.06],
    [2000, 44, 685.86],
    [5000, 70, 1983.33],
    [10_000, 89, 4138.19],
  ])('RM%d: our estimate is the bank’s %d months and RM%d or a little less', (balance, months, charge) => {
    const ours = payOffAtMinimum(ringgit(balance), basisPoints(1800))
    expect(months - ours.months).toBeGreaterThanOrEqual(0)
    expect(months - ours.months).toBeLessThanOrEqual(1)
    const more = ringgit(charge) / ours.charge - 1
    expect(more).toBeGreaterThan(0.04)
    expect(more).toBeLessThan(0.61)
  })

  it('2.12: RM5,000 takes 69 months and RM1,875.78 at 18%, 67 and RM1,734.64 at 17%, 65 and about RM1,469.27 at 15%', () => {
    const at = (rate: number) => payOffAtMinimum(ringgit(5000), basisPoints(rate))
    expect(at(1800)).toMatchObject({ months: 69, charge: ringgit(1875.78) })
    expect(at(1700)).toMatchObject({ months: 67, charge: ringgit(1734.64) })
    expect(at(1500).months).toBe(65)
    expect(Math.abs(at(1500).charge - ringgit(1469.27))).toBeLessThanOrEqual(1)
  })
})

describe('5.6 a balance transfer', () => {
  it.each<[number, number, number, number, TransferFeeTiming, number, number, number]>([
    [10_000, 0, 12, 300, 'upfront', 833.33, 300, 5.66091283],
    [10_000, 0, 12, 300, 'added-to-balance', 858.33, 300, 5.49248002],
    [10_000, 0, 12, 300, 'first-instalment', 833.33, 300, 5.63387504],
    [5_000, 0, 6, 200, 'upfront', 833.33, 100, 6.96350864],
    [10_000, 499, 12, 0, 'upfront', 874.92, 499, 9.08665567],
  ])(
    'RM%d at %d flat over %d months, fee %d %s: RM%d a month, RM%d in all',
    (amount, rate, months, fee, timing, m, cost, nominal) => {
      const terms = { amount: ringgit(amount), rate: basisPoints(rate), months, fee: basisPoints(fee), timing }
      const found = transferCost(terms, basisPoints(1800))
      expect([found.instalment, found.cost]).toEqual([ringgit(m), ringgit(cost)])
      expect((found.eir?.nominal ?? 0) * 100).toBeCloseTo(nominal, 6)
      expect(found.saved).toBe((found.staying?.charge ?? 0) - found.cost)
      expect(found.saved).toBeGreaterThan(0)
    },
  )

  it.each<[number, number, number, TransferFeeTiming, number, number]>([
    [10_000, 12, 300, 'upfront', 1_040.77, 740.77],
    [10_000, 12, 300, 'first-instalment', 1_046.15, 746.15],
    [5_000, 6, 200, 'upfront', 269.07, 169.07],
  ])(
    'staying takes the same money at the same time: RM%d over %d months, fee %d %s, costs RM%d',
    (amount, months, fee, timing, staying, saved) => {
      const terms = { amount: ringgit(amount), rate: basisPoints(0), months, fee: basisPoints(fee), timing }
      const found = transferCost(terms, basisPoints(1800))
      expect([found.staying?.charge, found.saved]).toEqual([ringgit(staying), ringgit(saved)])
      // The same payments again, by exact rational arithmetic.
      const instalment = Ratio.of(ringgit(amount), months).rounded()
      let owed = ringgit(amount) - (timing === 'upfront' ? found.fee : 0)
      let charge = 0
      for (let month = 1; owed > 0; month += 1) {
        const added = Ratio.of(owed).times(Ratio.rate(1800)).by(Ratio.of(12)).rounded()
        charge += added
        owed = Math.max(0, owed + added - instalment - (month === 1 && timing === 'first-instalment' ? found.fee : 0))
      }
      expect(found.staying?.charge).toBe(charge)
    },
  )

  it('does not compare with a card that the instalment would never clear', () => {
    const terms = {
      amount: ringgit(1000),
      rate: basisPoints(0),
      months: 120,
      fee: basisPoints(300),
      timing: 'upfront',
    } as const
    expect(transferCost(terms, basisPoints(1800))).toMatchObject({ staying: null, saved: null, cost: ringgit(30) })
  })

  it('a dear fee costs more than a cheap card: the saving is a loss', () => {
    const terms = {
      amount: ringgit(1000),
      rate: basisPoints(0),
      months: 3,
      fee: basisPoints(500),
      timing: 'upfront',
    } as const
    expect(transferCost(terms, basisPoints(1500)).saved).toBeLessThan(0)
  })
})

describe('5.12 the spend that reaches a cap', () => {
  it('is RM187.50 at 8% for a cap of RM15: a sen more gives nothing more', () => {
    const rule: SettledRule = { kind: 'cashback', on: ['petrol'], rate: basisPoints(800), cap: ringgit(15) }
    const none = { groceries: sen(0), dining: sen(0), online: sen(0), travel: sen(0), other: sen(0) }
    const given = (petrol: number) =>
      monthlyRewards({ ...none, petrol: ringgit(petrol) }, [rule], sen(0), null).cashback
    expect([given(187.5), given(187.51), given(187.43)]).toEqual([ringgit(15), ringgit(15), ringgit(14.99)])
  })
})

import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cardMonths } from '@/lib/domain/calculators/card-schedule'
import { averagePayout, shareBill } from '@/lib/domain/calculators/claims'
import { type DayCount, depositReturn, rollOver } from '@/lib/domain/calculators/deposit'
import { medicalGap } from '@/lib/domain/calculators/insurance-gap'
import { flatPlan, levelInstalment, reducingPlan, reducingSchedule } from '@/lib/domain/calculators/loan'
import { motorPremium } from '@/lib/domain/calculators/motor-premium'
import { dailyCredited } from '@/lib/domain/calculators/savings'
import { addMonths, daysBetween, isoDate } from '@/lib/domain/values/iso-date'
import { portion, ringgit, sen } from '@/lib/domain/values/money'
import { atRate, basisPoints, sumAtRates } from '@/lib/domain/values/rate'
import { Ratio } from './ratio'

vi.setConfig({ testTimeout: 60_000 })

const amounts = fc.integer({ min: 1, max: 500_000_000 }).map(sen)
const rates = fc.integer({ min: 0, max: 18_000 }).map((tenths) => basisPoints(tenths / 10))
const terms = fc.integer({ min: 1, max: 420 })
const twelve = Ratio.of(12)

/** The instalment by the formula alone, in exact arithmetic: `P·i(1 + i)^n ÷ ((1 + i)^n − 1)`. */
function exactInstalmentOf(amount: number, rate: number, months: number): Ratio {
  if (rate === 0) return Ratio.of(amount, months)
  const monthly = Ratio.rate(rate).by(twelve)
  const grown = Ratio.of(1).plus(monthly).power(months)
  return Ratio.of(amount)
    .times(monthly)
    .times(grown)
    .by(grown.minus(Ratio.of(1)))
}

/** A schedule in exact arithmetic: each month's charge and the instalment rounded half up, the rest in the last month. */
function exactSchedule(amount: number, rate: number, months: number): readonly [charge: number, balance: number][] {
  const instalment = exactInstalmentOf(amount, rate, months).rounded()
  const rows: [number, number][] = []
  let balance = amount
  for (let month = 1; month <= months; month += 1) {
    const charge = Ratio.of(balance).times(Ratio.rate(rate)).by(twelve).rounded()
    balance = month === months ? 0 : Math.max(0, balance + charge - instalment)
    rows.push([charge, balance])
  }
  return rows
}

describe('half a sen goes up, on exact arithmetic', () => {
  it('RM300,000 at 4% over 360 months charges RM215,607.20 and ends with RM1,429.45', () => {
    const charge = exactSchedule(30_000_000, 400, 360).reduce((total, row) => total + row[0], 0)
    const plan = reducingPlan(ringgit(300_000), basisPoints(400), 360)
    expect([plan.charge, plan.last]).toEqual([ringgit(215_607.2), ringgit(1_429.45)])
    expect(charge).toBe(plan.charge)
  })

  it('every row of every schedule is that of exact rational arithmetic', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const rows = reducingSchedule(amount, rate, months).map(({ charge, balance }) => [charge, balance])
        expect(rows).toEqual(exactSchedule(amount, rate, months))
      }),
      { numRuns: 1_000 },
    )
  })

  it('an instalment that lies on half a sen goes up, and one just below it down', () => {
    // One month of 4%: P(1 + 0.04/12) = P × 301/300 is half a sen above a whole one for P of 150 sen and every 300 more.
    for (const amount of [150, 450, 750, 29_999_850]) {
      const half = exactInstalmentOf(amount, 400, 1)
      expect((half.over * 2n) % half.under === 0n && half.over % half.under !== 0n).toBe(true)
      expect(levelInstalment(sen(amount), basisPoints(400), 1)).toBe(Math.ceil(Number(half.over) / Number(half.under)))
    }
    // Without interest 120 instalments of RM0.60 are half a sen each.
    expect(levelInstalment(sen(60), basisPoints(0), 120)).toBe(1)
    expect(levelInstalment(sen(59), basisPoints(0), 120)).toBe(0)
  })

  it('every instalment, of short terms above all, is that of exact rational arithmetic', () => {
    const short = fc.oneof(fc.integer({ min: 1, max: 4 }), terms)
    fc.assert(
      fc.property(
        fc.oneof(amounts, fc.integer({ min: 1, max: 5_000 }).map(sen)),
        rates,
        short,
        (amount, rate, months) => {
          expect(levelInstalment(amount, rate, months)).toBe(exactInstalmentOf(amount, rate, months).rounded())
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('a flat plan, a card paid off, daily crediting and renewed deposits are those of exact arithmetic', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const flat = flatPlan(amount, rate, months)
        const charge = Ratio.of(amount).times(Ratio.rate(rate)).times(Ratio.of(months, 12)).rounded()
        expect([flat.charge, flat.instalment]).toEqual([charge, Ratio.of(amount + charge, months).rounded()])
        for (const month of cardMonths(amount, rate, null, 24) ?? []) {
          const owed = month.balance + month.payment - month.charge
          expect(month.charge).toBe(Ratio.of(owed).times(Ratio.rate(rate)).by(twelve).rounded())
          const least = Math.max(5_000, Ratio.of(owed + month.charge, 20).rounded())
          expect(month.payment).toBe(Math.min(owed + month.charge, least))
        }
      }),
      { numRuns: 1_000 },
    )
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 1, max: 40 }), (amount, rate, times) => {
        const start = isoDate('2026-01-31')
        let daily: number = amount
        let renewed: number = amount
        const onDays = (balance: number, days: number) =>
          Ratio.of(balance).times(Ratio.rate(rate)).times(Ratio.of(days, 365)).rounded()
        for (let time = 0; time < times; time += 1) {
          daily += onDays(daily, 1)
          renewed += onDays(renewed, daysBetween(addMonths(start, time), addMonths(start, time + 1)))
        }
        expect(dailyCredited(amount, rate, times)).toBe(daily - amount)
        expect(rollOver({ amount, rate, dayCount: 365 }, start, 1, times, rate).renewedReturn).toBe(renewed - amount)
      }),
      { numRuns: 1_000 },
    )
  })

  it('returns, parts, bills, premiums and growth are those of exact arithmetic to RM1 billion', () => {
    const any = fc.integer({ min: 0, max: 100_000_000_000 }).map(sen)
    const moderate = fc.integer({ min: 0, max: 4_000 }).map((tenths) => basisPoints(tenths / 10))
    fc.assert(
      fc.property(any, moderate, fc.integer({ min: 1, max: 1_830 }), (amount, rate, days) => {
        const exact = Ratio.of(amount).times(Ratio.rate(rate))
        expect(atRate(amount, rate)).toBe(exact.rounded())
        for (const year of [365, 366] satisfies DayCount[]) {
          expect(depositReturn(amount, rate, days, year)).toBe(exact.times(Ratio.of(days, year)).rounded())
        }
        expect(portion(amount, days, 1_830)).toBe(Ratio.of(amount).times(Ratio.of(days, 1_830)).rounded())
        expect(portion(sen(-amount), days, 1_830)).toBe(-Ratio.of(amount).times(Ratio.of(days, 1_830)).rounded() || 0)
      }),
      { numRuns: 5_000 },
    )
    fc.assert(
      fc.property(
        amounts,
        rates,
        amounts,
        amounts,
        fc.integer({ min: 0, max: 5 }),
        (amount, rate, other, loss, years) => {
          const grown = Ratio.of(amount).times(Ratio.of(1).plus(Ratio.rate(rate)).power(years))
          const bill = { billToday: amount, inflation: rate, years, annualLimit: sen(0) }
          expect(medicalGap(bill).need).toBe(grown.rounded())
          const plan = { deductible: sen(0), coInsurance: rate, most: null, limit: null }
          expect(shareBill(amount, plan).coInsurance).toBe(Ratio.of(amount).times(Ratio.rate(rate)).rounded())
          const paid = amount < other ? Ratio.of(loss).times(Ratio.of(amount, other)).rounded() : loss
          expect(averagePayout(loss, amount, other)).toBe(Math.min(paid, loss, amount))
          const taxes = { serviceTax: basisPoints(800), stampDuty: ringgit(10) }
          const less = basisPoints(Math.min(10_000, rate))
          const after = Ratio.of(amount)
            .times(Ratio.of(1).minus(Ratio.rate(less)))
            .rounded()
          expect(motorPremium(amount, less, taxes).afterDiscount).toBe(after)
          const parts = [
            { amount, rate },
            { amount: other, rate: basisPoints(12.3) },
          ]
          const both = Ratio.of(amount)
            .times(Ratio.rate(rate))
            .plus(Ratio.of(other).times(Ratio.rate(12.3)))
          expect(sumAtRates(parts)).toBe(both.rounded())
        },
      ),
      { numRuns: 5_000 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringgit, type Sen, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { effectiveRate } from './effective-rate'
import {
  balanceAfter,
  debtServiceRatio,
  exactInstalment,
  flatPlan,
  planPayments,
  quoteLoan,
  reducingPlan,
  reducingSchedule,
  stampDuty,
  upfrontFee,
} from './loan'

const amounts = fc.integer({ min: 100_000, max: 30_000_000 }).map(sen)
const terms = fc.integer({ min: 6, max: 120 })
const rates = fc.integer({ min: 1, max: 2_000 }).map(basisPoints)
const ringgitOf = (amount: Sen) => amount / 100

describe('reducing-balance instalment (vectors 5.1 and 2.12)', () => {
  it.each([
    [300_000, 400, 360, 1432.2458863964, 215_608.519103, 294_716.8907, 271_342.539408],
    [450_000, 415, 420, 2033.1753007507, 403_933.626315, 444_166.773479, 418_259.905959],
    [450_000, 400, 420, 1992.4863346499, 386_844.260553, 443_980.604058, 417_348.659244],
    [500_000, 400, 360, 2387.0764773273, 359_347.531838, 491_194.817834, 452_237.56568],
    [50_000, 650, 60, 978.3074109364, 8_698.444656, 41_252.766298, 0],
    [20_000, 800, 36, 626.7273092286, 2_562.183132, 13_857.281501, null],
    [12_000, 0, 12, 1000, 0, 0, null],
    [100_000, 300, 84, 1321.3300065462, 10_991.72055, 86_965.789072, 30_742.036943],
  ])(
    'RM%d at %d basis points over %d months matches the published sum',
    (amount, rate, months, m, interest, b12, b60) => {
      const principal = ringgit(amount)
      const instalment = exactInstalment(principal, basisPoints(rate), months) / 100
      expect(instalment).toBeCloseTo(m, 8)
      expect(instalment * months - amount).toBeCloseTo(interest, 4)
      expect(balanceAfter(principal, basisPoints(rate), months, 12) / 100).toBeCloseTo(b12, 5)
      if (b60 !== null) expect(balanceAfter(principal, basisPoints(rate), months, 60) / 100).toBeCloseTo(b60, 5)
    },
  )

  it.each([
    [500_000, 400, 2213.87],
    [500_000, 425, 2289.47],
  ])('RM%d at %d basis points over 35 years is RM%d a month', (amount, rate, instalment) => {
    expect(exactInstalment(ringgit(amount), basisPoints(rate), 420) / 100).toBeCloseTo(instalment, 2)
  })

  it.each([
    [300_000, 400, 360, 1432.25, [1000, 432.25, 299_567.75], [998.56, 433.69, 299_134.06], 1429.45, 215_607.2],
    [50_000, 650, 60, 978.31, [270.83, 707.48, 49_292.52], [267, 711.31, 48_581.21], 978.16, 8_698.45],
    [20_000, 800, 36, 626.73, [133.33, 493.4, 19_506.6], [130.04, 496.69, 19_009.91], 626.6, 2_562.15],
  ])(
    'the sen-rounded plan of RM%d at %d over %d months matches to the sen',
    (amount, rate, months, m, row1, row2, last, interest) => {
      const plan = reducingPlan(ringgit(amount), basisPoints(rate), months)
      const rows = reducingSchedule(ringgit(amount), basisPoints(rate), months)
      const shown = rows.slice(0, 2).map((row) => [row.charge, row.principal, row.balance].map(ringgitOf))
      expect(shown).toEqual([row1, row2])
      expect([plan.instalment, plan.last, plan.charge].map(ringgitOf)).toEqual([m, last, interest])
      expect(rows).toHaveLength(months)
      expect(rows.at(-1)?.balance).toBe(0)
    },
  )

  it('a change of rate is worked on the balance still owed', () => {
    const owed = balanceAfter(ringgit(300_000), basisPoints(400), 360, 24)
    expect(owed / 100).toBeCloseTo(289_218.5393762, 5)
    expect(exactInstalment(sen(Math.round(owed)), basisPoints(425), 336) / 100).toBeCloseTo(1473.5418556, 3)
  })

  it('refuses a term that is not whole months', () => {
    expect(() => exactInstalment(ringgit(1_000), basisPoints(500), 0)).toThrow(RangeError)
    expect(() => flatPlan(ringgit(1_000), basisPoints(500), 2.5)).toThrow(RangeError)
  })

  it('a dearer rate never lowers the instalment and a longer term never raises it', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const instalment = exactInstalment(amount, rate, months)
        expect(exactInstalment(amount, basisPoints(rate + 1), months)).toBeGreaterThan(instalment)
        expect(exactInstalment(amount, rate, months + 1)).toBeLessThan(instalment)
      }),
    )
  })

  it('a longer term never costs less in all', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const total = exactInstalment(amount, rate, months) * months
        expect(exactInstalment(amount, rate, months + 1) * (months + 1)).toBeGreaterThan(total)
      }),
    )
  })

  it('the payments of a plan add up to its total, and repay exactly what was borrowed and charged', () => {
    fc.assert(
      fc.property(amounts, rates, terms, fc.constantFrom('flat', 'reducing'), (amount, rate, months, basis) => {
        const plan = basis === 'flat' ? flatPlan(amount, rate, months) : reducingPlan(amount, rate, months)
        const paid = planPayments(plan, months).reduce((sum, payment) => sum + payment, 0)
        expect(paid).toBe(plan.totalRepaid)
        expect(plan.totalRepaid).toBe(amount + plan.charge)
      }),
    )
  })
})

describe('flat-rate instalment (vectors 5.2 and 2.12)', () => {
  it.each([
    [100_000, 300, 108, 27_000, 1175.9259259259],
    [100_000, 300, 84, 21_000, 1440.4761904762],
    [80_000, 255, 108, 18_360, 910.7407407407],
    [20_000, 550, 60, 5_500, 425],
    [10_000, 800, 36, 2_400, 344.4444444444],
    [50_000, 400, 120, 20_000, 583.3333333333],
    [1_000, 700, 12, 70, 89.17],
    [70_000, 300, 84, 14_700, 1008.33],
  ])('RM%d at %d flat over %d months charges RM%d', (amount, rate, months, charge, instalment) => {
    const plan = flatPlan(ringgit(amount), basisPoints(rate), months)
    expect(ringgitOf(plan.charge)).toBe(charge)
    expect(ringgitOf(plan.instalment)).toBeCloseTo(instalment, 2)
  })
})

describe('fees taken at the start (loan duty of 5.10, vectors 5.13, EIR of 2.12)', () => {
  it.each([
    [20_000, 100],
    [300_000, 1_500],
    [450_000, 2_250],
    [450_001, 2_255],
    [630_000, 3_150],
    [1, 5],
  ])('duty on RM%d is RM5 for each RM1,000 or part: RM%d', (amount, duty) => {
    expect(ringgitOf(stampDuty(ringgit(amount), basisPoints(50)))).toBe(duty)
  })

  it('a fee is never under its least nor over its most', () => {
    const fee = { rate: basisPoints(200), least: ringgit(250), most: ringgit(500) }
    expect(ringgitOf(upfrontFee(ringgit(10_000), fee))).toBe(250)
    expect(ringgitOf(upfrontFee(ringgit(20_000), fee))).toBe(400)
    expect(ringgitOf(upfrontFee(ringgit(50_000), fee))).toBe(500)
    expect(ringgitOf(upfrontFee(ringgit(50_000), { ...fee, most: null }))).toBe(1_000)
  })

  it.each([
    ['reducing', 800, 36, 0, 8],
    ['reducing', 800, 36, 100, 8.3408291],
    ['reducing', 800, 36, 400, 9.37785549],
    ['reducing', 800, 36, 500, 9.72848349],
    ['flat', 550, 60, 0, 10.00600594],
    ['flat', 550, 60, 100, 10.22269175],
    ['flat', 550, 60, 500, 11.10509544],
  ] as const)(
    'RM20,000 %s at %d over %d months with RM%d taken first has the published EIR',
    (basis, rate, months, upfront, nominal) => {
      const quote = quoteLoan({
        amount: ringgit(20_000),
        months,
        rate: basisPoints(rate),
        basis,
        upfront: ringgit(upfront),
      })
      expect(quote.eir).toBe(Math.round(nominal * 100))
      expect(quote.paidOut).toBe(ringgit(20_000 - upfront))
      expect(quote.cost).toBe(quote.charge + ringgit(upfront))
    },
  )

  it.each([
    [900, 24, 10_000, 1643],
    [900, 60, 10_000, 1571],
    [700, 12, 1_000, 1268],
    [300, 84, 70_000, 557],
  ])('%d flat over %d months on RM%d is quoted at its published EIR', (rate, months, amount, eir) => {
    const quote = quoteLoan({
      amount: ringgit(amount),
      months,
      rate: basisPoints(rate),
      basis: 'flat',
      upfront: sen(0),
    })
    expect(quote.eir).toBe(eir)
  })

  it('a fee taken from the payout never lowers the EIR', () => {
    fc.assert(
      fc.property(amounts, rates, terms, fc.integer({ min: 0, max: 500 }), (amount, rate, months, fee) => {
        const of = (part: number) =>
          quoteLoan({ amount, months, rate, basis: 'flat', upfront: sen(Math.floor((amount * part) / 10_000)) }).eir ??
          0
        expect(of(fee + 1)).toBeGreaterThanOrEqual(of(fee))
      }),
    )
  })

  it('a flat rate is never quoted below itself', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const quote = quoteLoan({ amount, months, rate, basis: 'flat', upfront: sen(0) })
        expect((quote.eir ?? 0) + 1).toBeGreaterThanOrEqual(rate)
      }),
    )
  })

  it('a reducing rate without fees is its own effective rate, within the rounding of instalments to the sen', () => {
    fc.assert(
      fc.property(amounts, rates, terms, (amount, rate, months) => {
        const quote = quoteLoan({ amount, months, rate, basis: 'reducing', upfront: sen(0) })
        expect(Math.abs((quote.eir ?? 0) - rate)).toBeLessThanOrEqual(1)
        const exact = effectiveRate(amount, Array(months).fill(exactInstalment(amount, rate, months)))
        expect((exact?.nominal ?? 0) * 10_000).toBeCloseTo(rate, 5)
      }),
    )
  })

  it('nothing paid out has no effective rate', () => {
    const quote = quoteLoan({
      amount: sen(100_000),
      months: 12,
      rate: basisPoints(500),
      basis: 'flat',
      upfront: sen(100_000),
    })
    expect(quote.eir).toBeNull()
  })
})

describe('debt-service ratio (vectors 5.9)', () => {
  it.each([
    [2_900, 4_635.25, 62.56404725],
    [4_000, 8_000, 50],
    [2_800, 5_600, 50],
  ])('RM%d of RM%d is %d percent', (commitments, income, percent) => {
    expect((debtServiceRatio(ringgit(commitments), ringgit(income)) ?? 0) * 100).toBeCloseTo(percent, 6)
  })

  it('there is no ratio without an income', () => {
    expect(debtServiceRatio(ringgit(100), sen(0))).toBeNull()
  })
})

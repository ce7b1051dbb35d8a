import { describe, expect, it } from 'vitest'
import {
  flatAgreement,
  flatSchedule,
  lockInFee,
  ruleOf78Charge,
  ruleOf78Part,
  settleFlat,
  settlementRule,
  settleReducing,
} from '@/lib/domain/calculators/early-settlement'
import { effectiveRate } from '@/lib/domain/calculators/effective-rate'
import { byYear, instalmentAfterChange, payExtra, stressRates } from '@/lib/domain/calculators/home-loan'
import { balanceAfter, exactInstalment, flatPlan, reducingPlan, reducingSchedule } from '@/lib/domain/calculators/loan'
import { effectiveToNominal, flatToEffective, reducingToFlat } from '@/lib/domain/calculators/rate-converter'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { nearestRatio, ratioValue, roundRatio } from '@/lib/domain/values/ratio'
import { Ratio } from './ratio'

/**
 * Check values worked with 50-digit decimals. The number before a group, such as 5.1, is that of its table; the tables
 * are spread over the tests of this folder and those beside lib/domain/calculators.
 */
describe('5.1 reducing balance: a change of rate and a day of interest', () => {
  const loan = { amount: ringgit(300_000), rate: basisPoints(400), months: 360 }

  it('RM300,000 at 4% goes to RM1,473.54185560 when the rate becomes 4.25% after 24 payments', () => {
    expect(instalmentAfterChange(loan, 24, basisPoints(425)) / 100).toBeCloseTo(1473.5418556, 7)
    expect(instalmentAfterChange(loan, 24, loan.rate)).toBeCloseTo(exactInstalment(loan.amount, loan.rate, 360), 6)
    expect(() => instalmentAfterChange(loan, 360, basisPoints(425))).toThrow(RangeError)
  })

  it('a month of 31 days on RM300,000 at 4% by daily rest is RM1,019.17808219', () => {
    expect((loan.amount * 0.04 * 31) / 365 / 100).toBeCloseTo(1019.17808219, 8)
  })
})

describe('5.2 the flat rate as an effective rate, without an amount', () => {
  it.each([
    [300, 108, 5.49848957, 5.944954],
    [300, 84, 5.57309384, 5.929412],
    [255, 108, 4.72330477, 5.053211],
    [550, 60, 10.00600594, 10.819672],
    [800, 36, 14.54810824, 15.567568],
    [400, 120, 7.10815568, 7.933884],
  ])('%d flat over %d months is %d%%, not the %d%% of the shortcut', (flat, months, nominal, shortcut) => {
    const rate = (flatToEffective(basisPoints(flat), months)?.nominal ?? 0) * 100
    expect(rate).toBeCloseTo(nominal, 7)
    expect((2 * months * flat) / 100 / (months + 1)).toBeCloseTo(shortcut, 6)
    expect(rate).toBeLessThan(shortcut)
  })

  it('goes back to the flat rate it came from', () => {
    expect(reducingToFlat(0.1, 60) * 100).toBeCloseTo(5.4964537, 6)
    expect(reducingToFlat(0, 60)).toBe(0)
  })

  it('5.14: 5% effective is 4.88894854% nominal by the month', () => {
    expect(effectiveToNominal(0.05, 12) * 100).toBeCloseTo(4.88894854, 8)
  })
})

describe('5.3 Rule of 78', () => {
  it.each([
    [
      100_000, 300, 84, 36, 6917.64705882, 69_142.85714286, 62_225.21008403, 494.11764706, 5.88235294, 61_850.08477343,
      375.1253106,
    ],
    [
      100_000, 300, 108, 48, 8394.49541284, 70_555.55555556, 62_161.06014271, 495.41284404, 4.58715596, 61_565.3035254,
      595.75661731,
    ],
    [
      80_000, 255, 108, 60, 3668.25688073, 43_715.55555556, 40_047.29867482, 336.88073394, 3.11926606, 39_763.10787447,
      284.19080035,
    ],
    [
      20_000, 550, 60, 24, 2001.63934426, 15_300, 13_298.36065574, 180.32786885, 3.00546448, 13_170.12418698,
      128.23646876,
    ],
  ])('RM%d at %d flat over %d months after %d paid', (amount, rate, months, paid, ...expected) => {
    const sum = settleFlat(flatAgreement(ringgit(amount), basisPoints(rate), months), paid)
    const charge = (ringgit(amount) * rate * months) / 120_000
    const found = [sum.rebate, sum.remaining, sum.settlement].map(ratioValue)
    const charges = [ruleOf78Charge(charge, months, 1), ruleOf78Charge(charge, months, months)]
    const shown = [...found, ...charges, sum.reducing, ratioValue(sum.settlement) - sum.reducing].map(
      (value) => value / 100,
    )
    for (const [index, value] of expected.entries()) expect(shown[index]).toBeCloseTo(value, 6)
    expect(ratioValue(ruleOf78Part(months, months))).toBe(1)
  })

  it('2.12: RM70,000 at 3% flat over 84 months after 36: rebate RM4,842.35, settle RM43,557.65, reducing RM43,295.06', () => {
    const sum = settleFlat(flatAgreement(ringgit(70_000), basisPoints(300), 84), 36)
    expect([roundRatio(sum.rebate), roundRatio(sum.settlement), Math.round(sum.reducing)]).toEqual([
      484_235, 4_355_765, 4_329_506,
    ])
  })

  it('refuses more instalments paid than there are', () => {
    expect(() => settleFlat(flatAgreement(ringgit(1000), basisPoints(300), 12), 13)).toThrow(RangeError)
    expect(() => settleReducing(ringgit(1000), basisPoints(300), 12, -1)).toThrow(RangeError)
  })
})

describe('the Rule of 78 and the reducing balance are compared on the same day', () => {
  it('on the next due date one whole month less is to come: 5.58%, 5 paid, in exact arithmetic', () => {
    const monthly = Ratio.rate(558).by(Ratio.of(12))
    const grown = (times: number) => Ratio.of(1).plus(monthly).power(times)
    const instalment = Ratio.of(10_000_000)
      .times(monthly)
      .times(grown(84))
      .by(grown(84).minus(Ratio.of(1)))
    const owed = (paid: number) =>
      instalment.times(grown(84 - paid).minus(Ratio.of(1))).by(monthly.times(grown(84 - paid)))
    const charge = instalment.times(Ratio.of(84)).minus(Ratio.of(10_000_000))
    const ruleOf78 = (months: number) =>
      instalment.times(Ratio.of(months)).minus(charge.times(Ratio.of(months * (months + 1), 84 * 85)))
    const net = owed(5).times(Ratio.of(1).plus(monthly))
    const sum = settleReducing(ringgit(100_000), basisPoints(558), 84, 5)
    expect([net.rounded(), Math.round(sum.netBalanceDue)]).toEqual([9_551_749, 9_551_749])
    // What the old comparison took: right after the instalment, a month earlier, when the rule asks less.
    expect(ruleOf78(79).rounded()).toBe(9_521_091)
    // 78 whole months to come after the due date, and the instalment that is due on it.
    const sameDay = ruleOf78(78).plus(instalment)
    expect(Math.round(sum.ruleOf78)).toBe(sameDay.rounded())
    expect(sum.ruleOf78).toBeGreaterThan(sum.netBalanceDue)
  })

  it('never asks less than the reducing balance that day, whatever the loan', () => {
    for (const paid of [0, 1, 12, 40, 83]) {
      const flat = settleFlat(flatAgreement(ringgit(100_000), basisPoints(300), 84), paid)
      expect(ratioValue(flat.settlement) - flat.reducing).toBeGreaterThan(-1e-4)
      const { netBalanceDue, ruleOf78 } = settleReducing(ringgit(100_000), basisPoints(558), 84, paid)
      expect(ruleOf78 - netBalanceDue).toBeGreaterThan(-1e-4)
    }
    const flat = settleFlat(flatAgreement(ringgit(100_000), basisPoints(300), 84), 12)
    expect(roundRatio(flat.settlement) - Math.round(flat.reducing)).toBe(27_194)
  })

  it('half a sen of a flat settlement goes up, and its amounts are those of exact arithmetic', () => {
    for (const [amount, rate, months, paid] of [
      [12_345_675, 387.5, 12, 5],
      [100_000_000, 1_800, 420, 1],
      [1_000_050, 120, 24, 3],
    ] as const) {
      const left = months - paid
      const charge = Ratio.of(amount).times(Ratio.rate(rate)).times(Ratio.of(months, 12))
      const remaining = Ratio.of(amount).plus(charge).times(Ratio.of(left, months))
      const rebate = charge.times(Ratio.of(left * (left + 1), months * (months + 1)))
      const sum = settleFlat(flatAgreement(sen(amount), basisPoints(rate), months), paid)
      const found = [sum.remaining, sum.rebate, sum.settlement].map(roundRatio)
      expect(found).toEqual([remaining, rebate, remaining.minus(rebate)].map((one) => one.rounded()))
    }
  })

  it('what a flat loan still owes is what settles it, never a straight line', () => {
    const plan = flatPlan(ringgit(20_000), basisPoints(550), 60)
    const rows = flatSchedule(ringgit(20_000), plan, 60)
    const flat = flatAgreement(ringgit(20_000), basisPoints(550), 60)
    for (const paid of [1, 12, 24, 48]) {
      expect(rows[paid - 1]?.balance).toBe(roundRatio(settleFlat(flat, paid).settlement))
    }
    expect(rows[23]?.balance).toBe(ringgit(13_298.36))
    expect(rows.at(-1)?.balance).toBe(0)
  })
})

describe('5.4 settlement on a reducing balance', () => {
  it.each([
    [100_000, 558, 84, 36, 1440.804492992, 61_855.81426641, 287.62953634, 62_143.44380275, 7302.80139721, 141.84470285],
    [
      300_000, 400, 360, 60, 1432.2458863964, 271_342.53940827, 904.47513136, 272_247.01453963, 158_331.22651064,
      446.04253053,
    ],
    [50_000, 650, 60, 24, 978.3074109364, 31_919.71415443, 172.89845167, 32_092.6126061, 3299.35263928, 85.26498986],
    [80_000, 500, 84, 36, 1130.7127257526, 49_098.888868818, 204.57870362, 49_303.467572438, 5175.321967, null],
  ])(
    'RM%d at %d over %d months after %d paid',
    (amount, rate, months, paid, m, balance, charge, net, avoided, accrual) => {
      const sum = settleReducing(ringgit(amount), basisPoints(rate), months, paid)
      expect(exactInstalment(ringgit(amount), basisPoints(rate), months) / 100).toBeCloseTo(m, 8)
      expect(sum.balance / 100).toBeCloseTo(balance, 6)
      expect(sum.nextCharge / 100).toBeCloseTo(charge, 7)
      expect(sum.netBalanceDue / 100).toBeCloseTo(net, 6)
      expect(sum.avoided / 100).toBeCloseTo(avoided, 5)
      if (accrual !== null) expect((sum.balance * rate * 15) / 3_650_000 / 100).toBeCloseTo(accrual, 7)
    },
  )

  it('a lock-in fee of 3% on RM300,000 is RM9,000.00 on the original and RM8,676.556181 on the balance after 24', () => {
    const owed = balanceAfter(ringgit(300_000), basisPoints(400), 360, 24)
    const fee = (basis: 'original' | 'outstanding') =>
      ratioValue(lockInFee({ rate: basisPoints(300), basis }, ringgit(300_000), nearestRatio(owed))) / 100
    expect(fee('original')).toBe(9000)
    expect(fee('outstanding')).toBeCloseTo(8676.556181, 6)
  })

  it('agreements follow the method of the day they were signed', () => {
    expect(settlementRule(isoDate('2026-05-31')).value.method).toBe('flat-rule-of-78')
    expect(settlementRule(isoDate('2026-06-01')).value).toMatchObject({
      method: 'reducing-balance',
      oldMethodMayStillBeUsed: true,
    })
    expect(settlementRule(isoDate('2027-04-01')).value.oldMethodMayStillBeUsed).toBe(false)
  })
})

describe('5.13 the instalment is worked on the whole amount, whatever is taken from it', () => {
  it.each([
    [0, 8, 8.29995068],
    [100, 8.3408291, 8.66719348],
    [400, 9.37785549, 9.79161991],
    [500, 9.72848349, 10.17420467],
  ])('RM20,000 at 8%% over 36 months is RM626.72730923 with RM%d taken', (fee, nominal, effective) => {
    const instalment = exactInstalment(ringgit(20_000), basisPoints(800), 36)
    expect(instalment / 100).toBeCloseTo(626.72730923, 8)
    const rate = effectiveRate(ringgit(20_000 - fee), new Array<number>(36).fill(instalment))
    expect([(rate?.nominal ?? 0) * 100, (rate?.effective ?? 0) * 100]).toEqual([
      expect.closeTo(nominal, 7),
      expect.closeTo(effective, 7),
    ])
  })
})

describe('a home loan over its years and under other rates', () => {
  const amount = ringgit(450_000)
  const rate = basisPoints(415)

  it('the years of a schedule hold every sen of it, the last one short where the term is', () => {
    const years = byYear(reducingSchedule(amount, rate, 426))
    const plan = reducingPlan(amount, rate, 426)
    expect(years).toHaveLength(36)
    expect(years.reduce((total, year) => total + year.charge, 0)).toBe(plan.charge)
    expect(years.reduce((total, year) => total + year.principal, 0)).toBe(amount)
    expect(years.at(-1)).toMatchObject({ year: 36, balance: 0 })
  })

  it('shows the instalment at other rates, never below a rate of nothing', () => {
    const [same, dearer, free] = stressRates(ringgit(500_000), basisPoints(400), 420, [0, 25, -900])
    expect(same).toMatchObject({ instalment: ringgit(2213.87), moreAMonth: 0 })
    expect(dearer).toMatchObject({ instalment: ringgit(2289.47), moreAMonth: ringgit(75.6) })
    expect(free).toMatchObject({ rate: 0, instalment: ringgit(1190.48), charge: 0 })
  })

  it('paying more ends the loan sooner for less, and nothing more changes nothing', () => {
    const more = payExtra(amount, rate, 420, ringgit(500))
    expect(more.months + more.monthsSaved).toBe(420)
    expect(more.charge + more.chargeSaved).toBe(reducingPlan(amount, rate, 420).charge)
    expect(more.monthsSaved).toBeGreaterThan(100)
    expect(payExtra(amount, rate, 420, sen(0))).toMatchObject({ months: 420, monthsSaved: 0, chargeSaved: 0 })
  })
})

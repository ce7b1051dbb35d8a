import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { TiedPurchase } from '../categories/fixed-deposit/figures'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import {
  accrued,
  annualEquivalentYield,
  blendedRate,
  compoundedYield,
  coverSlots,
  depositProtectionLimit,
  depositReturn,
  depositTerm,
  earlyReturn,
  protectedAmount,
  returnByTwelfths,
  trueReturn,
} from './deposit'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(sen)
const rates = fc.integer({ min: 0, max: 3000 }).map(basisPoints)
const start = isoDate('2026-01-15')

describe('simple deposit (vectors 5.7): P × r × days ÷ 365, maturity by calendar months', () => {
  test.each([
    [10_000, 255, '2026-01-15', 1, '2026-02-15', 31, 21.65753425, 10_021.66, 21.25],
    [10_000, 255, '2026-01-15', 3, '2026-04-15', 90, 62.87671233, 10_062.88, 63.75],
    [10_000, 255, '2026-01-15', 6, '2026-07-15', 181, 126.45205479, 10_126.45, 127.5],
    [10_000, 255, '2026-01-15', 12, '2027-01-15', 365, 255, 10_255, 255],
    [50_000, 360, '2026-08-31', 6, '2027-02-28', 181, 892.60273973, 50_892.6, 900],
    [50_000, 385, '2027-12-01', 12, '2028-12-01', 366, 1930.2739726, 51_930.27, 1925],
    [25_000, 345, '2026-01-31', 1, '2026-02-28', 28, 66.16438356, 25_066.16, 71.88],
    [25_000, 345, '2028-01-31', 1, '2028-02-29', 29, 68.52739726, 25_068.53, 71.88],
  ])('RM%d at %d basis points from %s for %d months', (p, r, from, months, maturity, days, raw, value, twelfths) => {
    const principal = ringgit(p)
    const rate = basisPoints(r)
    const term = depositTerm(isoDate(from), months)
    expect(term).toEqual({ maturity, days })
    expect(accrued(principal, rate, days, 365) / 100).toBeCloseTo(raw, 8)
    expect(principal + depositReturn(principal, rate, days)).toBe(ringgit(value))
    expect(returnByTwelfths(principal, rate, months)).toBe(ringgit(twelfths))
  })

  it('counts a month as a twelfth where a published table does: RM27.92 and RM97.50 on RM10,000', () => {
    expect(returnByTwelfths(ringgit(10_000), basisPoints(335), 1)).toBe(ringgit(27.92))
    expect(returnByTwelfths(ringgit(10_000), basisPoints(390), 3)).toBe(ringgit(97.5))
  })

  it('takes the day count as data: 366 days pay less than 365', () => {
    expect(depositReturn(ringgit(10_000), basisPoints(366), 366, 366)).toBe(ringgit(366))
  })

  it('renewed twelve times by the month with each return kept to the sen gives RM10,304.16, one year RM10,300', () => {
    let balance = ringgit(10_000)
    for (let month = 0; month < 12; month += 1) {
      const from = depositTerm(start, month).maturity
      balance = sen(balance + depositReturn(balance, basisPoints(300), depositTerm(from, 1).days))
    }
    expect(balance).toBe(ringgit(10_304.16))
    expect(depositReturn(ringgit(10_000), basisPoints(300), depositTerm(start, 12).days)).toBe(ringgit(300))
  })

  it('never pays less for more money, a higher rate or a longer term', () => {
    const case_ = fc.record({ amount: amounts, rate: rates, months: fc.integer({ min: 1, max: 60 }) })
    fc.assert(
      fc.property(case_, fc.nat(10_000), ({ amount, rate, months }, more) => {
        const days = depositTerm(start, months).days
        const paid = depositReturn(amount, rate, days)
        expect(depositReturn(sen(amount + more), rate, days)).toBeGreaterThanOrEqual(paid)
        expect(depositReturn(amount, basisPoints(rate + (more % 500)), days)).toBeGreaterThanOrEqual(paid)
        expect(depositReturn(amount, rate, depositTerm(start, months + 1).days)).toBeGreaterThanOrEqual(paid)
      }),
    )
  })
})

describe('leaving early (vectors 5.7)', () => {
  const placed = { amount: ringgit(10_000), rate: basisPoints(360), dayCount: 365 } as const

  it('pays half the rate for five completed months (151 days): RM74.47', () => {
    expect(earlyReturn('half-after-three-months', placed, start, isoDate('2026-06-20'))).toBe(ringgit(74.47))
  })

  it('pays half of 120 days at 3% on RM100,000: RM493.15', () => {
    const large = { amount: ringgit(100_000), rate: basisPoints(300), dayCount: 365 } as const
    const from = isoDate('2026-01-01')
    expect(earlyReturn('half-after-three-months', large, from, isoDate('2026-05-01'))).toBe(ringgit(493.15))
  })

  it('pays nothing before three completed months under the half rule and never under the no-return rule', () => {
    expect(earlyReturn('half-after-three-months', placed, start, isoDate('2026-04-14'))).toBe(0)
    expect(earlyReturn('half-after-three-months', placed, start, isoDate('2026-04-15'))).toBeGreaterThan(0)
    expect(earlyReturn('no-return', placed, start, isoDate('2027-01-14'))).toBe(0)
  })

  it('tells money that cannot be taken out apart from money that earns nothing', () => {
    expect(earlyReturn('not-allowed', placed, start, isoDate('2026-06-15'))).toBeNull()
  })

  it('never pays more than the full rate to that day', () => {
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 0, max: 1800 }), (amount, rate, days) => {
        const day = isoDate(new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10))
        const some = { amount, rate, dayCount: 365 } as const
        const full = earlyReturn('full-to-date', some, start, day)
        expect(earlyReturn('half-after-three-months', some, start, day)).toBeLessThanOrEqual(full ?? -1)
      }),
    )
  })
})

describe('blended rate (vectors 5.7): Σ(amount × rate × days) ÷ Σ(amount × days)', () => {
  it('is 2.735% for 70% at 3.80% and 30% at 0.25%, from RM670.47 and RM18.90', () => {
    const parts = [
      { amount: ringgit(70_000), rate: basisPoints(380), days: 92 },
      { amount: ringgit(30_000), rate: basisPoints(25), days: 92 },
    ]
    expect(accrued(ringgit(70_000), basisPoints(380), 92, 365) / 100).toBeCloseTo(670.46575342, 8)
    expect(accrued(ringgit(30_000), basisPoints(25), 92, 365) / 100).toBeCloseTo(18.90410959, 8)
    expect(blendedRate(parts)).toBeCloseTo(0.02735, 12)
  })

  it('is 3.6% for 3.2% and then 4.0% over 92 days each', () => {
    const step = (rate: number) => ({ amount: ringgit(10_000), rate: basisPoints(rate), days: 92 })
    expect(blendedRate([step(320), step(400)])).toBeCloseTo(0.036, 12)
    expect(blendedRate([])).toBe(0)
  })
})

describe('true return over all the money placed', () => {
  const placed = { amount: ringgit(70_000), rate: basisPoints(380), dayCount: 365 } as const
  const tiedOf = (terms: Partial<TiedPurchase>): TiedPurchase => ({
    kind: 'unit-trust',
    share: basisPoints(10_000),
    rate: basisPoints(0),
    charge: basisPoints(0),
    ...terms,
  })

  it('is the deposit alone where nothing is tied', () => {
    const result = trueReturn({ ...placed, amount: ringgit(10_000), rate: basisPoints(385) }, null, 365)
    expect(result).toMatchObject({ net: ringgit(385), placed: ringgit(10_000), tiedAmount: 0, yearlyRate: 385 })
  })

  it('adds what the tied money earns and takes its charge, over deposit and purchase together', () => {
    const tied = tiedOf({ share: basisPoints(3000), rate: basisPoints(400), charge: basisPoints(500) })
    const result = trueReturn({ ...placed, amount: ringgit(10_000), rate: basisPoints(385) }, tied, 365)
    expect(result).toEqual({
      depositReturn: ringgit(385),
      tiedAmount: ringgit(3000),
      tiedCharge: ringgit(150),
      tiedReturn: ringgit(114),
      net: ringgit(349),
      placed: ringgit(13_000),
      yearlyRate: 268,
      heldAtLimit: false,
    })
  })

  it('equals the blended rate where the tied money has no charge', () => {
    fc.assert(
      fc.property(amounts, rates, rates, fc.integer({ min: 1, max: 20_000 }), (amount, rate, tiedRate, share) => {
        fc.pre(amount >= 100_000)
        const tied = tiedOf({ share: basisPoints(share), rate: tiedRate })
        const result = trueReturn({ amount, rate, dayCount: 365 }, tied, 365)
        const blend = blendedRate([
          { amount, rate, days: 365 },
          { amount: result.tiedAmount, rate: tiedRate, days: 365 },
        ])
        expect(Math.abs(result.yearlyRate / 10_000 - blend)).toBeLessThan(0.0001)
      }),
    )
  })

  it('falls when the charge rises and never counts a charge as a gain', () => {
    fc.assert(
      fc.property(amounts, rates, fc.nat(10_000), fc.nat(10_000), (amount, rate, share, charge) => {
        fc.pre(amount >= 100_000)
        const at = (value: number) =>
          trueReturn(
            { amount, rate, dayCount: 365 },
            tiedOf({ share: basisPoints(share), charge: basisPoints(value) }),
            30,
          )
        expect(at(charge).net).toBeLessThanOrEqual(at(0).net)
        // One basis point: the month's return is a whole number of sen.
        expect(at(charge).yearlyRate).toBeLessThanOrEqual(rate + 1)
      }),
    )
  })

  it('holds a yearly loss at −100% and says so', () => {
    const premium = tiedOf({ kind: 'insurance', share: basisPoints(2000), charge: basisPoints(10_000) })
    const result = trueReturn({ amount: ringgit(10_000), rate: basisPoints(2888), dayCount: 365 }, premium, 30)
    expect(result.depositReturn).toBe(ringgit(237.37))
    expect(result.net).toBe(ringgit(-1762.63))
    expect(result).toMatchObject({ yearlyRate: -10_000, heldAtLimit: true })
  })

  it('pays RM240.67 on RM10,000 for a twelfth of a year at 28.88%', () => {
    expect(returnByTwelfths(ringgit(10_000), basisPoints(2888), 1)).toBe(ringgit(240.67))
  })
})

describe('annual-equivalent yield (vectors 5.14): (1 + r × d ÷ 365)^(365 ÷ d) − 1', () => {
  test.each([
    [380, 92, 3.85434163],
    [360, 181, 3.63266951],
    [350, 365, 3.5],
    [255, 31, 2.57996209],
    [400, 30, 4.07424892],
  ])('%d basis points renewed every %d days is %d%%', (rate, days, percent) => {
    expect(annualEquivalentYield(basisPoints(rate), days) * 100).toBeCloseTo(percent, 8)
  })

  test.each([
    [0.03, 12, 3.04159569],
    [0.0415, 12, 4.22985354],
    [0.18, 12, 19.56181715],
    [0.03, 365, 3.04532636],
    [0.18, 365, 19.7164245],
    [0.0488894854, 12, 5],
  ])('a nominal %d credited %d times a year is %d%%', (nominal, times, percent) => {
    expect(compoundedYield(nominal, times) * 100).toBeCloseTo(percent, 7)
  })
})

describe('deposit protection (vectors 1.1 and 2.12): RM250,000 for each holder at a bank, Islamic counted apart', () => {
  const held = (holder: string, islamic: boolean, ...values: readonly number[]) =>
    values.map((value) => ({ holder, islamic, amount: ringgit(value) }))

  it('protects RM1,000,000 of RM1,100,000 over five holders', () => {
    const deposits = [
      held('Ahmad', false, 300_000),
      held('Ahmad and wife', false, 300_000),
      held('Ahmad, wife and daughter', false, 250_000),
      held('Ahmad, Leong & Co', false, 200_000),
      held('Ahmad & Ali Sdn Bhd', false, 50_000),
    ].flat()
    expect(protectedAmount(deposits)).toBe(ringgit(1_000_000))
  })

  it('adds the conventional deposits of one holder before the limit and counts Islamic ones apart', () => {
    expect(protectedAmount(held('Zita', false, 200_000, 100_000))).toBe(ringgit(250_000))
    const both = [...held('Zita', false, 300_000), ...held('Zita', true, 275_000)]
    expect(protectedAmount(both)).toBe(ringgit(500_000))
  })

  it('needs three slots for RM600,000 and one up to the limit', () => {
    expect(coverSlots(ringgit(600_000))).toBe(3)
    expect(coverSlots(depositProtectionLimit.amount)).toBe(1)
    expect(coverSlots(sen(depositProtectionLimit.amount + 1))).toBe(2)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringgit, sen } from '../values/money'
import { basisPoints } from '../values/rate'
import { cashAdvanceFee, dailyCharge, lateCharge, minimumPayment, payOffAtMinimum, payOffByFixed } from './card-payoff'

describe('paying the minimum (vectors 5.5, model A)', () => {
  it.each([
    [500, 1800, 11, 45.82, 7.5, 50, 45.82],
    [1_000, 1500, 24, 157.72, 12.5, 50.63, 7.09],
    [1_000, 1700, 24, 183.91, 14.17, 50.71, 33.2],
    [1_000, 1800, 24, 197.5, 15, 50.75, 46.75],
    [2_000, 1800, 43, 617.1, 30, 101.5, 48.77],
    [5_000, 1500, 65, 1_469.28, 62.5, 253.13, 27.41],
    [5_000, 1700, 67, 1_734.64, 70.83, 253.54, 44.9],
    [5_000, 1800, 69, 1_875.78, 75, 253.75, 7.21],
    [10_000, 1500, 83, 3_108.65, 125, 506.25, 19.04],
    [10_000, 1700, 86, 3_673.18, 141.67, 507.08, 26],
    [10_000, 1800, 88, 3_973.77, 150, 507.5, 9.31],
  ])(
    'RM%d at %d basis points takes %d months and costs RM%d',
    (balance, rate, months, charge, first, payment, last) => {
      expect(payOffAtMinimum(ringgit(balance), basisPoints(rate))).toEqual({
        months,
        charge: ringgit(charge),
        firstCharge: ringgit(first),
        firstPayment: ringgit(payment),
        lastPayment: ringgit(last),
      })
    },
  )

  it('asks for 5 %, at least RM50, never more than is owed', () => {
    expect(minimumPayment(ringgit(2_000))).toBe(ringgit(100))
    expect(minimumPayment(ringgit(1_000))).toBe(ringgit(50))
    expect(minimumPayment(ringgit(400))).toBe(ringgit(50))
    expect(minimumPayment(ringgit(30))).toBe(ringgit(30))
  })

  it('says so when the minimum would never clear the balance', () => {
    expect(() => payOffAtMinimum(ringgit(50_000), basisPoints(7_200))).toThrow(RangeError)
  })

  it('nothing owed costs nothing', () => {
    expect(payOffAtMinimum(sen(0), basisPoints(1800))).toMatchObject({ months: 0, charge: 0 })
  })
})

describe('paying a fixed sum (vectors 5.5)', () => {
  it.each([
    [250, 24, 989.17],
    [300, 20, 797.2],
    [500, 11, 458.12],
    [1_000, 6, 237.67],
  ])('RM%d a month clears RM5,000 at 18 %% in %d months for RM%d', (payment, months, charge) => {
    expect(payOffByFixed(ringgit(5_000), basisPoints(1800), ringgit(payment))).toMatchObject({
      months,
      charge: ringgit(charge),
    })
  })

  it('has no end when the payment does not cover the charge', () => {
    expect(payOffByFixed(ringgit(5_000), basisPoints(1800), ringgit(75))).toBeNull()
  })

  it('a larger payment never takes longer nor costs more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 2_000_000 }),
        fc.integer({ min: 100, max: 1_800 }),
        (balance, rate) => {
          const pay = (part: number) => payOffByFixed(sen(balance), basisPoints(rate), sen(Math.ceil(balance * part)))
          const slow = pay(0.05)
          const fast = pay(0.1)
          expect(slow?.months).toBeGreaterThanOrEqual(fast?.months ?? Number.POSITIVE_INFINITY)
          expect(slow?.charge).toBeGreaterThanOrEqual(fast?.charge ?? Number.POSITIVE_INFINITY)
        },
      ),
    )
  })
})

describe('other card charges (vectors 5.5)', () => {
  it('a charge counts the days', () => {
    expect(dailyCharge(ringgit(3_000), basisPoints(1800), 25) / 100).toBeCloseTo(36.98630137, 8)
    expect(dailyCharge(ringgit(1_000), basisPoints(1800), 12) / 100).toBeCloseTo(5.91780822, 8)
  })

  it.each([
    [450, 10],
    [5_000, 50],
    [15_000, 100],
    [0, 0],
  ])('being late with RM%d costs RM%d', (unpaid, charge) => {
    expect(lateCharge(ringgit(unpaid))).toBe(ringgit(charge))
  })

  it('a cash advance costs 5 %, at least RM15', () => {
    expect(cashAdvanceFee(ringgit(200), basisPoints(500))).toBe(ringgit(15))
    expect(cashAdvanceFee(ringgit(1_000), basisPoints(500))).toBe(ringgit(50))
  })
})

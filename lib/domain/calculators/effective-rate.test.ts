import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints } from '../values/rate'
import { balanceTransferRate, effectiveRate, quotedEir } from './effective-rate'

const level = (instalment: number, months: number): number[] => Array(months).fill(instalment)

function presentValue(payments: readonly number[], monthly: number): number {
  return payments.reduce((sum, payment, index) => sum + payment / (1 + monthly) ** (index + 1), 0)
}

describe('effective rate (vectors 5.2 and 5.13)', () => {
  it.each([
    [100_000, 300, 9, 0.004582074641, 5.49848957, 5.6391977],
    [100_000, 300, 7, 0.004644244863, 5.57309384, 5.71767628],
    [80_000, 255, 9, 0.003936087304, 4.72330477, 4.82691067],
    [20_000, 550, 5, 0.008338338284, 10.00600594, 10.47788693],
    [10_000, 800, 3, 0.012123423531, 14.54810824, 15.55845054],
    [50_000, 400, 10, 0.00592346307, 7.10815568, 7.3443666],
  ])(
    'RM%d at %d flat over %d years matches the published rates',
    (amount, flat, years, monthly, nominal, effective) => {
      const instalment = (amount * (1 + (flat / 10_000) * years)) / (years * 12)
      const rate = effectiveRate(amount, level(instalment, years * 12))
      expect(rate?.monthly).toBeCloseTo(monthly, 11)
      expect((rate?.nominal ?? 0) * 100).toBeCloseTo(nominal, 7)
      expect((rate?.effective ?? 0) * 100).toBeCloseTo(effective, 7)
    },
  )

  it.each([
    [626.7273092286, 36, 0, 8, 8.29995068],
    [626.7273092286, 36, 100, 8.3408291, 8.66719348],
    [626.7273092286, 36, 400, 9.37785549, 9.79161991],
    [626.7273092286, 36, 500, 9.72848349, 10.17420467],
    [425, 60, 0, 10.00600594, 10.47788693],
    [425, 60, 100, 10.22269175, 10.7155312],
    [425, 60, 500, 11.10509544, 11.68813097],
  ])(
    'instalments of RM%d over %d months after RM%d of fees on RM20,000',
    (instalment, months, fees, nominal, effective) => {
      const rate = effectiveRate(20_000 - fees, level(instalment, months))
      expect((rate?.nominal ?? 0) * 100).toBeCloseTo(nominal, 7)
      expect((rate?.effective ?? 0) * 100).toBeCloseTo(effective, 7)
    },
  )

  it('brings the payments back to exactly what was received', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 0, max: 5_000 }),
        (payments, yearly) => {
          const received = presentValue(payments, yearly / 120_000)
          const rate = effectiveRate(received, payments)
          expect(rate?.nominal).toBeCloseTo(yearly / 10_000, 9)
          expect(presentValue(payments, rate?.monthly ?? 0) / received).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  it('solves losses and very dear credit alike, within half and double a month', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.4, max: 0.95, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (monthly, months) => {
          const payments = level(100, months)
          expect(effectiveRate(presentValue(payments, monthly), payments)?.monthly).toBeCloseTo(monthly, 8)
        },
      ),
    )
  })

  it('has no answer where none exists', () => {
    expect(effectiveRate(0, [10])).toBeNull()
    expect(effectiveRate(-5, [10])).toBeNull()
    expect(effectiveRate(100, [])).toBeNull()
    expect(effectiveRate(100, [0, 0])).toBeNull()
    expect(effectiveRate(100, [50, -1])).toBeNull()
    expect(effectiveRate(100, [10_000])).toBeNull()
    expect(quotedEir(0, [10])).toBeNull()
  })

  it('is quoted as the monthly rate times twelve, to the basis point', () => {
    expect(quotedEir(20_000, level(425, 60))).toBe(1001)
  })
})

describe('balance transfer (vectors 5.6)', () => {
  it.each([
    [0, 12, 300, 'upfront', 5.66091283, 5.81012434],
    [0, 12, 300, 'added-to-balance', 5.49248002, 5.63287839],
    [0, 12, 300, 'first-instalment', 5.63387504, 5.78165346],
    [0, 6, 200, 'upfront', 6.96350864, 7.19011216],
    [499, 12, 0, 'upfront', 9.08665567, 9.47480584],
  ] as const)(
    '%d flat over %d months with a fee of %d taken %s shows its true rate',
    (rate, months, fee, timing, nominal, effective) => {
      const transfer = balanceTransferRate(basisPoints(rate), months, basisPoints(fee), timing)
      expect((transfer?.nominal ?? 0) * 100).toBeCloseTo(nominal, 4)
      expect((transfer?.effective ?? 0) * 100).toBeCloseTo(effective, 4)
    },
  )

  it('is free only when it asks for neither a rate nor a fee', () => {
    expect(balanceTransferRate(basisPoints(0), 12, basisPoints(0))?.nominal).toBeCloseTo(0, 9)
    expect(balanceTransferRate(basisPoints(0), 12, basisPoints(1))?.nominal).toBeGreaterThan(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeEsim, makeUnlimitedEsim } from '@/tests/factories/esim'
import { known, missing, none, unlimited } from '@/tests/factories/product'
import { ringgit, sen } from '../../values/money'
import type { Esim } from './figures'
import { fullSpeedData } from './reach'
import type { EsimScenario } from './scenario'

import { pricePerDay, pricePerGb, startingTrip, tripOf } from './trip'

const trip = (days: number, gb: number, country: EsimScenario['country'] = 'JP'): EsimScenario => ({
  country,
  days,
  gb,
})

/** Plans and sen that a buyer counts out, one plan after another, until both days and data are enough. */
function countedOut(plan: { days: number; megabytes: number; price: number }, { days, gb }: EsimScenario) {
  let [plans, length, data] = [0, 0, 0]
  while (length < days || data < gb * 1_000) {
    plans += 1
    length += plan.days
    data += plan.megabytes
  }
  return { plans, total: plans * plan.price }
}

const anyTrip = fc.record({ days: fc.integer({ min: 1, max: 90 }), gb: fc.integer({ min: 1, max: 100 }) })
const anySize = fc.record({
  days: fc.integer({ min: 1, max: 365 }),
  megabytes: fc.integer({ min: 100, max: 500_000 }),
  price: fc.integer({ min: 0, max: 1_000_000 }),
})
const planOf = ({ days, megabytes, price }: { days: number; megabytes: number; price: number }): Esim =>
  makeEsim({ days: known(days), data: known(megabytes), price: known(sen(price)) })

describe('the price of a trip', () => {
  it.each([
    ['one plan that is just enough', 7, 3, 1, 1, 1, 22],
    ['a day more than the plan is valid', 8, 3, 2, 1, 2, 44],
    ['a gigabyte more than the plan has', 7, 4, 1, 2, 2, 44],
    ['more by days than by data', 30, 5, 5, 2, 5, 110],
    ['more by data than by days', 10, 20, 2, 7, 7, 154],
  ])('counts %s', (_, days, gb, forDays, forData, plans, total) => {
    expect(tripOf(makeEsim(), trip(days, gb))).toEqual({
      kind: 'priced',
      forDays,
      forData,
      plans,
      price: ringgit(22),
      total: ringgit(total),
    })
  })

  it('is what a buyer counts out plan by plan', () => {
    fc.assert(
      fc.property(anySize, anyTrip, (size, { days, gb }) => {
        const wanted = trip(days, gb)
        expect(tripOf(planOf(size), wanted)).toMatchObject(countedOut(size, wanted))
      }),
    )
  })

  it('counts an unlimited plan by days, and one that does not expire by data', () => {
    expect(tripOf(makeUnlimitedEsim(), trip(15, 100))).toMatchObject({ forDays: 3, forData: 1, plans: 3 })
    expect(tripOf(makeEsim({ days: unlimited }), trip(90, 7))).toMatchObject({ forDays: 1, forData: 3, plans: 3 })
    expect(tripOf(makeUnlimitedEsim({ days: unlimited }), trip(90, 100))).toMatchObject({ plans: 1 })
  })

  it('never falls as days or gigabytes grow', () => {
    const plans = fc.oneof(
      anySize.map(planOf),
      fc.constantFrom(makeUnlimitedEsim({ fairUse: none }), makeEsim({ days: unlimited })),
    )
    fc.assert(
      fc.property(plans, anyTrip, fc.nat(90), fc.nat(100), (plan, { days, gb }, moreDays, moreGb) => {
        const [short, long] = [trip(days, gb), trip(days + moreDays, gb + moreGb)].map((one) => tripOf(plan, one))
        if (short?.kind !== 'priced' || long?.kind !== 'priced') throw new Error('Not priced')
        expect(long.total).toBeGreaterThanOrEqual(short.total)
      }),
    )
  })

  it.each<[string, Partial<Esim>, string]>([
    ['a country that is not covered', { countries: known(['TH', 'SG']) }, 'Japan is not covered'],
    ['countries that are not published', { countries: missing }, 'Countries not published'],
    ['a price that is not published', { price: missing }, 'Price not published'],
    ['data that is not published', { data: missing }, 'Data not published'],
    ['a validity that is not published', { days: missing }, 'Validity not published'],
  ])('is not known for %s', (_, changes, reason) => {
    expect(tripOf(makeEsim(changes), trip(7, 3))).toEqual({ kind: 'unpriced', reason })
  })
})

describe('prices for each GB and day', () => {
  it('divide the price of one plan by what is in it', () => {
    expect(pricePerGb(makeEsim())).toBeCloseTo(2_200 / 3, 9)
    expect(pricePerGb(makeEsim({ data: known(500) }))).toBe(4_400)
    expect(pricePerDay(makeEsim())).toBeCloseTo(2_200 / 7, 9)
  })

  it('do not exist where there is nothing to divide by, so that unlimited is never the cheapest', () => {
    expect(pricePerGb(makeUnlimitedEsim())).toBeNull()
    expect(pricePerDay(makeEsim({ days: unlimited }))).toBeNull()
    expect(pricePerGb(makeEsim({ price: missing }))).toBeNull()
  })
})

describe('the full-speed data of an unlimited plan', () => {
  it('grows with the days of the trip, or with the plans that are bought', () => {
    expect(fullSpeedData({ megabytes: 2_000, per: 'day' }, 10, 2)).toBe(20_000)
    expect(fullSpeedData({ megabytes: 30_000, per: 'plan' }, 10, 2)).toBe(60_000)
  })
})

describe('the trip that a plan’s own page starts from', () => {
  it('is the usual one where the plan covers it, and else the first country that it covers', () => {
    expect(startingTrip(makeEsim({ countries: known(['TH', 'JP']) }))).toEqual({ country: 'JP' })
    expect(startingTrip(makeEsim({ countries: known(['TH', 'SG']) }))).toEqual({ country: 'TH' })
    expect(startingTrip(makeEsim({ countries: missing }))).toEqual({})
  })
})

describe('a plan whose full speed ends', () => {
  const japan = { country: 'JP', days: 2, gb: 40 } as const
  const daily = { megabytes: 1_000, per: 'day' } as const

  it('has no price for a trip that needs more than it can bring in those days', () => {
    const trip = tripOf(makeUnlimitedEsim({ days: known(1), fairUse: known(daily), speedAfter: missing }), japan)
    expect(trip).toMatchObject({ kind: 'unpriced', reason: 'At most 2 GB in 2 days' })
  })

  it('brings what its reduced speed lets through as well, day and night', () => {
    const plan = makeUnlimitedEsim()
    // 2 days of 2 GB, and 86,400 seconds a day at 512 kilobits: 15.06 GB.
    expect(tripOf(plan, japan)).toMatchObject({ kind: 'unpriced', reason: 'At most 15 GB in 2 days' })
    expect(tripOf(plan, { ...japan, gb: 15 })).toMatchObject({ kind: 'priced', plans: 1 })
    expect(tripOf(plan, { ...japan, gb: 16 })).toMatchObject({ kind: 'unpriced' })
  })

  it('never gains from a speed that is not published, nor from one that stops', () => {
    for (const speedAfter of [missing, none]) {
      expect(tripOf(makeUnlimitedEsim({ speedAfter }), { ...japan, gb: 4 })).toMatchObject({ kind: 'priced' })
      expect(tripOf(makeUnlimitedEsim({ speedAfter }), { ...japan, gb: 5 })).toMatchObject({ kind: 'unpriced' })
    }
  })

  it('is bought more often where each plan brings full speed of its own', () => {
    const plan = makeUnlimitedEsim({ fairUse: known({ megabytes: 10_000, per: 'plan' }), speedAfter: none })
    expect(tripOf(plan, japan)).toMatchObject({ kind: 'priced', plans: 4 })
  })

  it('is enough at any size where it has no limit or goes on at full speed, and not known where none is published', () => {
    expect(tripOf(makeUnlimitedEsim({ fairUse: none }), japan)).toMatchObject({ plans: 1 })
    expect(tripOf(makeUnlimitedEsim({ speedAfter: unlimited }), japan)).toMatchObject({ plans: 1 })
    expect(tripOf(makeUnlimitedEsim({ fairUse: missing }), japan)).toMatchObject({
      reason: 'Fair-use limit not published',
    })
  })
})

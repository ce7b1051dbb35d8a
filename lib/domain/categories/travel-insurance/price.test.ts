import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { known, missing, none, testToday } from '@/tests/factories/product'
import { areaPrice, bandPrice, makeTravel, usualTrip } from '@/tests/factories/travel'
import { ringgit } from '../../values/money'
import type { Travel } from './figures'
import { ownTravel } from './own'
import { type Priced, priceOf } from './price'
import { startingCountry, type TravelScenario } from './scenario'

function priced(plan: Travel, given: Partial<TravelScenario> = {}): Priced {
  const found = priceOf(plan, { ...usualTrip, ...given }, testToday)
  if (found.kind !== 'priced') throw new Error(found.reason)
  return found
}

function reason(plan: Travel, given: Partial<TravelScenario> = {}): string {
  const found = priceOf(plan, { ...usualTrip, ...given }, testToday)
  return found.kind === 'priced' ? `priced at ${found.total}` : `${found.kind}: ${found.reason}`
}

describe('the price of a trip', () => {
  it.each([
    [5, 4_500, 900],
    [10, 6_600, 660],
    [18, 9_900, 550],
    [31, 12_300, 397],
  ])('over the %d days of a whole band is %d sen before tax, %d a day', (days, premium, aDay) => {
    const { trip } = priced(makeTravel(), { days })
    expect(trip?.fare.premium).toBe(premium)
    expect(Math.round(premium / days)).toBe(aDay)
  })

  it.each([
    ['with tax and no duty', {}, 7_128],
    ['for a couple', { who: 'couple' }, 12_830],
    // 19,800 is above RM150: RM10 of duty.
    ['for a family, with duty', { who: 'family' }, 22_384],
    ['one and a half times from age 71', { age: 71 }, 10_692],
    ['in another area', { country: 'FR' }, 22_600],
    // 123 and two weeks of RM20 for the ten days after the last band.
    ['with further weeks', { days: 41 }, 18_604],
  ] satisfies [string, Partial<TravelScenario>, number][])('is the table’s %s', (_, given, total) => {
    expect(priced(makeTravel(), given).total).toBe(total)
  })

  it('is all that is paid for what the visitor has', () => {
    const own = ownTravel({ price: ringgit(50), medical: ringgit(1), cancel: ringgit(0), delay: ringgit(0) }, testToday)
    expect(priced(own, { who: 'family', age: 99, days: 180 }).total).toBe(5_000)
  })
})

describe('several trips', () => {
  it('are paid one by one until the year costs less', () => {
    // The year: 180 + 14.40 + 10. Trips: 71.28 each.
    const cheaper = [1, 2, 3].map((trips) => {
      const found = priced(makeTravel(), { trips })
      return [found.cheaper, found.total]
    })
    expect(cheaper).toEqual([
      ['trip', 7_128],
      ['trip', 14_256],
      ['year', 20_440],
    ])
  })

  it('have the year alone where no single trip is sold, and trips alone where no year is', () => {
    expect(priced(makeTravel({ prices: none }))).toMatchObject({ trip: null, cheaper: 'year', total: 20_440 })
    expect(priced(makeTravel({ yearPrices: none }), { trips: 12 })).toMatchObject({ year: null, total: 12 * 7_128 })
  })
})

describe('why there is no price', () => {
  it.each([
    ['a country that is excluded', makeTravel(), { country: 'MY' }, 'refused: Malaysia is not covered'],
    ['an age above the highest', makeTravel(), { age: 81 }, 'refused: Travellers up to age 80'],
    ['a trip longer than any', makeTravel(), { days: 91 }, 'refused: Trips of at most 90 days'],
    [
      'days after the last band, no weeks sold',
      makeTravel({ weekMore: none, yearPrices: none }),
      { days: 32 },
      'refused: Trips of at most 31 days',
    ],
    [
      'a family where none is insured',
      makeTravel({ prices: known([{ ...bandPrice('asia', 1, 31, 50), family: null }]), yearPrices: none }),
      { who: 'family' },
      'refused: Not sold to families',
    ],
    [
      'a family where the year alone is sold, and not to families',
      makeTravel({ prices: none, yearPrices: known([{ ...areaPrice('asia', 180), family: null }]) }),
      { who: 'family' },
      'refused: Not sold to families',
    ],
    ['a map that is not published', makeTravel({ areas: missing }), {}, 'unknown: Countries not published'],
    [
      'a table that is not published',
      makeTravel({ prices: missing, yearPrices: missing }),
      {},
      'unknown: Premium table not published',
    ],
    [
      'prices by age that are not published',
      makeTravel({ senior: missing }),
      {},
      'unknown: Price for older travellers not published',
    ],
  ] satisfies [string, Travel, Partial<TravelScenario>, string][])('says so for %s', (_, plan, given, text) => {
    expect(reason(plan, given)).toBe(text)
  })
})

it('one country falls in another area of another plan', () => {
  const near = { listed: [{ area: 'near' as const, countries: ['JP' as const] }], others: null, excluded: [] }
  const plan = makeTravel({
    areas: known(near),
    prices: known([bandPrice('near', 1, 31, 10)]),
    yearPrices: known([areaPrice('near', 90)]),
  })
  expect([priced(makeTravel()).area, priced(plan).area]).toEqual(['asia', 'near'])
  expect(reason(plan, { country: 'TH' })).toBe('refused: Thailand is not covered')
})

it('a longer trip never costs less, and more travellers never do', () => {
  const plan = makeTravel()
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 89 }), fc.integer({ min: 1, max: 12 }), (days, trips) => {
      const at = (given: Partial<TravelScenario>) => priced(plan, { trips, days, ...given }).total
      expect(at({ days: days + 1 })).toBeGreaterThanOrEqual(at({}))
      expect(at({ who: 'couple' })).toBeGreaterThanOrEqual(at({}))
      expect(at({ who: 'family' })).toBeGreaterThanOrEqual(at({ who: 'couple' }))
      expect(at({ age: 75 })).toBeGreaterThanOrEqual(at({}))
    }),
  )
})

describe('the country that a plan’s own page starts from', () => {
  it('is the usual one where the plan covers it, else the first of its map', () => {
    const home = { listed: [{ area: 'home' as const, countries: ['MY' as const] }], others: null, excluded: [] }
    expect(startingCountry(makeTravel())).toEqual({ country: 'JP' })
    expect(startingCountry(makeTravel({ areas: known(home) }))).toEqual({ country: 'MY' })
    expect(startingCountry(makeTravel({ areas: missing }))).toEqual({ country: 'JP' })
  })
})

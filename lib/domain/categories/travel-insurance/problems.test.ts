import { describe, expect, it } from 'vitest'
import { known, none, unlimited } from '@/tests/factories/product'
import { areaPrice, bandPrice, makeTravel } from '@/tests/factories/travel'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { Travel } from './figures'
import { travelProblems } from './problems'

const found = (plan: Travel) => travelProblems(plan).map(({ path, reason }) => `${path.join('.')}: ${reason}`)
const asia = { listed: [{ area: 'asia' as const, countries: ['JP' as const] }], others: null, excluded: [] }
const withPrices = (...rows: ReturnType<typeof bandPrice>[]) => makeTravel({ areas: known(asia), prices: known(rows) })

describe('the check of a travel plan', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(found(makeTravel())).toEqual([])
    expect(found(makeTravel({ yearPrices: none, weekMore: none }))).toEqual([])
  })

  it.each([
    ['days that nobody can buy', withPrices(bandPrice('asia', 2, 5, 40)), 'prices.value.0.daysFrom: must be 1'],
    [
      'a gap between bands',
      withPrices(bandPrice('asia', 1, 5, 40), bandPrice('asia', 7, 10, 50)),
      'prices.value.1.daysFrom: must be 6',
    ],
    [
      'a longer band that costs less',
      withPrices(bandPrice('asia', 1, 5, 40), bandPrice('asia', 6, 10, 30)),
      'prices.value.1.one: is below the price of fewer days',
    ],
    [
      'a couple that pays less than one',
      withPrices({ ...bandPrice('asia', 1, 5, 40), couple: ringgit(30) }),
      'prices.value.0.couple: is below the price for fewer, RM40',
    ],
    [
      'an area of the map without a price',
      makeTravel({ prices: known([bandPrice('asia', 1, 5, 40)]), yearPrices: known([areaPrice('asia', 100)]) }),
      'areas.value: worldwide-1 has no price',
    ],
    [
      'a country in two areas',
      makeTravel({ areas: known({ ...asia, excluded: ['JP'] }) }),
      'areas.value: names JP twice',
    ],
    ['a medical limit without end', makeTravel({ medical: unlimited }), 'medical: must be a sum, none or missing'],
    [
      'more cover for older travellers than the limit',
      makeTravel({ senior: known({ from: 71, price: basisPoints(15_000), cover: basisPoints(11_000) }) }),
      'senior.value.cover: is more than the limit',
    ],
    [
      'a delay that pays less than once',
      makeTravel({ delay: known({ afterHours: 6, pays: ringgit(200), eachHours: 6, most: ringgit(100) }) }),
      'delay.value.most: is below what one delay pays',
    ],
    [
      'a fee of an operator in a conventional policy',
      makeTravel({ wakalahFee: known([{ fromYear: 1, toYear: null, part: basisPoints(4_000) }]) }),
      'wakalahFee: a conventional policy has no wakalah fee',
    ],
  ])('names %s', (_, plan, problem) => {
    expect(found(plan)).toContain(problem)
  })
})

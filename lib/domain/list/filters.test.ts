import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeEsim } from '@/tests/factories/esim'
import { fakeAccount, fakeAccounts, fakeToday } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { known, missing, testToday } from '@/tests/factories/product'
import type { Selection } from '../categories/category'
import { categoryOf } from '../categories/registry'
import { isoDate } from '../values/iso-date'
import { filterProducts, optionCounts, suitedProducts } from './filters'
import { defaultState } from './list-query'
import type { ListState } from './list-state'
import { buildListView } from './list-view'

const plain = defaultState(fakeCategory, testToday)
const basic = fakeCategory.variants[0] ?? null
const products = fakeAccounts(120)
const chosen = (selection: Selection, situation: string | null = null): ListState => ({
  ...plain,
  selection,
  situation,
})

const selections: fc.Arbitrary<Selection> = fc
  .tuple(
    ...fakeCategory.facets.map(({ id, options }) =>
      fc.subarray(options.map(({ value }) => value)).map((values) => [id, values] as const),
    ),
  )
  .map((entries) => Object.fromEntries(entries))
const situations = fc.constantFrom(null, ...fakeCategory.situations.map(({ id }) => id))
const variants = fc.constantFrom(null, basic)

/** The rule in its plainest words, product by product, to hold the engine against. */
function keeps(selection: Selection, product: (typeof products)[number]): boolean {
  return fakeCategory.facets.every((facet) => {
    const options = facet.options.filter(({ value }) => (selection[facet.id] ?? []).includes(value))
    if (options.length === 0) return true
    const hits = options.filter((option) => option.matches(product, fakeToday)).length
    return facet.mode === 'any' ? hits > 0 : facet.mode === 'all' ? hits === options.length : hits === 0
  })
}

describe('what is of use in a scenario', () => {
  const trip = (country: string) => ({ country, days: 7, gb: 5 })
  const esim = categoryOf('esim')
  const [japan, thailand] = [makeEsim({ slug: 'a' }), makeEsim({ slug: 'b', countries: known(['TH', 'SG']) })]
  const untold = makeEsim({ slug: 'c', countries: missing })
  const plans = [japan, thailand, untold]

  it('is listed, with what is not known, and nothing else is listed or counted', () => {
    expect(suitedProducts(esim, plans, trip('JP'), testToday)).toEqual([japan, untold])
    expect(suitedProducts(esim, plans, trip('SG'), testToday)).toEqual([thailand, untold])
    const state = { ...defaultState(esim, testToday), scenario: trip('SG') }
    const view = buildListView(esim, plans, state, null, testToday, esim.path)
    expect(view.rows.map(({ slug, rank }) => [slug, rank])).toEqual([
      ['b', 1],
      ['c', null],
    ])
    expect([view.total, view.counts.data?.fixed]).toEqual([2, 2])
  })

  it('is the same array for the same scenario, and the array given where products are of use in any', () => {
    expect(suitedProducts(esim, plans, trip('JP'), testToday)).toBe(suitedProducts(esim, plans, trip('JP'), testToday))
    expect(suitedProducts(fakeCategory, products, plain.scenario, testToday)).toBe(products)
  })
})

describe('filtering', () => {
  it('keeps a product only when the variant, the situation and the choices all keep it', () => {
    fc.assert(
      fc.property(selections, situations, variants, (selection, situation, variant) => {
        const preset = fakeCategory.situations.find(({ id }) => id === situation)?.selection ?? {}
        const expected = products.filter((product) =>
          [selection, preset, variant?.selection ?? {}].every((one) => keeps(one, product)),
        )
        expect(filterProducts(fakeCategory, products, chosen(selection, situation), variant, fakeToday)).toEqual(
          expected,
        )
      }),
    )
  })

  it('judges options on the day asked for, not on the day first asked', () => {
    const offer = { text: 'Gift', start: isoDate('2026-11-20'), end: null, source: 'page', ordinary: {} }
    const list = [fakeAccount({ slug: 'a', promotion: offer }), fakeAccount({ slug: 'b' })]
    const state = chosen({ has: ['offer'] })
    expect(filterProducts(fakeCategory, list, state, null, isoDate('2026-11-19'))).toEqual([])
    expect(filterProducts(fakeCategory, list, state, null, isoDate('2026-11-20'))).toEqual([list[0]])
    expect(filterProducts(fakeCategory, list, state, null, isoDate('2026-11-19'))).toEqual([])
  })

  it('ignores choices that the category does not have', () => {
    expect(filterProducts(fakeCategory, products, chosen({ kind: ['zen'], colour: ['red'] }), null, fakeToday)).toEqual(
      products,
    )
  })
})

describe('the count beside an option', () => {
  it('is the number of products that the list would have with it chosen', () => {
    fc.assert(
      fc.property(selections, situations, variants, (selection, situation, variant) => {
        const counts = optionCounts(fakeCategory, products, chosen(selection, situation), variant, fakeToday)
        for (const facet of fakeCategory.facets) {
          for (const { value } of facet.options) {
            const others = facet.mode === 'any' ? [] : (selection[facet.id] ?? [])
            const state = chosen({ ...selection, [facet.id]: [...others, value] }, situation)
            expect(counts[facet.id]?.[value]).toBe(
              filterProducts(fakeCategory, products, state, variant, fakeToday).length,
            )
          }
        }
      }),
    )
  })

  it('asks each option once for each product, whatever is chosen and however often', () => {
    let asked = 0
    const counting = {
      ...fakeCategory,
      facets: fakeCategory.facets.map((facet) => ({
        ...facet,
        options: facet.options.map((option) => ({
          ...option,
          matches: (...given: Parameters<typeof option.matches>) => {
            asked += 1
            return option.matches(...given)
          },
        })),
      })),
    }
    for (const kind of [['islamic'], ['conventional'], []]) {
      optionCounts(counting, products, chosen({ kind, has: ['basic'] }, 'no-fees'), basic, fakeToday)
    }
    expect(asked).toBe(products.length * counting.facets.flatMap(({ options }) => options).length)
  })
})

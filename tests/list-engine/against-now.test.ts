import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { againstNow } from '@/lib/domain/list/against-now'
import { defaultState, weightsSort } from '@/lib/domain/list/list-query'
import { buildListView } from '@/lib/domain/list/list-view'
import { isFor } from '@/lib/domain/products/restriction'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const opposite = { own: 'own', same: 'same', better: 'worse', worse: 'better' } as const

describe.each(eachCategory)('the rows of %s beside what the visitor has now', (_, category) => {
  const products = productsOf(category)
  const sorts = fc.constantFrom(...category.sorts.map(({ id }) => id))

  it('say of two products the opposite of each other, by the same difference', () => {
    fc.assert(
      fc.property(scenariosOf(category), sorts, fc.constantFrom(...products), (scenario, sort, own) => {
        const of = (has: typeof own) => againstNow(category, has, scenario, sort, today)
        const evaluated = (product: typeof own) => ({
          product,
          evaluation: category.evaluate(product, scenario, today),
        })
        for (const product of products) {
          const there = of(own)(evaluated(product))
          const back = of(product)(evaluated(own))
          expect(back?.kind).toBe(there === null ? undefined : opposite[there.kind])
          const numbers = [there, back].map((one) => one?.text.replace(/[^\d,.]/g, '') ?? null)
          expect(numbers[0]).toBe(numbers[1])
        }
      }),
      { numRuns: 5 },
    )
  })

  it('keep their order and their places, and those above the own one by its figure are never worse', () => {
    fc.assert(
      fc.property(scenariosOf(category), sorts, fc.constantFrom(...products), (scenario, sort, own) => {
        const state = { ...defaultState(category, today), scenario, sort }
        const rowsFor = (now: string | null) =>
          buildListView(category, products, { ...state, now }, null, today, category.path).rows
        const [plain, rows] = [rowsFor(null), rowsFor(own.slug)]
        expect(rows.map(({ slug, rank }) => [slug, rank])).toEqual(plain.map(({ slug, rank }) => [slug, rank]))
        const at = rows.findIndex(({ slug }) => slug === own.slug)
        // One that is not for everybody comes after others whatever it leaves.
        if (rows[at]?.rank === null || !isFor(own, new Set())) return
        for (const { rank, against } of rows.slice(0, Math.max(0, at))) {
          if (rank !== null) expect(against?.kind).not.toBe('worse')
        }
      }),
      { numRuns: 5 },
    )
  })

  it('say nothing in the visitor’s own mix but which is theirs', () => {
    const own = products[0]
    if (own === undefined) throw new Error('No products')
    const state = { ...defaultState(category, today), sort: weightsSort, now: own.slug }
    const { rows } = buildListView(category, products, state, null, today, category.path)
    expect(rows.filter(({ against }) => against !== undefined).map(({ slug }) => slug)).toEqual(
      rows.filter(({ slug }) => slug === own.slug).map(({ slug }) => slug),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import type { Values } from '@/lib/domain/fields/field'
import { suitedProducts } from '@/lib/domain/list/filters'
import { defaultState, weightsSort } from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import { rowView } from '@/lib/domain/list/list-view'
import { oldestSource } from '@/lib/domain/list/oldest-source'
import { type RankedRow, rankProducts } from '@/lib/domain/list/ranking'
import type { RowView } from '@/lib/domain/list/row-view'
import { isFor } from '@/lib/domain/products/restriction'
import { formatRinggit } from '@/lib/domain/values/money'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const numRuns = 15

const sortsOf = (category: Category) => [weightsSort, ...category.sorts.map(({ id }) => id)]

function orders(category: Category): fc.Arbitrary<ListState> {
  return fc
    .tuple(fc.constantFrom(...sortsOf(category)), scenariosOf(category))
    .map(([sort, scenario]) => ({ ...defaultState(category, today), sort, scenario }))
}

function rowsOf(category: Category, state: ListState): readonly RankedRow[] {
  const products = productsOf(category)
  const shown = suitedProducts(category, products, state.scenario, today)
  return rankProducts(category, products, state, today, shown).rows()
}

/** Amounts and counts of a text, without their rounding: `+RM1,204` and `RM1,204.20` have one in common. */
function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Math.round(Number(digits.replaceAll(',', ''))))
}

/** The figures that a row shows at every width: what leads it, what the balance bar says, and three of its facts. */
function figuresOf({ headlineSort }: Category, { headline, balance, facts }: RowView): string {
  if (headlineSort !== null) return headline.value
  const costs = balance === null ? '' : formatRinggit(balance.takes, 'whole')
  return [headline.value, headline.line ?? '', costs, ...facts.slice(0, 3).map(({ value }) => value)].join(' | ')
}

/** What an order reads of a row before it is printed; the mix has no value of its own, but prints it whole. */
function readBy(category: Category, scenario: Values, sort: string, row: RankedRow): number | string {
  if (sort === weightsSort) return row.result.text
  const value = category.evaluate(row.product, scenario, today).sortValues[sort]
  return value !== undefined && 'value' in value ? value.value : 'none'
}

describe.each(eachCategory)('the rows of %s', (_, category) => {
  it('show the figure that the list is ordered by, whichever order is chosen', () => {
    fc.assert(
      fc.property(scenariosOf(category), (scenario) => {
        for (const sort of sortsOf(category)) {
          for (const row of rowsOf(category, { ...defaultState(category, today), sort, scenario })) {
            const shown = figuresOf(category, rowView(category, row))
            if (row.rank === null || shown.includes(row.result.text)) continue
            const where = `${row.product.slug} by ${sort}: ${row.result.text} among ${shown}`
            expect(numbersIn(shown), where).toContain(numbersIn(row.result.text)[0])
          }
        }
      }),
      { numRuns, examples: [[defaultState(category, today).scenario]] },
    )
  })

  it('name the figure and never the order: "lowest" is true of one row at most', () => {
    const orderWords = /^(lowest|least|most|highest|cheapest|fastest|longest)\b/i
    for (const { name } of category.sorts) expect(name).not.toMatch(orderWords)
    fc.assert(
      fc.property(orders(category), (state) => {
        for (const row of rowsOf(category, state)) {
          const { unit, line = '' } = rowView(category, row).headline
          for (const caption of [unit, line]) expect(caption).not.toMatch(orderWords)
        }
      }),
      { numRuns },
    )
  })

  it('share a place exactly where the figure is equal and both are for everybody or both not, and the next place counts them all', () => {
    fc.assert(
      fc.property(orders(category), (state) => {
        const ranked = rowsOf(category, state).filter(({ rank }) => rank !== null)
        const values = ranked.map(
          (row) => `${isFor(row.product, new Set())} ${readBy(category, state.scenario, state.sort, row)}`,
        )
        ranked.forEach(({ rank, tied, placing }, at) => {
          expect(rank).toBe(values.indexOf(values[at] ?? 'none') + 1)
          expect(tied).toBe(values.filter((value) => value === values[at]).length > 1)
          expect(placing.includes('Equal results share a place')).toBe(tied)
        })
      }),
      { numRuns },
    )
  })

  it('stand among equals by the first order, then by the check, then by name', () => {
    const [first] = category.sorts
    if (first === undefined) throw new Error('No orders')
    fc.assert(
      fc.property(orders(category), (state) => {
        const ranked = rowsOf(category, state).filter(({ rank }) => rank !== null)
        const places = new Map(
          rowsOf(category, { ...state, sort: first.id }).map(({ product }, at) => [product.slug, at]),
        )
        ranked.slice(1).forEach((row, at) => {
          const above = ranked[at]
          if (above === undefined || above.rank !== row.rank) return
          expect(places.get(above.product.slug)).toBeLessThan(places.get(row.product.slug) ?? 0)
          if (state.sort !== first.id) return
          const [upper, lower] = [oldestSource(above.product), oldestSource(row.product)]
          expect(upper >= lower).toBe(true)
          if (upper === lower) expect(above.product.name <= row.product.name).toBe(true)
        })
      }),
      { numRuns },
    )
  })
})

import type { Category, Facet, FacetOption, Selection, Variant } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import { listMemo } from './list-memo'
import { situationOf } from './list-query'
import type { ListState } from './list-state'
import { scenarioKey } from './sort-table'

/** For each product of a list, 1 where it matches an option. */
type Matches = Uint8Array

interface Choice {
  readonly mode: Facet<Product>['mode']
  readonly chosen: readonly Matches[]
}

/** Some scenarios are asked for again and again, such as the default one. */
const suitedMemo = listMemo<readonly Product[]>(8)

/**
 * The products that are of use in a scenario, in the order given; the same array for the same scenario, by which answers
 * are remembered, and the array given where each is of use in any.
 */
export function suitedProducts(
  category: Category,
  products: readonly Product[],
  scenario: Values,
  today: IsoDate,
): readonly Product[] {
  const { suits } = category
  if (suits === undefined) return products
  return suitedMemo(category, products, scenarioKey(category, scenario, today), () =>
    products.filter((product) => suits(product, scenario)),
  )
}

type MatchesOf = (facet: Facet<Product>, option: FacetOption<Product>) => Matches

/** Yesterday's and today's answers: around midnight both are asked for. */
const matchMemo = listMemo<Map<string, Matches>>(2)

function matchesOf(category: Category, products: readonly Product[], today: IsoDate): MatchesOf {
  const columns = matchMemo(category, products, today, () => new Map())
  return (facet, option) => {
    const key = `${facet.id} ${option.value}`
    const known = columns.get(key)
    if (known !== undefined) return known
    const column = Uint8Array.from(products, (product) => (option.matches(product, today) ? 1 : 0))
    columns.set(key, column)
    return column
  }
}

function passes({ mode, chosen }: Choice, index: number): boolean {
  if (chosen.length === 0) return true
  switch (mode) {
    case 'any':
      return chosen.some((matches) => matches[index] === 1)
    case 'all':
      return chosen.every((matches) => matches[index] === 1)
    case 'leave-out':
      return chosen.every((matches) => matches[index] === 0)
    default:
      return assertNever(mode)
  }
}

function choice(facet: Facet<Product>, selection: Selection, matches: MatchesOf): Choice {
  const values = selection[facet.id] ?? []
  const options = facet.options.filter((option) => values.includes(option.value))
  return { mode: facet.mode, chosen: options.map((option) => matches(facet, option)) }
}

function choices(category: Category, selection: Selection, matches: MatchesOf): readonly Choice[] {
  return category.facets
    .filter((facet) => (selection[facet.id] ?? []).length > 0)
    .map((facet) => choice(facet, selection, matches))
}

/** What the page and the situation ask for, before the visitor's own choices. */
function presets(category: Category, state: ListState, variant: Variant | null, matches: MatchesOf): readonly Choice[] {
  const situation = situationOf(category, state.situation)
  return [variant, situation].flatMap((preset) => (preset === null ? [] : choices(category, preset.selection, matches)))
}

/**
 * The products that the page's variant, the situation and the visitor's choices all keep, in the order given. Answers
 * are remembered by the identity of `products`.
 */
export function filterProducts(
  category: Category,
  products: readonly Product[],
  state: ListState,
  variant: Variant | null,
  today: IsoDate,
): readonly Product[] {
  const matches = matchesOf(category, products, today)
  const all = [...presets(category, state, variant, matches), ...choices(category, state.selection, matches)]
  return all.length === 0 ? products : products.filter((_, index) => all.every((one) => passes(one, index)))
}

interface FacetTally {
  readonly id: string
  readonly choice: Choice
  readonly options: readonly { readonly value: string; readonly matches: Matches; count: number }[]
}

function count(tally: FacetTally, index: number): void {
  const wanted = tally.choice.mode === 'leave-out' ? 0 : 1
  for (const option of tally.options) {
    if (option.matches[index] === wanted) option.count += 1
  }
}

/** The facets that drop a product; null once two do, since no single option can then bring it back. */
function dropping(tallies: readonly FacetTally[], index: number): FacetTally | 'none' | null {
  let found: FacetTally | 'none' = 'none'
  for (const tally of tallies) {
    if (passes(tally.choice, index)) continue
    if (found !== 'none') return null
    found = tally
  }
  return found
}

/**
 * By facet and option, how many products choosing that option would leave, with every other facet kept. In an `any`
 * facet the option stands in for its other options; in an `all` or `leave-out` facet it joins them. One pass over the
 * products, however much is chosen.
 */
export function optionCounts(
  category: Category,
  products: readonly Product[],
  state: ListState,
  variant: Variant | null,
  today: IsoDate,
): Record<string, Record<string, number>> {
  const matches = matchesOf(category, products, today)
  const before = presets(category, state, variant, matches)
  const tallies = category.facets.map(
    (facet): FacetTally => ({
      id: facet.id,
      choice: choice(facet, state.selection, matches),
      options: facet.options.map((option) => ({ value: option.value, matches: matches(facet, option), count: 0 })),
    }),
  )
  products.forEach((_, index) => {
    if (!before.every((one) => passes(one, index))) return
    const dropper = dropping(tallies, index)
    if (dropper === null) return
    if (dropper !== 'none') {
      if (dropper.choice.mode === 'any') count(dropper, index)
      return
    }
    for (const tally of tallies) count(tally, index)
  })
  return Object.fromEntries(
    tallies.map(({ id, options }) => [id, Object.fromEntries(options.map((option) => [option.value, option.count]))]),
  )
}

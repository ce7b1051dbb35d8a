import type { Category, Sort, SortValue } from '../categories/category'
import type { Values } from '../fields/field'
import type { Product } from '../products/product'
import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import { listMemo } from './list-memo'
import { oldestSource } from './oldest-source'

/** How a product stands in an order: ranked, then stale, then missing, then what is not to be had. */
export const standing = { ranked: 0, stale: 1, missing: 2, 'not-offered': 3 } as const

/** One sort value of every product of a list, by the product's place in that list. */
export interface Column {
  readonly values: Float64Array
  readonly standings: Uint8Array
}

/** All sort values of a list of products on one scenario. Full evaluations are many times larger and are not kept. */
export interface SortTable {
  readonly columns: ReadonlyMap<string, Column>
  /** Places in the list in the order of a sort, best first; worked out when first asked for. Null: no such sort. */
  readonly order: (sort: Sort) => Uint32Array | null
  /** For each product its place among equals: that in the category's first order, by {@link ProductOrder} among equals there. */
  readonly ties: () => Uint32Array
  /** The widest side of any balance bar, in sen: the one scale of lists, details and comparisons; 0 without one. */
  readonly scale: number
}

/** Where each product of a list lies, and its place when the latest checked stand first, then by name, then slug. */
export interface ProductOrder {
  readonly index: ReadonlyMap<Product, number>
  readonly byCheck: Uint32Array
}

/** Some 0.8 MB each at 10,000 products and five sorts. */
const tableMemo = listMemo<SortTable>(16)
const productMemo = listMemo<ProductOrder>(1)

function standingOf(state: SortValue['state']): number {
  switch (state) {
    case 'known':
      return standing.ranked
    case 'stale':
      return standing.stale
    case 'missing':
      return standing.missing
    case 'not-offered':
      return standing['not-offered']
    default:
      return assertNever(state)
  }
}

function evaluateAll(category: Category, products: readonly Product[], scenario: Values, today: IsoDate): SortTable {
  const columns = new Map<string, Column>(
    category.sorts.map(({ id }) => [
      id,
      { values: new Float64Array(products.length), standings: new Uint8Array(products.length).fill(standing.missing) },
    ]),
  )
  let scale = 0
  products.forEach((product, index) => {
    const { sortValues, balance } = category.evaluate(product, scenario, today)
    for (const [id, column] of columns) {
      const value = sortValues[id]
      if (value === undefined) continue
      column.standings[index] = standingOf(value.state)
      column.values[index] = 'value' in value ? value.value : 0
    }
    if (balance !== null) scale = Math.max(scale, balance.takes, balance.gives)
  })
  return { columns, ...ordersOf(category, products, columns), scale }
}

function ordersOf(
  category: Category,
  products: readonly Product[],
  columns: SortTable['columns'],
): Pick<SortTable, 'order' | 'ties'> {
  const orders = new Map<string, Uint32Array>()
  const order = ({ id, better }: Sort): Uint32Array | null => {
    const column = columns.get(id)
    if (column === undefined) return null
    const { byCheck } = productOrder(category, products)
    const indices = orders.get(id) ?? orderedBy(column, better, id === category.sorts[0]?.id ? byCheck : ties())
    orders.set(id, indices)
    return indices
  }
  let places: Uint32Array | null = null
  const ties = (): Uint32Array => {
    const [first] = category.sorts
    places ??= placesIn((first === undefined ? null : order(first)) ?? new Uint32Array())
    return places
  }
  return { order, ties }
}

/** Of an order the place of each product in it. */
function placesIn(indices: Uint32Array): Uint32Array {
  const places = new Uint32Array(indices.length)
  indices.forEach((index, place) => {
    places[index] = place
  })
  return places
}

/** What an order compares first: smaller is better. Products without a rank are all alike. */
export function sortKey({ values, standings }: Column, better: Sort['better'], index: number): number {
  if (standings[index] !== standing.ranked) return 0
  const value = values[index] ?? 0
  return better === 'higher' ? -value : value
}

/** Places in the list, best first, then those without a rank by their standing; equal ones by `ties`. */
export function orderedBy(column: Column, better: Sort['better'], ties: Uint32Array): Uint32Array {
  const { standings } = column
  const keys = Float64Array.from(standings, (_, index) => sortKey(column, better, index))
  return Uint32Array.from(standings.keys()).sort(
    (a, b) =>
      (standings[a] ?? 0) - (standings[b] ?? 0) || (keys[a] ?? 0) - (keys[b] ?? 0) || (ties[a] ?? 0) - (ties[b] ?? 0),
  )
}

/** Names a scenario on a day: two with one key evaluate every product alike. */
export function scenarioKey(category: Category, scenario: Values, today: IsoDate): string {
  return [today, ...Object.keys(category.scenario).map((name) => String(scenario[name]))].join(' ')
}

/** Evaluates every product of a list on a scenario, or remembers having done so for this very array. */
export function sortTable(
  category: Category,
  products: readonly Product[],
  scenario: Values,
  today: IsoDate,
): SortTable {
  return tableMemo(category, products, scenarioKey(category, scenario, today), () =>
    evaluateAll(category, products, scenario, today),
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Text by character code, so that it is the same on every machine. */
export function productOrder(category: Category, products: readonly Product[]): ProductOrder {
  return productMemo(category, products, '', () => {
    const byCheck = new Uint32Array(products.length)
    products
      .map((product, index) => ({ product, index, checked: oldestSource(product) }))
      .sort(
        (a, b) =>
          compareText(b.checked, a.checked) ||
          compareText(a.product.name, b.product.name) ||
          compareText(a.product.slug, b.product.slug),
      )
      .forEach(({ index }, place) => {
        byCheck[index] = place
      })
    return { index: new Map(products.map((product, index) => [product, index])), byCheck }
  })
}

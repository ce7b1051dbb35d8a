import {
  type Category,
  type Evaluation,
  type Sort,
  type SortResult,
  type SumStep,
  sortText,
} from '../categories/category'
import type { Product } from '../products/product'
import { assertNever } from '../values/assert-never'
import type { IsoDate } from '../values/iso-date'
import { listMemo } from './list-memo'
import { weightedSorts, weightsName, weightsSort } from './list-query'
import type { ListState } from './list-state'
import { restrictedLast, restrictedOf } from './restricted'
import {
  type Column,
  orderedBy,
  productOrder,
  type SortTable,
  scenarioKey,
  sortKey,
  sortTable,
  standing,
} from './sort-table'
import { stepsOfSort } from './sum-steps'
import { firstSort, type TieParts, tieWords } from './ties'
import { mixOf } from './weighted-mix'

/** One product in its place, with everything that placed it. The texts are made when they are read. */
export interface RankedRow {
  readonly product: Product
  /** The order as it is chosen, and what its figure is called. */
  readonly sort: Pick<Sort<never>, 'id' | 'name' | 'onLine'>
  readonly evaluation: Evaluation
  /** From 1 over the products shown; null when the figure that the order reads is stale or not known. */
  readonly rank: number | null
  /** Another product shares the rank. */
  readonly tied: boolean
  readonly result: SortResult
  /** The sum behind the figures that the order reads, then the sum behind the product's place. */
  readonly steps: readonly SumStep[]
  /** How the result compares with its neighbours, the tie-break when one was needed, or why there is no rank. */
  readonly placing: string
}

/** An order of products. Rows are put in words only when asked for. */
export interface Ranking {
  /** Best first, then stale, then missing, then what is not to be had. */
  readonly products: readonly Product[]
  /** How many of them, from the first, have a rank. */
  readonly rankedCount: number
  /** Ranks from one place up to but not including another. */
  readonly ranks: (from: number, to: number) => readonly Pick<RankedRow, 'rank' | 'tied'>[]
  /** One line: what the order reads, and that some stand below for whom they are. */
  readonly basis: string
  /** The widest side of any balance bar of the whole category on this scenario, in sen, whatever is shown of it. */
  readonly scale: number
  /** Rows from one place up to but not including another; all by default. */
  readonly rows: (from?: number, to?: number) => readonly RankedRow[]
}

/** What an order reads, whatever it is: places in the list, a column to compare and the words for one place. */
interface Order {
  readonly sort: RankedRow['sort']
  readonly indices: Uint32Array
  readonly column: Column
  readonly better: 'higher' | 'lower'
  readonly basis: string
  readonly result: (index: number, evaluate: Evaluate) => SortResult
  readonly steps: (index: number, evaluate: Evaluate) => readonly SumStep[]
}

/** An order with those of the list that are not for everybody, 1 for each. */
interface Placed extends Order {
  readonly restricted: Uint8Array
}

/** Evaluates the product at a place in the list. */
type Evaluate = (index: number) => Evaluation

const mixMemo = listMemo<Order>(16)

function mixOrder(category: Category, products: readonly Product[], state: ListState, today: IsoDate): Order {
  const table = sortTable(category, products, state.scenario, today)
  const weights = weightedSorts(category).map(({ id }) => state.weights[id])
  return mixMemo(category, products, [scenarioKey(category, state.scenario, today), ...weights].join(' '), () => {
    const mix = mixOf(category, table, state, products.length)
    const indices = orderedBy(mix.column, 'higher', table.ties())
    return { ...mix, sort: { id: weightsSort, name: weightsName }, indices, better: 'higher' }
  })
}

function sortOrder(category: Category, table: SortTable, state: ListState): Order {
  const sort = category.sorts.find(({ id }) => id === state.sort) ?? firstSort(category)
  const column = table.columns.get(sort.id)
  const indices = table.order(sort)
  if (column === undefined || indices === null) throw new Error(`Category ${category.id} has no column ${sort.id}`)
  const result = (index: number, evaluate: Evaluate): SortResult => {
    const value = evaluate(index).sortValues[sort.id]
    return { state: value?.state ?? 'missing', text: sortText(sort, value) }
  }
  return {
    sort,
    indices,
    column,
    better: sort.better,
    basis: sort.basis(state.scenario),
    result,
    steps: (index, evaluate) => [
      ...stepsOfSort(evaluate(index).steps, sort.id),
      {
        label: `This order: ${sort.label}`,
        formula: sort.better === 'higher' ? 'highest first' : 'lowest first',
        result: result(index, evaluate).text,
      },
    ],
  }
}

/** A sentence with its full stop, which `4.15% p.a.` already is. */
function ended(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}

function neighbourWords(own: string, above: string | null, below: string | null): string {
  const first = ended(`This is ${own}`)
  if (above !== null && below !== null) return ended(`${first} The one above has ${above}, the one below ${below}`)
  if (above !== null) return `${first} The one above has ${above}; none that is ranked is below.`
  if (below !== null) return ended(`${first} None is above; the one below has ${below}`)
  return `${first} No other product here is ranked.`
}

function unrankedWords({ state, text }: SortResult): string {
  switch (state) {
    case 'stale':
      return `Not ranked: ${text} rests on a figure that is past its shelf life.`
    case 'not-offered':
      return `Not ranked: ${text}. It cannot be had today.`
    case 'missing':
    case 'known':
      return ended(`Not ranked: ${text}`)
    default:
      return assertNever(state)
  }
}

function isRanked({ column }: Order, index: number | undefined): index is number {
  return index !== undefined && column.standings[index] === standing.ranked
}

/** What is said where products that are for everybody end and those that are not begin. */
const standsBelow = ' Products for special groups come last.'

/** Two places of an order whose results are equal before rounding, and that are both for everybody or both not: they share a rank. */
function isTie(order: Placed, own?: number, other?: number): boolean {
  if (!isRanked(order, own) || !isRanked(order, other)) return false
  return (
    order.restricted[own] === order.restricted[other] &&
    sortKey(order.column, order.better, own) === sortKey(order.column, order.better, other)
  )
}

/** Why `own` stands between the places `above` and `below`, which are undefined at an end. */
function placing(
  order: Placed,
  ties: TieParts,
  evaluate: Evaluate,
  own: number,
  above?: number,
  below?: number,
): string {
  const result = order.result(own, evaluate)
  if (!isRanked(order, own)) return unrankedWords(result)
  const textOf = (index?: number): string | null => (isRanked(order, index) ? order.result(index, evaluate).text : null)
  const [textAbove, textBelow] = [textOf(above), textOf(below)]
  const group = order.restricted[own]
  const peers = [above, below].filter((index) => isRanked(order, index))
  const isApart = group === 1 || peers.some((index) => order.restricted[index] !== group)
  const words = neighbourWords(result.text, textAbove, textBelow) + (isApart ? standsBelow : '')
  if (above !== undefined && isTie(order, own, above)) return ended(`${words} ${tieWords(ties, own, above, 'above')}`)
  if (below !== undefined && isTie(order, own, below)) return ended(`${words} ${tieWords(ties, own, below, 'below')}`)
  const alike = peers.some((index) => order.restricted[index] === group && textOf(index) === result.text)
  return alike ? `${words} Those that read alike differ before rounding.` : words
}

/** The places of the products shown, in order. Throws when one is not in the list. */
function shownIndices(category: Category, products: readonly Product[], shown: readonly Product[], order: Order) {
  if (shown === products) return order.indices
  const { index } = productOrder(category, products)
  const marked = new Uint8Array(products.length)
  for (const product of shown) {
    const at = index.get(product)
    if (at === undefined) throw new Error(`${product.slug} is not among the products of ${category.id} given`)
    marked[at] = 1
  }
  return order.indices.filter((at) => marked[at] === 1)
}

/** Evaluates by place in the list, each product once. */
function lazyEvaluate(category: Category, products: readonly Product[], state: ListState, today: IsoDate): Evaluate {
  const done = new Map<number, Evaluation>()
  return (index) => {
    const evaluation = done.get(index) ?? category.evaluate(productAt(products, index), state.scenario, today)
    done.set(index, evaluation)
    return evaluation
  }
}

function productAt(products: readonly Product[], index: number): Product {
  const product = products[index]
  if (product === undefined) throw new RangeError(`No product at ${index}`)
  return product
}

/** Ranks of the places from one up to another: a row's is the first place of those that are equal to it. */
function ranksOf(order: Placed, indices: Uint32Array, from: number, to: number): ReturnType<Ranking['ranks']> {
  let first = from
  while (isTie(order, indices[first], indices[first - 1])) first -= 1
  return Array.from(indices.subarray(from, to), (index, offset) => {
    const at = from + offset
    if (!isTie(order, index, indices[first])) first = at
    const tied = first < at || isTie(order, index, indices[at + 1])
    return { rank: isRanked(order, index) ? first + 1 : null, tied }
  })
}

function tiePartsOf(
  category: Category,
  products: readonly Product[],
  { columns }: SortTable,
  evaluate: Evaluate,
): TieParts {
  const first = firstSort(category)
  const column = columns.get(first.id)
  if (column === undefined) throw new Error(`Category ${category.id} has no column ${first.id}`)
  return { first, column, products, textOf: (index) => sortText(first, evaluate(index).sortValues[first.id]) }
}

/**
 * Puts products in the order the visitor chose. `products` is the whole category, over which weights are scaled and
 * whose sort values are remembered by the identity of the array; `shown` is the part of it that is ranked. Stale and
 * missing follow without a rank. What is not for everybody is ranked below what is, unless the visitor said that it is
 * for them. Equal results share a rank and stand as `ties.ts` says. Nothing here reads how we are paid or gifts. Throws
 * when `shown` holds a product that `products` does not.
 */
export function rankProducts(
  category: Category,
  products: readonly Product[],
  state: ListState,
  today: IsoDate,
  shown: readonly Product[] = products,
): Ranking {
  const table = sortTable(category, products, state.scenario, today)
  const read =
    state.sort === weightsSort ? mixOrder(category, products, state, today) : sortOrder(category, table, state)
  const restricted = restrictedOf(category, products, state)
  const order: Placed = { ...read, restricted }
  const indices = restrictedLast(shownIndices(category, products, shown, order), restricted, (at) =>
    isRanked(order, at),
  )
  const rows = (from = 0, to = indices.length): readonly RankedRow[] => {
    const evaluate = lazyEvaluate(category, products, state, today)
    const ties = tiePartsOf(category, products, table, evaluate)
    const ranks = ranksOf(order, indices, from, to)
    return Array.from(indices.subarray(from, to), (index, offset): RankedRow => {
      const at = from + offset
      const evaluation = evaluate(index)
      return {
        product: productAt(products, index),
        evaluation,
        sort: order.sort,
        rank: ranks[offset]?.rank ?? null,
        tied: ranks[offset]?.tied ?? false,
        result: order.result(index, evaluate),
        get steps() {
          return order.steps(index, evaluate)
        },
        get placing() {
          return placing(order, ties, evaluate, index, indices[at - 1], indices[at + 1])
        },
      }
    })
  }
  const rankedCount = indices.reduce((count, index) => count + (isRanked(order, index) ? 1 : 0), 0)
  const [first = 0, last = 0] = [indices[0], indices[rankedCount - 1]]
  const isApart = rankedCount > 0 && restricted[first] !== restricted[last]
  return {
    products: Array.from(indices, (index) => productAt(products, index)),
    rankedCount,
    ranks: (from, to) => ranksOf(order, indices, from, to),
    basis: isApart ? `${ended(order.basis)}${standsBelow}` : order.basis,
    scale: table.scale,
    rows,
  }
}

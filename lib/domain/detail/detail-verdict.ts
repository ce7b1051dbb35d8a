import type { Category, Sort } from '../categories/category'
import { gapText } from '../list/against-now'
import type { ListState } from '../list/list-state'
import { listWords } from '../list/list-words'
import type { RankedRow, Ranking } from '../list/ranking'
import { saidBy } from '../list/restricted'
import { leadOf, watchOf } from '../list/verdict'
import { type AnsweredQuestion, placeQuestions } from '../list/what-if'
import type { Product } from '../products/product'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { ordinal } from '../values/words'

/** What is said of a product on its own page: its place on the list for the same case. Nothing in it reads how we are paid. */
export interface DetailVerdict {
  /** "3rd of 34", or "Joint 3rd of 34"; null: it has no rank, since a figure is missing or out of date. */
  readonly place: string | null
  readonly isFirst: boolean
  /** The order that gives the place, and by how much it is ahead of the next or behind the first; null: it has no rank, or there is nothing to compare it with. */
  readonly why: string | null
  /** What to watch, as a sentence without its full stop; null: none of its conditions is a caution. */
  readonly watch: string | null
  /** What would change its place. */
  readonly next: readonly AnsweredQuestion[]
}

interface VerdictOn {
  readonly category: Category
  /** The whole category. */
  readonly products: readonly Product[]
  /** All of them, ranked. */
  readonly ranking: Ranking
  /** The state of the list that `ranking` is of. */
  readonly state: ListState
  readonly today: IsoDate
}

/** Two products by the figure of an order. */
type Figured = Pick<RankedRow, 'product' | 'evaluation'>

/** By how much a product is behind the first; null where one of both figures is not known. */
function behind({ id, print }: Sort, own: Figured, first: Figured): string | null {
  const [value, most] = [own, first].map(({ evaluation }) => evaluation.sortValues[id])
  if (value?.state !== 'known' || most?.state !== 'known') return null
  const gap = gapText({ print }, { of: value.value, than: most.value })
  return gap === null ? listWords.verdict.level : listWords.verdict.behind(gap, first.product.name)
}

/**
 * The verdict on one product of a ranked category. What is not for everybody has no place here: it would be last whatever its figure. Throws
 * RangeError when the product is not among them.
 */
export function detailVerdict(
  { category, products, ranking, state, today }: VerdictOn,
  product: Product,
): DetailVerdict {
  const at = ranking.products.indexOf(product)
  const [row] = at < 0 ? [] : ranking.rows(at, at + 1)
  if (row === undefined) throw new RangeError(`${product.slug} is not among the products of ${category.id}`)
  const watch = watchOf(row.evaluation)
  const [first, next] = ranking.rows(0, 2)
  const sort = category.sorts.find(({ id }) => id === state.sort)
  const isRanked = row.rank !== null && isFor(product, saidBy(category, state))
  if (!isRanked || sort === undefined || first === undefined || next === undefined || next.rank === null)
    return { place: null, isFirst: false, why: null, watch, next: [] }
  const isFirst = row.rank === 1
  const gap = isFirst ? leadOf(sort, row, at === 0 ? next : first) : behind(sort, row, first)
  return {
    place: listWords.verdict.place(ordinal(row.rank), ranking.rankedCount, row.tied),
    isFirst,
    why: gap === null ? null : listWords.verdict.by(sort.label, gap),
    watch,
    next: placeQuestions(
      { category, products, shown: ranking.products, first: first.product, sort, state, today },
      product,
    ),
  }
}

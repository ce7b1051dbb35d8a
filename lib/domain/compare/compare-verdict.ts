import type { Category, Evaluation, Headline, Sort } from '../categories/category'
import type { Values } from '../fields/field'
import { defaultState } from '../list/list-query'
import { type RankedRow, rankProducts } from '../list/ranking'
import { firstSort } from '../list/ties'
import { leadOf, watchOf } from '../list/verdict'
import { type AnsweredQuestion, placeQuestions } from '../list/what-if'
import type { Product } from '../products/product'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { compareWords as words } from './compare-words'

/** Which of the products side by side comes first, by the order that their list starts from. Nothing in it reads how we are paid. */
export interface CompareVerdict {
  /** The product's name, or what the visitor has; several where they come to the same. */
  readonly title: string
  readonly headline: Headline
  /** By what it is first, and by how much. */
  readonly why: string
  /** What to watch; null: none of its conditions is a caution, or several products are first. */
  readonly watch: string | null
  /** The one listed product that is first; null: what the visitor has, or several. */
  readonly product: Product | null
  /** What would put another of them first; none beside what the visitor has, whose terms may stop short of the figures that are tried. */
  readonly next: readonly AnsweredQuestion[]
}

type Compared = Pick<RankedRow, 'product' | 'evaluation'>

/** Products in the order that their list starts from, those that have a rank alone; what the visitor has in its place among them. */
function inOrder(ranked: readonly RankedRow[], own: Compared | null, { id, better }: Sort): readonly Compared[] {
  const sortKeyOf = ({ sortValues }: Evaluation) => {
    const value = sortValues[id]
    return value?.state !== 'known' ? null : better === 'higher' ? -value.value : value.value
  }
  const place = own === null ? null : sortKeyOf(own.evaluation)
  if (own === null || place === null) return ranked
  const at = ranked.findIndex(({ evaluation }) => (sortKeyOf(evaluation) ?? 0) > place)
  return at < 0 ? [...ranked, own] : [...ranked.slice(0, at), own, ...ranked.slice(at)]
}

/**
 * The verdict over a comparison. `listed` is the whole category, `own` what the visitor has. Products for special groups take no part:
 * a comparison does not know whether they are for its visitor. null: fewer than two can be ranked.
 */
export function compareVerdict(
  category: Category,
  products: readonly Product[],
  own: Compared | null,
  scenario: Values,
  today: IsoDate,
  listed: readonly Product[],
): CompareVerdict | null {
  const sort = firstSort(category)
  const state = { ...defaultState(category, today), sort: sort.id, scenario }
  const open = products.filter((product) => isFor(product, new Set()))
  const ranking = rankProducts(category, listed, state, today, open)
  const order = inOrder(ranking.rows(0, ranking.rankedCount), own, sort)
  const [first, next] = order
  if (first === undefined || next === undefined) return null
  const { headline } = first.evaluation
  const lead = leadOf(sort, first, next)
  const uncounted = own !== null && !order.includes(own) ? words.ownApart : ''
  const apart = (open.length < products.length ? words.apart : '') + uncounted
  if (lead === null) {
    const level = order.filter((one) => leadOf(sort, first, one) === null)
    const title = words.names(level.map(nameOf))
    return { title, headline, why: words.level(sort.label) + apart, watch: null, product: null, next: [] }
  }
  const why = words.ahead(sort.label, lead, first === own) + apart
  const at = { category, products: listed, shown: open, first: first.product, sort, state, today }
  return {
    title: nameOf(first),
    headline,
    why,
    watch: watchOf(first.evaluation),
    product: first === own ? null : first.product,
    next: own === null ? placeQuestions(at, first.product) : [],
  }

  function nameOf(one: Compared): string {
    return one === own ? words.own : one.product.name
  }
}

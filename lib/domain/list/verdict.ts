import type { Category, Evaluation, Sort } from '../categories/category'
import type { Fact } from '../figures/row'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { ordinal } from '../values/words'
import { type AgainstNow, gapText } from './against-now'
import type { ListState } from './list-state'
import { listWords } from './list-words'
import type { RankedRow, Ranking } from './ranking'
import { type AnsweredQuestion, answeredQuestions } from './what-if'

/** What is said of the product that a list ranks first. Nothing in it reads how we are paid. */
export interface Verdict {
  /** Its place in words: "1st of 34", or "Joint 1st of 34". */
  readonly place: string
  /** Why it is first for this scenario. */
  readonly why: string
  /** What to watch; null: none of its conditions is a caution. */
  readonly watch: string | null
  readonly next: readonly AnsweredQuestion[]
}

/** The lead of the first over the next by the figure of the order: "RM110 more than Selat Basket Cashback"; null: they are equal. */
export function leadOf(
  sort: Sort,
  first: Pick<RankedRow, 'evaluation'>,
  next: Pick<RankedRow, 'product' | 'evaluation'>,
): string | null {
  const [own, other] = [first, next].map(({ evaluation }) => evaluation.sortValues[sort.id])
  if (own?.state !== 'known' || other?.state !== 'known') return null
  const gap = gapText(sort, { of: own.value, than: other.value })
  return gap === null ? null : listWords.verdict.next(gap, next.product.name)
}

/** The fact that a row shows first, as a sentence; `p.a.` ends with a full stop already. */
function factText({ factSentences = {} }: Pick<Category, 'factSentences'>, fact: Fact): string {
  const { id, label, value, note } = fact
  const text = factSentences[id]?.(fact) ?? `${label}: ${value}${note === null ? '' : ` (${note})`}`
  return text.endsWith('.') ? text : `${text}.`
}

/** What to watch, as a sentence without its full stop: the caution that comes first among a product's conditions; null where none is one. */
export function watchOf({ conditions }: Pick<Evaluation, 'conditions'>): string | null {
  const caution = conditions.find(({ tone }) => tone === 'warn')
  return caution?.says ?? caution?.label ?? null
}

/** A ranked list as a verdict reads it: the whole category, in the state that the visitor chose. */
interface VerdictOf {
  readonly category: Category
  readonly products: readonly Product[]
  readonly state: ListState
  readonly today: IsoDate
  readonly ranking: Pick<Ranking, 'rankedCount' | 'rows' | 'products'>
}

/**
 * The verdict over a ranked list: on its first page, where at least two products are ranked and the figures of the first are up to
 * date. The visitor's own mix has no figure that could be
 * compared in words. `against` compares with what they have now, where they said it.
 */
export function verdictOf(
  { category, products, state, today, ranking }: VerdictOf,
  against: (row: RankedRow) => AgainstNow | null = () => null,
): Verdict | null {
  if (ranking.rankedCount < 2) return null
  const sort = category.sorts.find(({ id }) => id === state.sort)
  const [first, next] = ranking.rows(0, 2)
  if (first === undefined || next === undefined) return null
  const [fact] = first.evaluation.facts.filter((one) => one.state === 'fresh')
  const lead = sort === undefined ? null : leadOf(sort, first, next)
  const now = against(first)
  const result = now?.kind === 'own' ? listWords.verdict.own : lead === null ? null : `${lead}.`
  const why = [result, fact === undefined ? null : factText(category, fact)].filter((part) => part !== null)
  return {
    place: listWords.verdict.place(ordinal(1), ranking.rankedCount, first.tied),
    why: why.join(' '),
    watch: watchOf(first.evaluation),
    next:
      sort === undefined
        ? (category.next ?? [])
        : answeredQuestions({ category, products, shown: ranking.products, first: first.product, sort, state, today }),
  }
}

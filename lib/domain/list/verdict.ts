import type { Category, Evaluation, NextQuestion, ProductCondition, Sort } from '../categories/category'
import type { Fact } from '../figures/row'
import type { RankedRow, Ranking } from './ranking'

/** What is said of the product that a list ranks first. Nothing in it reads how we are paid. */
export interface Verdict {
  /** Its place in words: "1st of 34", or "Joint 1st of 34". */
  readonly place: string
  /** Why it is first for this scenario. */
  readonly why: string
  /** What to watch; null: none of its conditions is a caution. */
  readonly watch: string | null
  readonly next: readonly NextQuestion[]
}

/** The lead of the first over the next by the figure of the order: "RM110 more than Selat Basket Cashback"; null: they are equal. */
export function leadOf(
  sort: Sort,
  first: Pick<RankedRow, 'evaluation'>,
  next: Pick<RankedRow, 'product' | 'evaluation'>,
): string | null {
  const [own, other] = [first, next].map(({ evaluation }) => evaluation.sortValues[sort.id])
  if (own?.state !== 'known' || other?.state !== 'known' || own.value === other.value) return null
  const exact = Math.abs(own.value - other.value)
  // Sen of a difference of hundreds of ringgit tell nobody anything; rates and months are never as many units.
  const difference = sort.print(exact < 10_000 ? exact : Math.round(exact / 100) * 100).replace(/^[+−]|\.00\b/g, '')
  return `${difference} ${own.value > other.value ? 'more' : 'less'} than ${next.product.name}, the next`
}

/** The fact that a row shows first, as a sentence. */
function factText({ label, value, note }: Fact): string {
  return `${label}: ${value}${note === null ? '' : ` (${note})`}.`
}

/** The caution that comes first among a product's conditions. */
export function cautionOf({ conditions }: Pick<Evaluation, 'conditions'>): ProductCondition | null {
  return conditions.find(({ tone }) => tone === 'warn') ?? null
}

/**
 * The verdict over a ranked list: on its first page, where at least two products are ranked and the figures of the first are up to
 * date. `chosen` is the order in use; the visitor's own mix has no figure that could be
 * compared in words.
 */
export function verdictOf(
  { sorts, next: questions = [] }: Category,
  ranking: Pick<Ranking, 'rankedCount' | 'rows'>,
  chosen: string,
): Verdict | null {
  if (ranking.rankedCount < 2) return null
  const sort = sorts.find(({ id }) => id === chosen)
  const [first, next] = ranking.rows(0, 2)
  if (first === undefined || next === undefined) return null
  const [fact] = first.evaluation.facts.filter(({ state }) => state === 'fresh')
  const lead = sort === undefined ? null : leadOf(sort, first, next)
  const result = lead === null ? null : `${lead}.`
  const why = [result, fact === undefined ? null : factText(fact)].filter((part) => part !== null)
  const place = `1st of ${ranking.rankedCount}`
  return {
    place: first.tied ? `Joint ${place}` : place,
    why: why.join(' '),
    watch: cautionOf(first.evaluation)?.label ?? null,
    next: questions,
  }
}

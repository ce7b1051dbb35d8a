import { printFor } from '../../figures/detail-row'
import { checkedOn, type Figure, type FigureWords, freshness, type ShelfLife, type Sources } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import { type AnyProduct, termsSource } from '../../products/product-base'
import type { Requirements } from '../../products/traits'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { SortValue } from '../category'
import { commonWords } from './common-words'

/** What a fact may add to its figure. */
interface FactOptions {
  readonly note?: string | null
  readonly words?: FigureWords
}

/** A supporting figure of a row, with its freshness on `today` and the day it was checked. */
export function factOf<T>(
  id: string,
  label: string,
  figure: Figure<T>,
  sources: Sources,
  life: ShelfLife,
  today: IsoDate,
  print: (value: T) => string,
  options: FactOptions = {},
): Fact {
  return {
    id,
    label,
    value: printFor(figure, sources, print, options.words ?? {}),
    note: options.note ?? null,
    state: freshness(figure, sources, life, today),
    checkedOn: checkedOn(figure, sources),
  }
}

const { income } = commonWords.facts

/** The least income a month that an applicant must show; its absence is a rule too, and said. */
export function incomeFact(
  {
    requirements,
    sources,
  }: { readonly requirements: Pick<Requirements, 'minMonthlyIncome'>; readonly sources: Sources },
  today: IsoDate,
): Fact {
  const { minMonthlyIncome } = requirements
  return factOf('income', income.label, minMonthlyIncome, sources, 'rule', today, (least) => formatRinggit(least), {
    note: minMonthlyIncome.state === 'known' ? commonWords.aMonth : null,
    words: { none: income.none },
  })
}

/** A term of the product that is data without a source of its own. */
export function statedFigure<T>(product: AnyProduct, value: T): Figure<T> {
  return { state: 'known', value, source: termsSource(product) }
}

const missingValue: SortValue = { state: 'missing', words: null }

/**
 * What an order reads: missing when there is no value or a needed figure is missing. `words` replaces what the sort
 * itself would print.
 */
export function sortValue(value: number | null, staleness: FigureState, words: string | null = null): SortValue {
  if (value === null || staleness === 'missing') return words === null ? missingValue : { state: 'missing', words }
  return { state: staleness === 'stale' ? 'stale' : 'known', value, words }
}

/** The state of a result that needs all of these: missing before stale before fresh; nothing needed is fresh. */
export function worstState(states: readonly FigureState[]): FigureState {
  if (states.includes('missing')) return 'missing'
  return states.includes('stale') ? 'stale' : 'fresh'
}

/** The oldest day on which one of the figures was checked; null when none was published. */
export function oldestCheck(sources: Sources, ...figures: readonly Figure<unknown>[]): IsoDate | null {
  return figures
    .map((figure) => checkedOn(figure, sources))
    .reduce((oldest, day) => (oldest === null || (day !== null && day < oldest) ? day : oldest), null)
}

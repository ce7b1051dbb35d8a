import type { Headline, SortResult } from '../categories/category'
import { type OldRate, oldRateText } from '../country-rates/old-rate'
import { formatDate } from '../values/iso-date'

/** A text and the old rate behind it. */
type MarkedText = Pick<Headline, 'basis'> & { readonly oldRate?: OldRate | undefined }

/** The basis of a headline, marked where a rate of the country behind it was not checked for too long. */
export function markedBasis({ basis, oldRate }: MarkedText): string {
  return oldRate === undefined ? basis : [basis, oldRateText(oldRate)].filter((part) => part !== '').join('; ')
}

/** The basis of a headline in one line, with the day on which the oldest figure behind it was checked, and last the mark of an old rate. */
export function headlineBasis({ basis, state, checkedOn, oldRate }: Headline): string {
  const checked =
    checkedOn === null ? '' : `, ${state === 'stale' ? 'out of date: ' : ''}checked ${formatDate(checkedOn)}`
  return markedBasis({ basis: `${basis}${checked}`, oldRate })
}

/** A scenario in words, marked with the first old rate of the country behind the results shown for it. */
export function markedScenario(text: string, shown: readonly Pick<Headline, 'oldRate'>[]): string {
  return markedBasis({ basis: text, oldRate: shown.find(({ oldRate }) => oldRate !== undefined)?.oldRate })
}

/**
 * The headline of a row whose list is ordered by another figure than the product's own: that figure under its name, with
 * the product's own headline as the second. A product that has neither keeps its own reason.
 */
export function orderHeadline(name: string, { state, text }: SortResult, own: Headline): Headline {
  if (own.state === 'missing' && state !== 'known' && state !== 'stale') return own
  return {
    value: text,
    unit: name,
    ...(own.state !== 'missing' && { line: `${own.value} ${own.unit}` }),
    basis: own.state === 'missing' ? '' : own.basis,
    tone: own.tone,
    state: state === 'stale' ? 'stale' : state === 'known' ? 'fresh' : 'missing',
    checkedOn: own.checkedOn,
    ...(own.oldRate !== undefined && { oldRate: own.oldRate }),
  }
}

import type { Headline, SortResult } from './categories/category'
import { formatDate } from './iso-date'

/** The basis of a headline in one line, with the day on which the oldest figure behind it was checked. */
export function headlineBasis({ basis, state, checkedOn }: Headline): string {
  if (checkedOn === null) return basis
  return `${basis}, ${state === 'stale' ? 'out of date: ' : ''}checked ${formatDate(checkedOn)}`
}

/**
 * The headline of a row whose list is ordered by another figure than the product's own: that figure under its name, with
 * the product's own headline as its basis. A product that has neither keeps its own reason.
 */
export function orderHeadline(name: string, { state, text }: SortResult, own: Headline): Headline {
  if (own.state === 'missing' && state !== 'known' && state !== 'stale') return own
  return {
    value: text,
    unit: name,
    basis: own.state === 'missing' ? '' : `${own.value} ${own.unit} ${own.basis}`,
    tone: own.tone,
    state: state === 'stale' ? 'stale' : state === 'known' ? 'fresh' : 'missing',
    checkedOn: own.checkedOn,
  }
}

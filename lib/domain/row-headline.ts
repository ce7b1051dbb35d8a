import type { Headline, SortResult } from './categories/category'
import { formatDate } from './iso-date'

/** The basis of a headline in one line, with the day on which the oldest figure behind it was checked. */
export function headlineBasis({ basis, state, checkedOn }: Headline): string {
  if (checkedOn === null) return basis
  return `${basis}, ${state === 'stale' ? 'out of date: ' : ''}checked ${formatDate(checkedOn)}`
}

/**
 * The headline of a row whose list is ordered by another figure than the product's own: that figure, named after the
 * order, and under it the product's own headline with its basis and day. A product that has neither keeps its own reason.
 */
export function orderHeadline(label: string, { state, text }: SortResult, own: Headline): Headline {
  if (own.state === 'missing' && state !== 'known' && state !== 'stale') return own
  const under = own.state === 'missing' ? '' : ` · ${own.value} ${own.unit} ${headlineBasis(own)}`
  const stale = state === 'stale' && own.state !== 'stale' ? ', out of date' : ''
  return {
    value: text,
    unit: '',
    basis: `${label}${stale}${under}`,
    tone: own.tone,
    state: state === 'stale' ? 'stale' : state === 'known' ? 'fresh' : 'missing',
    checkedOn: null,
  }
}

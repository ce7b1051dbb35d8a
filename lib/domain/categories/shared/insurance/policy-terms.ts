import { type Figure, knownValue } from '../../../figures/figure'
import type { PolicyTerm } from '../../policy-terms'
import { keepingWords } from './words-keeping'

const { terms: words } = keepingWords
const monthsInYear = 12

/**
 * The last day on which a policy can be given back for a full refund. The day on which it came counts as the first, so that
 * nobody is late where an insurer counts in the shorter way.
 */
export function freeLookTerms({ freeLookDays }: { readonly freeLookDays: Figure<number> }): readonly PolicyTerm[] {
  const days = knownValue(freeLookDays)
  if (days === null || days === 0) return []
  return [{ id: 'free-look', label: words.freeLook.label, text: words.freeLook.text(days), after: { days: days - 1 } }]
}

/** The first day that is covered after a waiting time in days; none where there is no such time or none is published. */
export function waitingTerms(id: string, what: string, days: number | null): readonly PolicyTerm[] {
  if (days === null || days === 0) return []
  return [{ id, label: words.waiting.label(what), text: words.waiting.days(days), after: { days } }]
}

/** The same for a time in months. */
export function waitingMonthTerms(id: string, what: string, months: number | null): readonly PolicyTerm[] {
  if (months === null || months === 0) return []
  return [{ id, label: words.waiting.label(what), text: words.waiting.months(months), after: { months } }]
}

/** The day on which a policy of a year is paid for again; `when`: for whom that holds, where not for all. */
export function renewalTerm(when: string | null = null): PolicyTerm {
  const label = when === null ? words.renewal.label : `${words.renewal.label}, ${when}`
  return { id: 'renewal', label, text: words.renewal.text, after: { months: monthsInYear } }
}

/** The same where a plan is renewed each year. */
export function yearlyTerms({ renewal }: { readonly renewal: Figure<string> }): readonly PolicyTerm[] {
  const value = knownValue(renewal)
  return value === 'guaranteed' || value === 'consent' ? [renewalTerm()] : []
}

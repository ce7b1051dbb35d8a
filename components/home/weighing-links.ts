import type { CategoryId } from '@/lib/domain/categories/registry'

/** A situation in a visitor's own words, with the list and the preset that answer it. */
export interface WeighingLink {
  readonly label: string
  readonly category: CategoryId
  /** The id of one of the category's situations. */
  readonly situation: string
}

/** What people come to weigh, the most common first. */
export const weighingLinks: readonly WeighingLink[] = [
  { label: 'Earn more on my savings', category: 'savings-account', situation: 'most-for-habits' },
  { label: 'Get the most back on my spend', category: 'credit-card', situation: 'most-back' },
  { label: 'Borrow for less', category: 'personal-loan', situation: 'least-in-all' },
  { label: 'Lock money away, no strings', category: 'fixed-deposit', situation: 'no-strings' },
  { label: 'Pay less interest on my card', category: 'credit-card', situation: 'low-charge' },
  { label: 'Bring my debts together', category: 'personal-loan', situation: 'consolidate' },
  { label: 'Move a card balance', category: 'credit-card', situation: 'move-balance' },
  { label: 'Keep money I may need early', category: 'fixed-deposit', situation: 'may-need-early' },
  { label: 'Run an account for less', category: 'current-account', situation: 'cheapest' },
]

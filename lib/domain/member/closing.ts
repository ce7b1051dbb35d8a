import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'

/** How long a closed account can be opened again, in days; then it is erased. */
export const daysUntilErased = 30
const dayMs = 86_400_000

/** From when an account that is closed now is erased. Both are epoch milliseconds. */
export function eraseAt(closedAt: number): number {
  return closedAt + daysUntilErased * dayMs
}

export const closingReasons = [
  'not-used',
  'not-useful',
  'too-many-messages',
  'privacy',
  'other-account',
  'other',
] as const
export type ClosingReason = (typeof closingReasons)[number]

export const closingReasonWords: Readonly<Record<ClosingReason, string>> = {
  'not-used': 'I do not use it',
  'not-useful': 'It does not help me',
  'too-many-messages': 'I get too many messages',
  privacy: 'I do not want my data kept',
  'other-account': 'I have another account',
  other: 'Something else',
}

/** What closing an account does, as its member reads it before. */
export function whatClosingDoes(erasesOn: IsoDate): readonly string[] {
  return [
    'You are signed out on every device immediately.',
    `Until ${formatDate(erasesOn)} you can open the account again: sign in by code and say so.`,
    'After that day your profile, contacts, income and commitments, saved analyses and choices are erased for good.',
  ]
}

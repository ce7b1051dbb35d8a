import { flows, type TransferKind } from './transfer'
import { withdrawalCause } from './withdrawal'

/** What a transfer does to the points that a member can use: so many more, so many less, or none for what only waits or is settled. */
export function changeOf(kind: TransferKind, amount: number): number {
  const { debit, credit } = flows[kind]
  if (credit === 'available') return amount
  return debit === 'available' ? -amount : 0
}

/** The ways in which a member can look at the history. */
export const historyViews = ['all', 'earned', 'used', 'waiting'] as const
export type HistoryView = (typeof historyViews)[number]

/** The kinds of transfer of each view. */
export const kindsOfView: Readonly<Record<HistoryView, readonly TransferKind[]>> = {
  all: ['earn', 'release', 'cancel', 'claw-back', 'hold', 'redeem', 'give-back', 'expire', 'correct', 'undo'],
  earned: ['release', 'claw-back', 'correct', 'undo'],
  used: ['hold', 'redeem', 'give-back', 'expire'],
  waiting: ['earn', 'release', 'cancel'],
}

/** What a member reads of each kind. */
const kindWords: Readonly<Record<TransferKind, string>> = {
  earn: 'Earned, and waiting',
  release: 'Ready to use',
  cancel: 'No longer waiting: it was not confirmed',
  'claw-back': 'Taken back',
  hold: 'Set aside for a redemption',
  redeem: 'Redeemed',
  'give-back': 'Given back: the redemption did not go through',
  expire: 'Expired',
  correct: 'Added by us',
  undo: 'Taken back by us',
}

const withdrawalWords: Partial<Readonly<Record<TransferKind, string>>> = {
  hold: 'Set aside for a withdrawal',
  redeem: 'Withdrawn',
  'give-back': 'Given back: the withdrawal was not paid',
}

/** What a member reads of a movement: its kind, and for a withdrawal that it was one. `about` is the kind of its cause. */
export function movementWords(kind: TransferKind, about: string): string {
  return (about === withdrawalCause ? withdrawalWords[kind] : undefined) ?? kindWords[kind]
}

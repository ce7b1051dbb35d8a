import type { PointsAccount } from './accounts'

/**
 * What moves points. `earn`: promised, and waits. `release` gives, `cancel` takes back what waited. `claw-back` takes back what was given.
 * `hold`: a redemption or withdrawal begins; `redeem` and `give-back` end it. `expire`: their time is over. `correct`: given by hand; `undo` takes that back.
 */
export const transferKinds = [
  'earn',
  'release',
  'cancel',
  'claw-back',
  'hold',
  'redeem',
  'give-back',
  'expire',
  'correct',
  'undo',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** From where to where a kind of transfer goes, and which one it ends or reverses. */
interface Flow {
  readonly debit: PointsAccount
  readonly credit: PointsAccount
  /** It ends a transfer of this kind, whole; each is ended once. */
  readonly ends: TransferKind | null
  /** It reverses a transfer of this kind, whole; each is reversed once. */
  readonly reverses: TransferKind | null
  /** The balance may fall under its floor: what was used already becomes a debt, which only earning clears. */
  readonly mayLeaveDebt: boolean
  /** Points become a member's to use: they belong to the month of this transfer. */
  readonly makesLot: boolean
}

const plain = { ends: null, reverses: null, mayLeaveDebt: false, makesLot: false } as const

/** Every kind of transfer. One side of each is a member's account. */
export const flows: Readonly<Record<TransferKind, Flow>> = {
  earn: { ...plain, debit: 'issued', credit: 'pending' },
  release: { ...plain, debit: 'pending', credit: 'available', ends: 'earn', makesLot: true },
  cancel: { ...plain, debit: 'pending', credit: 'issued', ends: 'earn' },
  'claw-back': { ...plain, debit: 'available', credit: 'clawed-back', reverses: 'release', mayLeaveDebt: true },
  hold: { ...plain, debit: 'available', credit: 'held' },
  redeem: { ...plain, debit: 'held', credit: 'redeemed', ends: 'hold' },
  'give-back': { ...plain, debit: 'held', credit: 'available', ends: 'hold' },
  expire: { ...plain, debit: 'available', credit: 'expired' },
  correct: { ...plain, debit: 'adjustments', credit: 'available', makesLot: true },
  undo: { ...plain, debit: 'available', credit: 'adjustments', reverses: 'correct', mayLeaveDebt: true },
}

/** Why points move: something that happened once, such as a referral or a redemption. */
export interface Cause {
  readonly kind: string
  readonly id: string
}

/** One transfer as it is written: never changed, never removed. Moments are epoch milliseconds. */
export interface Transfer {
  /** Its place in the ledger, from 1 on without a gap. */
  readonly seq: number
  readonly id: string
  readonly debit: string
  readonly credit: string
  readonly amount: number
  readonly kind: TransferKind
  readonly causeKind: string
  readonly causeId: string
  readonly happenedAt: number
  readonly writtenAt: number
  /** The month of earning (`2026-11`, Malaysia) that it adds to or takes from; null: it takes the oldest points first. */
  readonly lotMonth: string | null
  /** The transfer that it ends. */
  readonly ends: string | null
  /** The transfer that it reverses. */
  readonly reverses: string | null
  readonly previousHash: string
  readonly hash: string
}

/** `not-enough`: the balance would fall under its floor. `ended`, `reversed`: it has been already. `unknown`: there is no such transfer to end. */
export type Refusal = 'not-enough' | 'ended' | 'reversed' | 'unknown'

/** What is known of the transfer that another one ends or reverses. */
export interface Original {
  readonly kind: TransferKind
  readonly isEnded: boolean
  readonly isReversed: boolean
}

/**
 * Why a transfer cannot be made; null where it can. `balance` is what the account that gives has, its floor where that counts is `floor`;
 * `original` is null where there is none.
 */
export function refusalOf(
  kind: TransferKind,
  amount: number,
  {
    balance,
    floor,
    original,
  }: { readonly balance: number; readonly floor: number | null; readonly original: Original | null },
): Refusal | null {
  const { ends, reverses, mayLeaveDebt } = flows[kind]
  const wanted = ends ?? reverses
  if (wanted !== null && original?.kind !== wanted) return 'unknown'
  if (ends !== null && original?.isEnded === true) return 'ended'
  if (reverses !== null && original?.isReversed === true) return 'reversed'
  if (floor !== null && !mayLeaveDebt && balance - amount < floor) return 'not-enough'
  return null
}

/** Whether a transfer goes from where to where its kind says. */
export function followsItsKind({ kind, debit, credit }: Transfer): boolean {
  const { debit: from, credit: to } = flows[kind]
  return debit.endsWith(`:${from}`) && credit.endsWith(`:${to}`)
}

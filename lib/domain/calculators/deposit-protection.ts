import { minSen, type Sen, sen, sumSen } from '../money'
import { type BasisPoints, thousandths } from '../rate'
import { depositProtectionLimit } from './deposit'

/** In whose name a deposit is held: each has its own limit at a bank. */
export const holdings = ['own', 'joint', 'trust', 'business'] as const
export type Holding = (typeof holdings)[number]

/** A deposit at a member bank. `holder` tells joint holders, beneficiaries and firms apart; '' for one's own. */
export interface BankDeposit {
  readonly bank: string
  readonly islamic: boolean
  readonly holding: Holding
  readonly holder: string
  readonly amount: Sen
}

/** Deposits that share one limit. Money in sen. */
export interface ProtectionSlot extends BankDeposit {
  readonly covered: Sen
  readonly uncovered: Sen
}

/** How far deposits are protected, slot by slot in the order they first appear. */
export interface ProtectionSplit {
  readonly slots: readonly ProtectionSlot[]
  readonly total: Sen
  readonly covered: Sen
  readonly uncovered: Sen
}

/** Deposits with the same key share one limit. */
function slotKey({ bank, islamic, holding, holder }: BankDeposit): string {
  return JSON.stringify([bank, islamic, holding, holder])
}

/**
 * PIDM's protection over many banks: one limit for each bank, Islamic and conventional apart, and own, joint (each set of
 * holders), trust (each beneficiary) and business deposits apart.
 */
export function splitProtection(
  deposits: readonly BankDeposit[],
  limit: Sen = depositProtectionLimit.amount,
): ProtectionSplit {
  const bySlot = new Map<string, BankDeposit>()
  for (const deposit of deposits) {
    const key = slotKey(deposit)
    bySlot.set(key, { ...deposit, amount: sen((bySlot.get(key)?.amount ?? 0) + deposit.amount) })
  }
  const slots = [...bySlot.values()].map((slot) => {
    const covered = minSen(slot.amount, limit)
    return { ...slot, covered, uncovered: sen(slot.amount - covered) }
  })
  return {
    slots,
    total: sumSen(slots.map((slot) => slot.amount)),
    covered: sumSen(slots.map((slot) => slot.covered)),
    uncovered: sumSen(slots.map((slot) => slot.uncovered)),
  }
}

/** Money that moves from one place at a bank to a place of its own that is not full. */
export interface ProtectionMove {
  readonly from: ProtectionSlot
  readonly amount: Sen
}

/** Where what is above the limits can go. Money in sen. */
export interface ProtectionPlan {
  /** To the other half of the same bank, conventional or Islamic, in the same name. */
  readonly within: readonly ProtectionMove[]
  /** What is left for other banks, spread evenly. */
  readonly elsewhere: readonly Sen[]
}

/**
 * Protects what is above the limits: first at the bank where it is, in the half that has room (conventional and Islamic
 * deposits have a limit each), then at further banks.
 */
export function protectRest(split: ProtectionSplit, limit: Sen = depositProtectionLimit.amount): ProtectionPlan {
  const room = new Map(split.slots.map((slot) => [slotKey(slot), sen(limit - slot.covered)]))
  let left: number = split.uncovered
  const within = split.slots.flatMap((from) => {
    const amount = minSen(from.uncovered, room.get(slotKey({ ...from, islamic: !from.islamic })) ?? limit)
    left -= amount
    return amount === 0 ? [] : [{ from, amount }]
  })
  return { within, elsewhere: spreadOver(sen(left), limit) }
}

/** The most to place so that principal and simple return stay within the limit: `limit ÷ (1 + r × days ÷ 365)`. */
export function mostProtectedPrincipal(
  rate: BasisPoints,
  days: number,
  limit: Sen = depositProtectionLimit.amount,
): Sen {
  return sen(Number((BigInt(limit) * 36_500_000n) / BigInt(36_500_000 + thousandths(rate) * days)))
}

/** An amount spread evenly, to the sen, over as few slots as hold it, each at most `most`; none for RM0. */
export function spreadOver(amount: Sen, most: Sen = depositProtectionLimit.amount): readonly Sen[] {
  if (most <= 0) throw new RangeError(`Nothing fits under a limit of ${most} sen`)
  const slots = Math.ceil(amount / most)
  return Array.from({ length: slots }, (_, slot) =>
    sen(Math.floor((amount * (slot + 1)) / slots) - Math.floor((amount * slot) / slots)),
  )
}

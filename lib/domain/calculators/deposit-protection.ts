import { minSen, type Sen, sen, sumSen } from '../money'
import type { BasisPoints } from '../rate'
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
    const key = JSON.stringify([deposit.bank, deposit.islamic, deposit.holding, deposit.holder])
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

/** The most to place so that principal and simple return stay within the limit: `limit ÷ (1 + r × days ÷ 365)`. */
export function mostProtectedPrincipal(
  rate: BasisPoints,
  days: number,
  limit: Sen = depositProtectionLimit.amount,
): Sen {
  return sen(Math.floor((limit * 3_650_000) / (3_650_000 + rate * days) + 1e-9))
}

/** An amount spread evenly, to the sen, over as few slots as hold it, each at most `most`; none for RM0. */
export function spreadOver(amount: Sen, most: Sen = depositProtectionLimit.amount): readonly Sen[] {
  if (most <= 0) throw new RangeError(`Nothing fits under a limit of ${most} sen`)
  const slots = Math.ceil(amount / most)
  return Array.from({ length: slots }, (_, slot) =>
    sen(Math.floor((amount * (slot + 1)) / slots) - Math.floor((amount * slot) / slots)),
  )
}

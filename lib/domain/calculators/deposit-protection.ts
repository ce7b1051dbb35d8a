import { minSen, type Sen, sen, sumSen } from '../values/money'
import { type BasisPoints, thousandths } from '../values/rate'
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

/** Money for a further bank, in the name in which it is held now. Further banks are numbered from 1. */
interface FurtherPlace extends Pick<BankDeposit, 'holding' | 'holder'> {
  readonly bank: number
  readonly amount: Sen
}

/** Where what is above the limits can go. Money in sen. */
export interface ProtectionPlan {
  /** To the other half of the same bank, conventional or Islamic, in the same name. */
  readonly within: readonly ProtectionMove[]
  /** What is left for further banks: each name has a place at each of them. */
  readonly elsewhere: readonly FurtherPlace[]
  /** What no member bank is left for. */
  readonly unplaced: Sen
}

/** What a plan may use. */
interface ProtectionRoom {
  /** The most that a place is filled to: the limit, or less where a return is to fit under it. */
  readonly most: Sen
  /** How many member banks there are, Islamic ones counted apart from their conventional sisters. */
  readonly members: number
}

/** Takes what lies above `most` out of places beyond the limit and puts it into the other half of the same bank. */
function movesWithin({ slots }: ProtectionSplit, most: Sen): readonly (ProtectionMove & { readonly rest: Sen })[] {
  const held = new Map(slots.map((slot) => [slotKey(slot), slot.amount]))
  return slots.flatMap((from) => {
    if (from.uncovered === 0) return []
    const excess = sen(from.amount - most)
    const free = sen(Math.max(0, most - (held.get(slotKey({ ...from, islamic: !from.islamic })) ?? 0)))
    const amount = minSen(excess, free)
    return [{ from, amount, rest: sen(excess - amount) }]
  })
}

/** Spreads what each name has left over so many further banks; `unplaced` is what they do not hold. */
function spreadByName(
  moves: ReturnType<typeof movesWithin>,
  most: Sen,
  banks: number,
): Pick<ProtectionPlan, 'elsewhere' | 'unplaced'> {
  const byName = new Map<string, FurtherPlace>()
  for (const { from, rest } of moves) {
    const { holding, holder } = from
    const key = JSON.stringify([holding, holder])
    byName.set(key, { bank: 0, holding, holder, amount: sen((byName.get(key)?.amount ?? 0) + rest) })
  }
  const names = [...byName.values()].map((name) => ({ ...name, placed: sen(Math.min(name.amount, most * banks)) }))
  return {
    elsewhere: names.flatMap(({ holding, holder, placed }) =>
      spreadOver(placed, most).map((amount, at) => ({ bank: at + 1, holding, holder, amount })),
    ),
    unplaced: sen(names.reduce((total, { amount, placed }) => total + amount - placed, 0)),
  }
}

/**
 * Protects what is above the limits: first at the bank where it is, in the half that has room (conventional and Islamic
 * deposits have a limit each), then at further banks, as many as there are. No place is filled beyond `most`, and what is
 * left in a place that was beyond the limit is no more than that either.
 */
export function protectRest(split: ProtectionSplit, { most, members }: ProtectionRoom): ProtectionPlan {
  const moves = movesWithin(split, most)
  const within = moves.filter(({ amount }) => amount > 0).map(({ from, amount }) => ({ from, amount }))
  const halves = [...split.slots, ...within.map(({ from }) => ({ ...from, islamic: !from.islamic }))]
  const used = new Set(halves.map(({ bank, islamic }) => JSON.stringify([bank, islamic]))).size
  return { within, ...spreadByName(moves, most, Math.max(0, members - used)) }
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

import { depositReturn, earlyReturn } from '../calculators/deposit'
import type { EarlyWithdrawal, FixedDeposit } from '../categories/fixed-deposit/figures'
import { addMonths, daysBetween, type IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import { isPlain, type SinglePlace, singlePlace } from './deposit-split'

/** A deposit that somebody has, placed `done` whole months ago to the day. */
export interface OwnDeposit {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly months: number
  readonly done: number
  readonly leaving: EarlyWithdrawal
}

/** Keeping a deposit to its end against leaving it today for the best one over the months that are left. */
export interface DepositSwitch {
  /** What the own deposit pays at its end, and would have earned by today. */
  readonly kept: Sen
  readonly earned: Sen
  /** What it pays on leaving today. */
  readonly paid: Sen
  readonly next: SinglePlace
  readonly days: number
  readonly daysLeft: number
  /** Paid on leaving and earned after, less what keeping it pays. */
  readonly gain: Sen
  /** The rate from which the next deposit makes up for leaving, by the hundredth of a percent; null above 100%. */
  readonly evenAt: BasisPoints | null
  /** Months after which leaving has earned no less than keeping; null: it earns less by the end. */
  readonly payback: number | null
}

/** Why there is no answer. */
export type NoSwitch = 'locked' | 'none'

/** The least rate at which `moved` earns what is lacking in so many days; whole numbers alone decide. */
function rateFor(moved: Sen, lacking: number, days: number): BasisPoints | null {
  if (lacking <= 0) return basisPoints(0)
  const least = Math.ceil((lacking * 10_000 * 365) / (moved * days)) - 1
  for (const rate of [least, least + 1, least + 2]) {
    if (rate >= 0 && rate <= 10_000 && depositReturn(moved, basisPoints(rate), days) >= lacking)
      return basisPoints(rate)
  }
  return null
}

/**
 * Whether leaving a fixed deposit today for the best one of the list over the months that are left earns more by the same
 * day. What the own deposit pays on leaving is placed with the rest. Deposits for everybody, tied to nothing, with figures that
 * are up to date, whatever banks pay us. Throws RangeError unless some whole months are left.
 */
export function switchDeposit(
  deposits: readonly FixedDeposit[],
  { amount, rate, months, done, leaving }: OwnDeposit,
  today: IsoDate,
): DepositSwitch | NoSwitch {
  if (done < 0 || done >= months) throw new RangeError(`No months left of ${months} after ${done}`)
  const start = addMonths(today, -done)
  const days = daysBetween(start, addMonths(start, months))
  const paid = earlyReturn(leaving, { amount, rate, dayCount: 365 }, start, today)
  if (paid === null) return 'locked'
  const moved = sen(amount + paid)
  const next = singlePlace(deposits.filter(isPlain), { amount: moved, months: months - done }, today)
  if (next === null) return 'none'
  const kept = depositReturn(amount, rate, days)
  const daysLeft = daysBetween(today, addMonths(today, months - done))
  const isEven = (month: number) => {
    const day = addMonths(today, month)
    const after = depositReturn(moved, next.rate, daysBetween(today, day), next.product.dayCount)
    return paid + after >= depositReturn(amount, rate, daysBetween(start, day))
  }
  const gain = sen(paid + next.interest - kept)
  const early = Array.from({ length: months - done }, (_, month) => month + 1).find(isEven) ?? null
  return {
    kept,
    earned: depositReturn(amount, rate, daysBetween(start, today)),
    paid,
    next,
    days,
    daysLeft,
    gain,
    evenAt: rateFor(moved, kept - paid, daysLeft),
    payback: gain < 0 ? null : early,
  }
}

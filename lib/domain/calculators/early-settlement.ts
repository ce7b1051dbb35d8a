import { type Dated, ruleOn } from '../country-rates/dated'
import { type HirePurchaseRules, hirePurchaseRules } from '../country-rates/hire-purchase'
import type { IsoDate } from '../iso-date'
import type { Sen } from '../money'
import { type BasisPoints, toFraction } from '../rate'
import { effectiveRate } from './effective-rate'
import { balanceAfter, exactInstalment } from './loan'
import { presentValue } from './time-value'

/** Which way of counting an agreement of this day follows, with the day and source of that rule. */
export function settlementRule(agreement: IsoDate): Dated<HirePurchaseRules> {
  return ruleOn(hirePurchaseRules, agreement)
}

/**
 * The part of a flat charge that is given back with `left` of `months` instalments to come, in the charge's unit, not
 * rounded: `TC × k(k + 1) ÷ (n(n + 1))` (Rule of 78, the unamended Hire-Purchase Act).
 */
export function ruleOf78Rebate(charge: number, months: number, left: number): number {
  return (charge * left * (left + 1)) / (months * (months + 1))
}

/** The charge that the Rule of 78 counts in one month, the first being 1: `TC × 2(n − m + 1) ÷ (n(n + 1))`. */
export function ruleOf78Charge(charge: number, months: number, month: number): number {
  return (charge * 2 * (months - month + 1)) / (months * (months + 1))
}

/** What leaving a flat-rate agreement costs. Money in sen, not rounded. */
export interface FlatSettlement {
  /** The instalments still to come. */
  readonly remaining: number
  readonly rebate: number
  /** Remaining instalments less the rebate. */
  readonly settlement: number
  /** What would be owed at the agreement's own effective rate on a reducing balance. */
  readonly reducing: number
  /** How much more the Rule of 78 asks than the reducing balance. */
  readonly extra: number
}

/**
 * Leaving a flat-rate agreement after `paid` of `months` instalments, with the rebate of the Rule of 78 and beside it
 * the reducing balance at the same effective rate: `M(1 − (1 + i)^−k) ÷ i`. Throws RangeError unless 0 ≤ paid ≤ months.
 */
export function settleFlat(amount: Sen, rate: BasisPoints, months: number, paid: number): FlatSettlement {
  const left = instalmentsLeft(months, paid)
  const charge = (amount * rate * months) / 120_000
  const instalment = (amount + charge) / months
  const rebate = ruleOf78Rebate(charge, months, left)
  const remaining = instalment * left
  const monthly = effectiveRate(amount, new Array<number>(months).fill(instalment))?.monthly ?? 0
  const reducing = presentValue(instalment, monthly, left)
  return { remaining, rebate, settlement: remaining - rebate, reducing, extra: remaining - rebate - reducing }
}

/** What leaving a reducing-balance agreement costs. Money in sen, not rounded. */
export interface ReducingSettlement {
  /** Owed right after the last instalment paid. */
  readonly balance: number
  /** The charge from there to the next due date: `B × i`. */
  readonly nextCharge: number
  /** Balance and charge to the next due date: what the amended Hire-Purchase Act calls the net balance due. */
  readonly netBalanceDue: number
  /** Charges of the remaining instalments that are not paid when leaving now. */
  readonly avoided: number
}

/**
 * Leaving a reducing-balance loan after `paid` of `months` instalments (section 14 of the amended Hire-Purchase Act,
 * without the surrender value of insurance). Throws RangeError unless 0 ≤ paid ≤ months.
 */
export function settleReducing(amount: Sen, rate: BasisPoints, months: number, paid: number): ReducingSettlement {
  const left = instalmentsLeft(months, paid)
  const balance = left === 0 ? 0 : balanceAfter(amount, rate, months, paid)
  const nextCharge = (balance * toFraction(rate)) / 12
  const avoided = exactInstalment(amount, rate, months) * left - balance
  return { balance, nextCharge, netBalanceDue: balance + nextCharge, avoided }
}

/**
 * What a lender asks for leaving within the lock-in period, in sen, not rounded: a part of the amount borrowed or of what
 * is still owed.
 */
export function lockInFee(
  fee: { readonly rate: BasisPoints; readonly basis: 'original' | 'outstanding' },
  original: Sen,
  outstanding: number,
): number {
  return (fee.basis === 'original' ? original : outstanding) * toFraction(fee.rate)
}

function instalmentsLeft(months: number, paid: number): number {
  if (!Number.isInteger(paid) || paid < 0 || paid > months) {
    throw new RangeError(`Not a number of instalments out of ${months}: ${paid}`)
  }
  return months - paid
}

import { type Dated, ruleOn } from '../country-rates/dated'
import { type HirePurchaseRules, hirePurchaseRules } from '../country-rates/hire-purchase'
import type { IsoDate } from '../values/iso-date'
import { portion, type Sen, sen } from '../values/money'
import { type BasisPoints, toFraction } from '../values/rate'
import { minus, plus, type Ratio, ratio, ratioOfRate, ratioValue, times } from '../values/ratio'
import { effectiveRate } from './effective-rate'
import { balanceAfter, exactInstalment, planPayments, type RepaymentPlan, type ScheduleRow } from './loan'
import { presentValue } from './time-value'

/** Which way of counting an agreement of this day follows, with the day and source of that rule. */
export function settlementRule(agreement: IsoDate): Dated<HirePurchaseRules> {
  return ruleOn(hirePurchaseRules, agreement)
}

/**
 * The part of a flat charge that is given back with `left` of `months` whole months to come:
 * `left(left + 1) ÷ (months(months + 1))` (Rule of 78, the unamended Hire-Purchase Act).
 */
export function ruleOf78Part(months: number, left: number): Ratio {
  return ratio(left * (left + 1), months * (months + 1))
}

/** The charge that the Rule of 78 counts in one month, the first being 1: `TC × 2(n − m + 1) ÷ (n(n + 1))`. */
export function ruleOf78Charge(charge: number, months: number, month: number): number {
  return (charge * 2 * (months - month + 1)) / (months * (months + 1))
}

/**
 * A flat loan month by month as the Rule of 78 allots its charge, more of it to the first months, in whole sen: what is
 * owed after a month is what settles the loan then.
 */
export function flatSchedule(amount: Sen, plan: RepaymentPlan, months: number): readonly ScheduleRow[] {
  const all = months * (months + 1)
  const countedBy = (month: number) => portion(plan.charge, all - (months - month) * (months - month + 1), all)
  let balance = amount
  return planPayments(plan, months).map((payment, index) => {
    const charge = sen(countedBy(index + 1) - countedBy(index))
    const principal = sen(payment - charge)
    balance = sen(balance - principal)
    return { charge, principal, balance }
  })
}

/** An agreement at a flat rate. Money in sen, not rounded. */
export interface FlatAgreement {
  readonly months: number
  readonly charge: Ratio
  readonly instalment: Ratio
  /** Its effective rate a month, as a fraction. */
  readonly monthly: number
}

/** A flat-rate agreement: `charge = P·f·n/12`, instalment `(P + charge)/n`. */
export function flatAgreement(amount: Sen, rate: BasisPoints, months: number): FlatAgreement {
  const charge = times(times(ratio(amount), ratioOfRate(rate)), ratio(months, 12))
  const instalment = times(plus(ratio(amount), charge), ratio(1, months))
  const monthly = effectiveRate(amount, new Array<number>(months).fill(ratioValue(instalment)))?.monthly ?? 0
  return { months, charge, instalment, monthly }
}

/** What leaving a flat-rate agreement right after an instalment costs. Money in sen, not rounded. */
export interface FlatSettlement {
  /** The instalments still to come. */
  readonly remaining: Ratio
  readonly rebate: Ratio
  /** Remaining instalments less the rebate. */
  readonly settlement: Ratio
  /** What would be owed that day on a reducing balance at the agreement's own effective rate. */
  readonly reducing: number
}

/**
 * Leaving a flat-rate agreement right after `paid` instalments, with the rebate of the Rule of 78 and beside it, on the
 * same day, the reducing balance at the same effective rate: `M(1 − (1 + i)^−k) ÷ i`. Throws RangeError for more
 * instalments than there are.
 */
export function settleFlat({ months, charge, instalment, monthly }: FlatAgreement, paid: number): FlatSettlement {
  const left = instalmentsLeft(months, paid)
  const remaining = times(instalment, ratio(left))
  const rebate = times(charge, ruleOf78Part(months, left))
  const reducing = presentValue(ratioValue(instalment), monthly, left)
  return { remaining, rebate, settlement: minus(remaining, rebate), reducing }
}

/** What leaving a reducing-balance agreement costs. Money in sen, not rounded. */
export interface ReducingSettlement {
  /** Owed right after the last instalment paid. */
  readonly balance: number
  /** The charge from there to the next due date: `B × i`. */
  readonly nextCharge: number
  /** Balance and charge to the next due date: what the amended Hire-Purchase Act calls the net balance due. */
  readonly netBalanceDue: number
  /** Charges of the remaining instalments that are not paid when leaving right after an instalment. */
  readonly avoided: number
  /**
   * What the Rule of 78 would ask for the same instalments on the next due date, with one whole month less to come: the
   * remaining instalments, one of them due that day, less the rebate. Compare it with the net balance due.
   */
  readonly ruleOf78: number
}

/**
 * Leaving a reducing-balance loan after `paid` of `months` instalments (section 14 of the amended Hire-Purchase Act,
 * without the surrender value of insurance). Throws RangeError unless 0 ≤ paid ≤ months.
 */
export function settleReducing(amount: Sen, rate: BasisPoints, months: number, paid: number): ReducingSettlement {
  const left = instalmentsLeft(months, paid)
  const instalment = exactInstalment(amount, rate, months)
  const balance = left === 0 ? 0 : balanceAfter(amount, rate, months, paid)
  const nextCharge = (balance * toFraction(rate)) / 12
  const remaining = instalment * left
  const rebate = (instalment * months - amount) * ratioValue(ruleOf78Part(months, Math.max(0, left - 1)))
  return {
    balance,
    nextCharge,
    netBalanceDue: balance + nextCharge,
    avoided: remaining - balance,
    ruleOf78: remaining - rebate,
  }
}

/**
 * What a lender asks for leaving within the lock-in period, in sen, not rounded: a part of the amount borrowed or of what
 * is still owed.
 */
export function lockInFee(
  fee: { readonly rate: BasisPoints; readonly basis: 'original' | 'outstanding' },
  original: Sen,
  outstanding: Ratio,
): Ratio {
  return times(fee.basis === 'original' ? ratio(original) : outstanding, ratioOfRate(fee.rate))
}

function instalmentsLeft(months: number, paid: number): number {
  if (!Number.isInteger(paid) || paid < 0 || paid > months) {
    throw new RangeError(`Not a number of instalments out of ${months}: ${paid}`)
  }
  return months - paid
}

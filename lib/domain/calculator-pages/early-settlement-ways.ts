import {
  type FlatAgreement,
  flatAgreement,
  settleFlat,
  settlementRule,
  settleReducing,
} from '../calculators/early-settlement'
import { exactInstalment } from '../calculators/loan'
import { assertNever } from '../values/assert-never'
import { type IsoDate, wholeMonths } from '../values/iso-date'
import { formatRinggit } from '../values/money'
import { nearestRatio, type Ratio, ratio, roundRatio } from '../values/ratio'
import type { SettlementValues } from './early-settlement-fields'

/**
 * How a loan is left, and on which day: `flat` by the Rule of 78 right after an instalment; `reducing` by the amended
 * Hire-Purchase Act on the next due date; `plain`, a home or personal loan, right after an instalment.
 */
export type Method = 'flat' | 'reducing' | 'plain'

/** Leaving a loan after some instalments. Amounts in sen without a fee, not rounded: what is shown is rounded once. */
export interface Leaving {
  /** The instalments still to come. */
  readonly remaining: Ratio
  readonly asked: Ratio
  /** What the other way of counting asks on the same day; null where there is none to compare with. */
  readonly other: Ratio | null
  /** The part of the charge given back by the Rule of 78, or what the charge to the next due date adds. */
  readonly part: Ratio
  /** Owed right after the last instalment paid: what a fee on the outstanding amount counts on. */
  readonly owed: Ratio
}

/** A loan that can be left after any number of instalments. */
export interface Loan {
  readonly method: Method
  readonly instalment: Ratio
  /** Interest or profit of the whole term. */
  readonly charge: Ratio
  readonly leave: (paid: number) => Leaving
}

/** A loan left after the instalments that were paid. `fee` is added to both ways of counting. Amounts are not rounded. */
export interface Left extends Loan, Leaving {
  /** Instalments paid by then. */
  readonly paid: number
  readonly fee: Ratio
  /** What leaving saves against paying to the end; negative where it costs more. */
  readonly saved: Ratio
  /** The most that a bank's goodwill discount can bring; null where there is none. */
  readonly discount: Ratio | null
}

/** Each amount is rounded here, once. */
export const text = (amount: Ratio) => formatRinggit(roundRatio(amount), 'sen')

/** The day on which the loan is settled: today where the visitor counts by instalments. */
export function dayOf({ leave, day }: Pick<SettlementValues, 'leave' | 'day'>, today: IsoDate): IsoDate {
  return leave === 'day' ? day : today
}

/** Instalments paid by the day of settling; as many as whole months have passed where the visitor gives a day. */
export function paidBy({ leave, paid, agreement, day }: SettlementValues): number {
  return leave === 'day' ? wholeMonths(agreement, day) : paid
}

/** Whether the loan is hire purchase of a car. */
export function isCar({ loan }: Pick<SettlementValues, 'loan'>): boolean {
  return loan === 'car' || loan === 'flat' || loan === 'reducing'
}

/** How a loan of these values is left: a car loan by the day of its agreement. */
export function methodOf({ loan, agreement }: Pick<SettlementValues, 'loan' | 'agreement'>): Method {
  switch (loan) {
    case 'car':
      return settlementRule(agreement).value.method === 'flat-rule-of-78' ? 'flat' : 'reducing'
    case 'home':
      return 'plain'
    case 'personal':
      return 'flat'
    case 'flat':
    case 'reducing':
      return loan
    default:
      return assertNever(loan)
  }
}

/** The loan that a visitor describes. */
export function loanOf(values: SettlementValues): Loan {
  const { amount, rate, months } = values
  const method = methodOf(values)
  if (method === 'flat') {
    const agreement = flatAgreement(amount, rate, months)
    const { instalment, charge } = agreement
    return { method, instalment, charge, leave: (paid) => leaveFlat(agreement, paid) }
  }
  const instalment = exactInstalment(amount, rate, months)
  return {
    method,
    instalment: nearestRatio(instalment),
    charge: nearestRatio(instalment * months - amount),
    leave: (paid) => leaveReducing(values, method, paid),
  }
}

function leaveFlat(agreement: FlatAgreement, paid: number): Leaving {
  const { remaining, rebate, settlement, reducing } = settleFlat(agreement, paid)
  return { remaining, asked: settlement, other: nearestRatio(reducing), part: rebate, owed: settlement }
}

function leaveReducing({ amount, rate, months }: SettlementValues, method: Method, paid: number): Leaving {
  const { balance, nextCharge, netBalanceDue, avoided, ruleOf78 } = settleReducing(amount, rate, months, paid)
  const isPlain = method === 'plain'
  return {
    remaining: nearestRatio(balance + avoided),
    asked: nearestRatio(isPlain ? balance : netBalanceDue),
    other: isPlain ? null : nearestRatio(ruleOf78),
    part: isPlain ? ratio(0) : nearestRatio(nextCharge),
    owed: nearestRatio(balance),
  }
}

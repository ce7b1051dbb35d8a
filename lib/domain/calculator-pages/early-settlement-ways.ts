import {
  type FlatAgreement,
  flatAgreement,
  settleFlat,
  settlementRule,
  settleReducing,
} from '../calculators/early-settlement'
import { exactInstalment } from '../calculators/loan'
import { roundSen, type Sen } from '../money'
import { roundRatio } from '../ratio'
import type { SettlementValues } from './early-settlement-fields'

/**
 * How a loan is left, and on which day: `flat` by the Rule of 78 right after an instalment; `reducing` by the amended
 * Hire-Purchase Act on the next due date; `plain`, a home or personal loan, right after an instalment.
 */
export type Method = 'flat' | 'reducing' | 'plain'

/** Leaving a loan after some instalments. Amounts without a fee, each rounded for itself. */
export interface Leaving {
  /** The instalments still to come. */
  readonly remaining: Sen
  readonly asked: Sen
  /** What the other way of counting asks on the same day; null where there is none to compare with. */
  readonly other: Sen | null
  /** The part of the charge given back by the Rule of 78, or what the charge to the next due date adds. */
  readonly part: Sen
  /** Owed right after the last instalment paid: what a fee on the outstanding amount counts on. */
  readonly owed: Sen
}

/** A loan that can be left after any number of instalments. */
export interface Loan {
  readonly method: Method
  readonly instalment: Sen
  /** Interest or profit of the whole term. */
  readonly charge: Sen
  readonly leave: (paid: number) => Leaving
}

/** How a loan of these values is left: a car loan by the day of its agreement. */
export function methodOf({ loan, agreement }: Pick<SettlementValues, 'loan' | 'agreement'>): Method {
  switch (loan) {
    case 'car':
      return settlementRule(agreement).value.method === 'flat-rule-of-78' ? 'flat' : 'reducing'
    case 'home':
      return 'plain'
    case 'flat':
    case 'reducing':
      return loan
  }
}

/** The loan that a visitor describes. */
export function loanOf(values: SettlementValues): Loan {
  const { amount, rate, months } = values
  const method = methodOf(values)
  if (method === 'flat') {
    const agreement = flatAgreement(amount, rate, months)
    const { instalment, charge } = agreement
    return {
      method,
      instalment: roundRatio(instalment),
      charge: roundRatio(charge),
      leave: (paid) => leaveFlat(agreement, paid),
    }
  }
  const instalment = exactInstalment(amount, rate, months)
  return {
    method,
    instalment: roundSen(instalment),
    charge: roundSen(instalment * months - amount),
    leave: (paid) => leaveReducing(values, method, paid),
  }
}

function leaveFlat(agreement: FlatAgreement, paid: number): Leaving {
  const { remaining, rebate, settlement, reducing } = settleFlat(agreement, paid)
  const asked = roundRatio(settlement)
  return { remaining: roundRatio(remaining), asked, other: roundSen(reducing), part: roundRatio(rebate), owed: asked }
}

function leaveReducing({ amount, rate, months }: SettlementValues, method: Method, paid: number): Leaving {
  const { balance, nextCharge, netBalanceDue, avoided, ruleOf78 } = settleReducing(amount, rate, months, paid)
  const isPlain = method === 'plain'
  return {
    remaining: roundSen(balance + avoided),
    asked: roundSen(isPlain ? balance : netBalanceDue),
    other: isPlain ? null : roundSen(ruleOf78),
    part: isPlain ? roundSen(0) : roundSen(nextCharge),
    owed: roundSen(balance),
  }
}

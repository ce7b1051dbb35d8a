import { roundSen, type Sen, sen, sumSen } from '../values/money'
import { type BasisPoints, compounded, toFraction } from '../values/rate'
import { presentValue } from './time-value'

/** A need, what is there to meet it and what is missing. Money in sen; `gap` is RM0 when nothing is missing. */
export interface ProtectionGap {
  readonly need: Sen
  readonly have: Sen
  readonly gap: Sen
}

/** `gap = need − have`, never below RM0. */
export function protectionGap(need: Sen, have: Sen): ProtectionGap {
  return { need, have, gap: sen(Math.max(0, need - have)) }
}

/**
 * Life cover (needs analysis): what the family would need a year, for so many years, plus debts, education and final
 * expenses, against existing cover and savings. The yearly sums are paid at the start of each year and discounted at
 * `realReturn`, the return above inflation: `A(1 − (1 + r)^−n) ÷ r × (1 + r)`.
 */
export function lifeGap(input: {
  readonly yearlyNeed: Sen
  readonly years: number
  readonly realReturn: BasisPoints
  readonly debts: Sen
  readonly education: Sen
  readonly finalExpenses: Sen
  readonly cover: Sen
  readonly savings: Sen
}): ProtectionGap & { readonly incomeNeed: Sen } {
  const rate = toFraction(input.realReturn)
  const incomeNeed = roundSen(presentValue(input.yearlyNeed, rate, input.years) * (1 + rate))
  const need = sumSen([incomeNeed, input.debts, input.education, input.finalExpenses])
  return { ...protectionGap(need, sumSen([input.cover, input.savings])), incomeNeed }
}

/**
 * Critical-illness cover: living costs for the years of recovery and treatment that a medical card does not pay, against
 * existing cover and savings.
 */
export function criticalIllnessGap(input: {
  readonly monthlySpending: Sen
  readonly recoveryMonths: number
  readonly treatment: Sen
  readonly cover: Sen
  readonly savings: Sen
}): ProtectionGap {
  const need = sen(input.monthlySpending * input.recoveryMonths + input.treatment)
  return protectionGap(need, sumSen([input.cover, input.savings]))
}

/**
 * Medical cover: a serious hospital bill of today grown by medical inflation for so many years, against the annual limit
 * of the card: `bill × (1 + g)^years`.
 */
export function medicalGap(input: {
  readonly billToday: Sen
  readonly inflation: BasisPoints
  readonly years: number
  readonly annualLimit: Sen
}): ProtectionGap {
  const bill = compounded(input.billToday, input.inflation, input.years)
  return protectionGap(bill, input.annualLimit)
}

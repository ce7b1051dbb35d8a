import { type IsoDate, isoDate } from '../../values/iso-date'
import { ringgit, type Sen } from '../../values/money'
import type { PersonalLoan } from './figures'

/** The first day on which banks may no longer charge by a flat rate or by the Rule of 78, nor go beyond ten years. */
export const flatRateEnds: IsoDate = isoDate('2027-01-01')

/** Above this a bank's customer finishes a short course first. */
export const courseAbove: Sen = ringgit(100_000)

/** Banks, Islamic banks and development institutions; licensed money lenders have their own law. */
export function isUnderBankRules(loan: PersonalLoan): boolean {
  return loan.issuer.kind !== 'money-lender'
}

import { type IsoDate, isoDate } from '../../iso-date'
import { formatRinggit, ringgit, type Sen } from '../../money'
import { type BasisPoints, formatAnnualRate, formatRate } from '../../rate'
import type { PersonalLoan } from './figures'

/** The first day on which banks may no longer charge by a flat rate or by the Rule of 78, nor go beyond ten years. */
export const flatRateEnds: IsoDate = isoDate('2027-01-01')

/** Above this a bank's customer finishes a short course first. */
export const courseAbove: Sen = ringgit(100_000)

/** Banks, Islamic banks and development institutions; licensed money lenders have their own law. */
export function isUnderBankRules(loan: PersonalLoan): boolean {
  return loan.issuer.kind !== 'money-lender'
}

/** What the effective rate is called: by its Malaysian short name, or in Islamic words. */
export function eirName(loan: PersonalLoan): string {
  return loan.shariah === null ? 'EIR' : 'Effective profit rate'
}

/** "Cost of credit", or its Islamic words. */
export function costName(loan: PersonalLoan): string {
  return loan.shariah === null ? 'Cost of credit' : 'Cost of financing'
}

/** `RM425`, or `RM412 – RM438` in whole ringgit where the two differ. */
export function amountRange(low: Sen, top: Sen): string {
  return low === top ? formatRinggit(top) : `${formatRinggit(low, 'whole')} – ${formatRinggit(top, 'whole')}`
}

/** `10.22% p.a.`, or `9.57% – 10.22% p.a.` */
export function rateRange(low: BasisPoints, top: BasisPoints): string {
  return low === top ? formatAnnualRate(top) : `${formatRate(low)} – ${formatAnnualRate(top)}`
}

/** `5.50% flat`, `4.99% – 8.99% reducing`. */
export function quotedText(loan: PersonalLoan, low: BasisPoints, top: BasisPoints): string {
  return `${low === top ? formatRate(top) : `${formatRate(low)} – ${formatRate(top)}`} ${loan.rateBasis}`
}

import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatAnnualRate, formatRate, percentText } from '../../values/rate'
import type { PersonalLoan } from './figures'
import { personalLoanWords } from './words'

/** `RM425`, or `RM412–438` in whole ringgit where the two differ. */
export function amountRange(low: Sen, top: Sen): string {
  return low === top ? formatRinggit(top) : `${formatRinggit(low, 'whole')}–${formatRinggit(top, 'whole').slice(2)}`
}

/** `10.22% p.a.`, or `9.57–10.22% p.a.` */
export function rateRange(low: BasisPoints, top: BasisPoints): string {
  return low === top ? formatAnnualRate(top) : `${percentText(low)}–${formatAnnualRate(top)}`
}

/** `5.50% flat`, `4.99% – 8.99% reducing`. */
export function quotedText(loan: PersonalLoan, low: BasisPoints, top: BasisPoints): string {
  const range = low === top ? formatRate(top) : `${formatRate(low)} – ${formatRate(top)}`
  return `${range} ${personalLoanWords.basis[loan.rateBasis]}`
}

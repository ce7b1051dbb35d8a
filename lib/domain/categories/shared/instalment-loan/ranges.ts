import { formatRinggit, type Sen } from '../../../values/money'
import { type BasisPoints, formatAnnualRate, formatRate, percentText } from '../../../values/rate'
import { planWords } from './words-plan'

/** How a rate is quoted: on the whole amount for the whole term, or on what is still owed. */
export type RateBasis = keyof typeof planWords.basis

/** From RM100 on sen tell nobody anything. */
const wholeFrom = 10_000

/** `RM425` or `RM58.40`, and `RM412–438` in whole ringgit where the two differ. */
export function amountRange(low: Sen, top: Sen): string {
  return low === top
    ? formatRinggit(top, top < wholeFrom ? 'auto' : 'whole')
    : `${formatRinggit(low, 'whole')}–${formatRinggit(top, 'whole').slice(2)}`
}

/** `10.22% p.a.`, or `9.57–10.22% p.a.` */
export function rateRange(low: BasisPoints, top: BasisPoints): string {
  return low === top ? formatAnnualRate(top) : `${percentText(low)}–${formatAnnualRate(top)}`
}

/** `5.50% flat`, `4.99% – 8.99% reducing`. */
export function quotedText(basis: RateBasis, low: BasisPoints, top: BasisPoints): string {
  const range = low === top ? formatRate(top) : `${formatRate(low)} – ${formatRate(top)}`
  return `${range} ${planWords.basis[basis]}`
}

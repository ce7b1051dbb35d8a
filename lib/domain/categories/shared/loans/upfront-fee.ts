import { type Figure, knownValue } from '../../../figures/figure'
import { money, optional, rate, record, type ValueOf } from '../../../figures/shape'
import { formatRinggit, type Sen, sen } from '../../../values/money'
import { formatRate } from '../../../values/rate'
import { commonLoanWords } from './words'

const { upfrontFee: words } = commonLoanWords

/** A fee taken once: a part of an amount, or a sum, whichever is higher, up to `most`. */
export const upfrontFeeShape = record({ rate, least: money, most: optional(money) })
type UpfrontFee = ValueOf<typeof upfrontFeeShape>

function boundsText({ least, most }: UpfrontFee): string {
  return `${least > 0 ? words.least(least) : ''}${most === null ? '' : words.most(most)}`
}

/** `1% of the amount, at least RM100, at most RM500`; `of` names what the fee is a part of. */
export function upfrontFeeText(fee: UpfrontFee, of = words.amount): string {
  return fee.rate === 0 ? formatRinggit(fee.least) : `${words.part(formatRate(fee.rate, 'trim'), of)}${boundsText(fee)}`
}

/** `RM20,000 × 1.00%, at least RM100`: the same for an amount. */
export function upfrontFeeFormula(amount: Sen, fee: UpfrontFee): string {
  return `${formatRinggit(amount)} × ${formatRate(fee.rate)}${boundsText(fee)}`
}

/** Published as not charged: none, or a fee that can only be RM0. */
export function isFree(figure: Figure<UpfrontFee>): boolean {
  const fee = knownValue(figure)
  return figure.state === 'none' || (fee !== null && (fee.most === 0 || (fee.rate === 0 && fee.least === 0)))
}

/** What a charge comes to by its value: none is RM0; null when it is not published. */
export function chargeOf<T>(figure: Figure<T>, work: (value: T) => Sen): Sen | null {
  const value = knownValue(figure)
  if (figure.state === 'none') return sen(0)
  return value === null ? null : work(value)
}

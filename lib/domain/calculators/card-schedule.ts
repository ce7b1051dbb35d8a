import { type Sen, sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import { minimumPayment } from './card-payoff'
import { monthlyCharge } from './loan'

/** One month of a card balance that is paid off. Money in sen. */
export interface CardMonth {
  readonly charge: Sen
  readonly payment: Sen
  /** Owed after the payment. */
  readonly balance: Sen
}

/**
 * A card balance month by month without new spending: charge = balance × rate / 12 rounded to the sen, then the payment;
 * the months of `payOffAtMinimum` and `payOffByFixed`. null when a payment does not cover its charge or the balance is
 * not cleared within `most` months.
 *
 * @param payment in sen a month; null pays the minimum of each statement
 * @param firstMore paid on top of the first payment
 */
export function cardMonths(
  balance: Sen,
  rate: BasisPoints,
  payment: Sen | null,
  most: number,
  firstMore: Sen = sen(0),
): readonly CardMonth[] | null {
  const months: CardMonth[] = []
  let owed = balance
  while (owed > 0) {
    const charge = monthlyCharge(owed, rate)
    const due = sen(owed + charge)
    const more = months.length === 0 ? firstMore : 0
    const paid = sen(Math.min(due, (payment ?? minimumPayment(due)) + more))
    if (paid <= charge || months.length === most) return null
    owed = sen(due - paid)
    months.push({ charge, payment: paid, balance: owed })
  }
  return months
}

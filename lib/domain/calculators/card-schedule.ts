import { roundSen, type Sen, sen } from '../money'
import type { BasisPoints } from '../rate'
import { minimumPayment } from './card-payoff'

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
 */
export function cardMonths(
  balance: Sen,
  rate: BasisPoints,
  payment: Sen | null,
  most: number,
): readonly CardMonth[] | null {
  const months: CardMonth[] = []
  let owed = balance
  while (owed > 0) {
    const charge = roundSen((owed * rate) / 120_000)
    const due = sen(owed + charge)
    const paid = payment === null ? minimumPayment(due) : sen(Math.min(due, payment))
    if (paid <= charge || months.length === most) return null
    owed = sen(due - paid)
    months.push({ charge, payment: paid, balance: owed })
  }
  return months
}

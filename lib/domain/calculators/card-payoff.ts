import { type CardRules, cardRules } from '../country-rates/card-rules'
import { latest } from '../country-rates/dated'
import { ringgit, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'
import { monthlyCharge } from './loan'

/** How long a card balance takes to clear and what it costs. Money in sen. */
export interface Payoff {
  readonly months: number
  readonly charge: Sen
  readonly firstCharge: Sen
  readonly firstPayment: Sen
  readonly lastPayment: Sen
}

const rulesNow = latest(cardRules).value

/**
 * The smallest payment a statement asks for: a part of the balance (5 % by the newest rules) or the least payment (RM50),
 * or the whole balance when that is less.
 */
export function minimumPayment(balance: Sen, { minimumPayment: { part, least } }: CardRules = rulesNow): Sen {
  return sen(Math.min(balance, Math.max(atRate(balance, part), least)))
}

/**
 * Clears a balance by minimum payments without new spending. Each month: charge = balance × rate / 12 rounded to the
 * sen, added to the balance; then {@link minimumPayment}. An estimate: banks count by the day, from the posting date.
 * Throws RangeError for a rate so high (some 60 % a year) that the minimum never clears the balance.
 */
export function payOffAtMinimum(balance: Sen, rate: BasisPoints): Payoff {
  const payoff = payOff(balance, rate, (owed) => minimumPayment(owed))
  if (payoff === null) throw new RangeError(`The minimum payment does not cover a charge of ${rate} basis points`)
  return payoff
}

/** Clears a balance by a fixed payment a month; null when the payment does not cover the first month's charge. */
export function payOffByFixed(balance: Sen, rate: BasisPoints, payment: Sen): Payoff | null {
  return payOff(balance, rate, (owed) => sen(Math.min(owed, payment)))
}

function payOff(balance: Sen, rate: BasisPoints, paymentOn: (owed: Sen) => Sen): Payoff | null {
  let owed = balance
  let months = 0
  let charge = 0
  let first: { charge: Sen; payment: Sen } | null = null
  let lastPayment = sen(0)
  while (owed > 0) {
    const added = monthlyCharge(owed, rate)
    const payment = paymentOn(sen(owed + added))
    if (payment <= added) return null
    first ??= { charge: added, payment }
    owed = sen(owed + added - payment)
    charge += added
    lastPayment = payment
    months += 1
  }
  return {
    months,
    charge: sen(charge),
    firstCharge: first?.charge ?? sen(0),
    firstPayment: first?.payment ?? sen(0),
    lastPayment,
  }
}

/** Charge on a balance over some days, in sen, not rounded: `B × days / 365 × rate`. */
export function dailyCharge(balance: Sen, rate: BasisPoints, days: number): number {
  return (balance * rate * days) / 3_650_000
}

/** Late payment charge: a part of what is unpaid (1 %), at least RM10 and at most RM100; nothing on nothing. */
export function lateCharge(unpaid: Sen, { lateCharge: { part, least, most } }: CardRules = rulesNow): Sen {
  if (unpaid <= 0) return sen(0)
  return sen(Math.min(Math.max(atRate(unpaid, part), least), most))
}

/** Cash advance fee: a part of the amount drawn, at least RM15. */
export function cashAdvanceFee(amount: Sen, rate: BasisPoints): Sen {
  return sen(Math.max(atRate(amount, rate), ringgit(15)))
}

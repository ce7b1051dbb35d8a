import { ringgit, roundSen, type Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'

/** Tables of life cover give a price for each RM1,000 that is paid out. */
const tableUnit = ringgit(1_000)
const wholeRate = 10_000
const monthsInYear = 12

/** What a published table gives for one case. `rate` and `off` are a year for each RM1,000; `fee` is a year for the policy. */
export interface TermRates {
  readonly rate: Sen
  /** Taken off the rate because of the size of the sum. */
  readonly off: Sen
  readonly fee: Sen
}

/** Sen × 100,000: whole numbers, so that a price is rounded once, from the published figures. */
function exactYear(sum: Sen, { rate, off, fee }: TermRates): number {
  return sum * (rate - off) + fee * tableUnit
}

/** A year's price: `sum ÷ RM1,000 × (rate − off) + fee`, rounded half up to the sen. */
export function yearlyPremium(sum: Sen, rates: TermRates): Sen {
  return roundSen(exactYear(sum, rates) / tableUnit)
}

/**
 * A month's price, rounded half up to the sen: the year's times the published factor for monthly payment, or a twelfth
 * of it where no factor is charged (`null`).
 */
export function monthlyPremium(sum: Sen, rates: TermRates, factor: BasisPoints | null): Sen {
  const year = exactYear(sum, rates)
  return roundSen(factor === null ? year / (tableUnit * monthsInYear) : (year * factor) / (tableUnit * wholeRate))
}

import { roundSen, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints } from '../values/rate'
import { balanceAfter, exactInstalment, levelInstalment, monthlyCharge, type ScheduleRow } from './loan'

/** One year of a schedule, the last one possibly short. Money in sen. */
export interface YearOfLoan {
  readonly year: number
  readonly charge: Sen
  readonly principal: Sen
  readonly balance: Sen
}

/** A margin of a price in whole ringgit, half a ringgit going up but never above the price: banks lend no sen. Both in sen. */
export function partOfPrice(price: Sen, margin: BasisPoints): Sen {
  const nearest = Math.floor((atRate(price, margin) + 50) / 100) * 100
  return sen(nearest > price ? nearest - 100 : nearest)
}

/** A month-by-month schedule added up by years from the first payment on. */
export function byYear(rows: readonly ScheduleRow[]): readonly YearOfLoan[] {
  const years: YearOfLoan[] = []
  for (let start = 0; start < rows.length; start += 12) {
    const months = rows.slice(start, start + 12)
    years.push({
      year: years.length + 1,
      charge: sen(months.reduce((total, row) => total + row.charge, 0)),
      principal: sen(months.reduce((total, row) => total + row.principal, 0)),
      balance: months.at(-1)?.balance ?? sen(0),
    })
  }
  return years
}

/**
 * The instalment after the rate changes with `paid` instalments behind, in sen, not rounded: the exact balance spread
 * over the months left at the new rate. Throws RangeError when no month is left.
 */
export function instalmentAfterChange(
  loan: { readonly amount: Sen; readonly rate: BasisPoints; readonly months: number },
  paid: number,
  newRate: BasisPoints,
): number {
  const owed = balanceAfter(loan.amount, loan.rate, loan.months, paid)
  // The instalment is in proportion to the amount: worked on RM1,000,000 it keeps the part of a sen that is owed.
  const base = sen(100_000_000)
  return (exactInstalment(base, newRate, loan.months - paid) * owed) / base
}

/** What a change of the rate does to a loan from its first month. Money in sen. */
export interface RateStress {
  readonly rate: BasisPoints
  readonly instalment: Sen
  /** Against today's rate; negative when the rate falls. */
  readonly moreAMonth: Sen
  /** Interest or profit over the whole term, from the exact instalment. */
  readonly charge: Sen
}

/**
 * A floating-rate loan at today's rate and at rates so many basis points away, in the order given; a rate never falls
 * below zero. The instalment is rounded to the sen.
 */
export function stressRates(
  amount: Sen,
  rate: BasisPoints,
  months: number,
  changes: readonly number[],
): readonly RateStress[] {
  const today = levelInstalment(amount, rate, months)
  return changes.map((change) => {
    const stressed = basisPoints(Math.max(0, rate + change))
    const exact = exactInstalment(amount, stressed, months)
    const instalment = levelInstalment(amount, stressed, months)
    return {
      rate: stressed,
      instalment,
      moreAMonth: sen(instalment - today),
      charge: roundSen(exact * months - amount),
    }
  })
}

/** What paying more each month than asked does. Money in sen. */
export interface ExtraPayment {
  readonly months: number
  readonly charge: Sen
  readonly monthsSaved: number
  readonly chargeSaved: Sen
}

/**
 * A reducing-balance loan paid by its instalment and `extra` each month, charge rounded to the sen each month, against
 * the same loan without the extra.
 */
export function payExtra(amount: Sen, rate: BasisPoints, months: number, extra: Sen): ExtraPayment {
  const plain = payDown(amount, rate, months, 0)
  const faster = payDown(amount, rate, months, extra)
  return {
    ...faster,
    monthsSaved: plain.months - faster.months,
    chargeSaved: sen(plain.charge - faster.charge),
  }
}

function payDown(
  amount: Sen,
  rate: BasisPoints,
  term: number,
  extra: number,
): { readonly months: number; readonly charge: Sen } {
  const payment = levelInstalment(amount, rate, term) + extra
  let balance = amount
  let charge = 0
  let months = 0
  while (balance > 0 && months < term) {
    const added = monthlyCharge(balance, rate)
    charge += added
    months += 1
    balance = sen(months === term ? 0 : Math.max(0, balance + added - payment))
  }
  return { months, charge: sen(charge) }
}

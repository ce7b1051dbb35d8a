import type { HomeLoan } from '../categories/home-loan/figures'
import { paidState } from '../categories/home-loan/offer'
import { knownValue } from '../figures/figure'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { formatRinggit, type Sen } from '../values/money'
import { atRate, basisPoints, formatRate } from '../values/rate'
import { counted } from '../values/words'
import type { OwnLoan } from './loan-switch'

/** Loans that would be moved to if they took the amount, the home and the years. */
function usable(loans: readonly HomeLoan[], today: IsoDate): readonly HomeLoan[] {
  return loans.filter((loan) => isFor(loan, new Set()) && !loan.firstHomeOnly && paidState(loan, today) === 'fresh')
}

/** The least and the most that any of the loans allows; a limit that is not published bars nobody. */
function widest<T extends number>(least: readonly (T | null)[], most: readonly (T | null)[]) {
  return {
    least: least.includes(null) ? null : (least.toSorted((a, b) => (a ?? 0) - (b ?? 0))[0] ?? null),
    most: most.includes(null) ? null : (most.toSorted((a, b) => (b ?? 0) - (a ?? 0))[0] ?? null),
  }
}

/** Why no loan for everybody with figures that are up to date takes what is owed, and what would be taken. */
export function whyNoLoan(loans: readonly HomeLoan[], { balance, value, years }: OwnLoan, today: IsoDate): string {
  const open = usable(loans, today)
  if (open.length === 0)
    return 'None of the home loans open to all borrowers has figures that are up to date. Come back later.'
  const amounts = widest<Sen>(
    open.map((loan) => knownValue(loan.minAmount)),
    open.map((loan) => knownValue(loan.maxAmount)),
  )
  if (amounts.least !== null && balance < amounts.least) {
    return `The smallest home loan on our list that is open to all borrowers is ${formatRinggit(amounts.least)}; you owe ${formatRinggit(balance)}.`
  }
  if (amounts.most !== null && balance > amounts.most) {
    return `The largest home loan on our list that is open to all borrowers is ${formatRinggit(amounts.most)}; you owe ${formatRinggit(balance)}.`
  }
  const margin =
    widest(
      [],
      open.map((loan) => knownValue(loan.margin)),
    ).most ?? basisPoints(10_000)
  const mostOnHome = atRate(value, margin)
  if (balance > mostOnHome) {
    return `Banks on our list lend at most ${formatRate(margin, 'trim')} of what a home is worth: ${formatRinggit(mostOnHome)} on yours. You owe ${formatRinggit(balance)}.`
  }
  const terms = widest(
    open.map((loan) => knownValue(loan.minYears)),
    open.map((loan) => knownValue(loan.maxYears)),
  )
  if (terms.least !== null && years < terms.least) {
    return `The shortest home loan on our list that is open to all borrowers runs for ${counted(terms.least, 'year', 'years')}.`
  }
  if (terms.most !== null && years > terms.most) {
    return `The longest home loan on our list that is open to all borrowers runs for ${counted(terms.most, 'year', 'years')}.`
  }
  return 'Banks on our list take this amount, this part of the value and these years, but none takes all three together. Change one of them.'
}

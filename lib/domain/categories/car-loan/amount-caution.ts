import { knownValue } from '../../figures/figure'
import { type Sen, sen } from '../../values/money'
import { atRate } from '../../values/rate'
import type { Situation } from '../category'
import type { CarBand, CarLoan } from './figures'
import { covers, refusal } from './offer'
import { type CarLoanScenario, financed } from './scenario'
import { carLoanWords } from './words'

const { covered, nearest } = carLoanWords.scenario

/** The scenario with another amount to borrow, the price unchanged. */
function borrowing(scenario: CarLoanScenario, amount: Sen): CarLoanScenario {
  return { ...scenario, down: sen(scenario.price - amount) }
}

function isOffered(loan: CarLoan, bands: readonly CarBand[], scenario: CarLoanScenario): boolean {
  return refusal(loan, bands, scenario) === null && bands.some((band) => covers(band, scenario))
}

/** The amount next to the one that is asked that a lender finances by a band; null where it finances none for the car and term. */
function nearestBy(loan: CarLoan, band: CarBand, scenario: CarLoanScenario): Sen | null {
  const least = Math.max(knownValue(loan.minAmount) ?? 1, band.amountFrom)
  const most = Math.min(knownValue(loan.maxAmount) ?? scenario.price, atRate(scenario.price, band.marginTo))
  if (least > most) return null
  const amount = sen(Math.min(Math.max(financed(scenario), least), most))
  return isOffered(loan, [band], borrowing(scenario, amount)) ? amount : null
}

/**
 * What is said of the amount to borrow: that the down payment leaves none, or, where no lender of the list finances it, the
 * nearest amount that one does. null where somebody does, and where no amount would help.
 */
export function amountCaution(scenario: CarLoanScenario, loans: readonly CarLoan[]): Situation['caution'] {
  const amount = financed(scenario)
  if (amount === 0) return covered
  const offers = loans.map((loan) => ({ loan, bands: knownValue(loan.rates) ?? [] }))
  if (offers.some(({ loan, bands }) => isOffered(loan, bands, scenario))) return null
  const amounts = offers.flatMap(({ loan, bands }) => bands.flatMap((band) => nearestBy(loan, band, scenario) ?? []))
  const found = amounts.toSorted((a, b) => Math.abs(a - amount) - Math.abs(b - amount))[0]
  return found === undefined ? null : nearest(amount, found, sen(scenario.price - found))
}

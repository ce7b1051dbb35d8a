import { flatSchedule } from '../../calculators/early-settlement'
import { reducingSchedule } from '../../calculators/loan'
import { type Dated, ruleOn } from '../../country-rates/dated'
import { hirePurchaseRules } from '../../country-rates/hire-purchase'
import { policyRates } from '../../country-rates/policy-rate'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { maxSen, type Sen, sen, sumSen } from '../../values/money'
import { atRate, type BasisPoints, basisPoints } from '../../values/rate'
import { limitReason } from '../shared/instalment-loan/offer'
import type { Offered } from '../shared/instalment-loan/spec'
import type { CarBand, CarLoan } from './figures'
import { type CarLoanScenario, carAge, financed, leavesAfter } from './scenario'
import { carLoanWords } from './words'

const { reasons: words } = carLoanWords

/** The overnight policy rate, on which the amended law lets floating rates stand. */
export function referenceOn(today: IsoDate): Dated<BasisPoints> {
  return ruleOn(policyRates, today)
}

/** Whether lenders may still sign agreements of the old method on a day. */
export function oldMethodAllowed(today: IsoDate): boolean {
  return ruleOn(hirePurchaseRules, today).value.oldMethodMayStillBeUsed
}

const suitsOrigin = (band: CarBand, { origin }: CarLoanScenario) => band.origin === 'any' || band.origin === origin

/** Whether the amount is within a band's part of the price. */
const suitsMargin = ({ marginTo }: CarBand, scenario: CarLoanScenario) =>
  financed(scenario) <= atRate(scenario.price, marginTo)

/** Whether a band has a rate for the car, the amount and the term. */
export function covers(band: CarBand, scenario: CarLoanScenario): boolean {
  const { vehicle, months } = scenario
  const car = band.vehicle === vehicle && suitsOrigin(band, scenario) && carAge(scenario) <= band.ageTo
  const term = band.monthsFrom <= months && months <= band.monthsTo
  return car && term && band.amountFrom <= financed(scenario) && suitsMargin(band, scenario)
}

/** Why a lender does not take a car, an amount or a term; null when it does, as far as its limits say. */
export function refusal(loan: CarLoan, bands: readonly CarBand[], scenario: CarLoanScenario): string | null {
  const amount = financed(scenario)
  if (amount === 0) return words.covered
  const ofVehicle = bands.filter(({ vehicle }) => vehicle === scenario.vehicle)
  if (ofVehicle.length === 0) return words.vehicle[scenario.vehicle]
  const ofOrigin = ofVehicle.filter((band) => suitsOrigin(band, scenario))
  if (ofOrigin.length === 0) return words.origin[scenario.origin]
  const ofAge = ofOrigin.filter(({ ageTo }) => carAge(scenario) <= ageTo)
  if (ofAge.length === 0) return words.age(Math.max(...ofOrigin.map(({ ageTo }) => ageTo)))
  const ofMargin = ofAge.filter((band) => suitsMargin(band, scenario))
  if (ofMargin.length === 0) {
    const most = basisPoints(Math.max(...ofAge.map(({ marginTo }) => marginTo)))
    return words.margin(most, wordsFor(loan))
  }
  const reach = ofMargin.map((band) => ({ ...band, amountTo: sen(maxSen) }))
  const outside = limitReason(loan, reach, { amount, months: scenario.months })
  if (outside !== null) return outside
  const oldest = knownValue(loan.oldestCar)
  return oldest !== null && carAge(scenario) * 12 + scenario.months > oldest * 12 ? words.oldestCar(oldest) : null
}

/**
 * The charge that has been paid once the visitor leaves right after an instalment, in sen: by the Rule of 78 under the old
 * method, as it fell due under the new one. The whole charge where the agreement runs to its end.
 */
export function chargeUntilLeft(
  loan: CarLoan,
  scenario: CarLoanScenario,
  { borrowed, rates, top }: Offered<CarBand>,
): Sen {
  const paid = leavesAfter(scenario)
  if (paid === 0) return top.charge
  const { amount, months } = borrowed
  const schedule =
    loan.rateBasis === 'flat' ? flatSchedule(amount, top, months) : reducingSchedule(amount, rates.top, months)
  return sumSen(schedule.slice(0, paid).map(({ charge }) => charge))
}

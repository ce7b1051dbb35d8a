import { partOfPrice } from '../../calculators/home-loan'
import { choice, count, money, rate, toggle, type ValuesOf } from '../../fields/field'
import { choiceValues } from '../../figures/shape'
import type { Residency } from '../../products/traits'
import { formatRinggit, minSen, ringgit, type Sen } from '../../values/money'
import { type BasisPoints, basisPoints } from '../../values/rate'
import { homeLoanWords } from './words'

const words = homeLoanWords.scenario

/** The home, how much of its price is borrowed and for how long, and what duties and limits ask of the purchase. */
export const homeLoanScenario = {
  price: money({
    label: words.price,
    default: ringgit(500_000),
    min: { at: ringgit(50_000), because: words.priceLow },
    max: { at: ringgit(20_000_000), because: words.priceHigh },
  }),
  margin: rate({
    label: words.margin,
    unit: words.marginUnit,
    hint: words.marginHint,
    default: basisPoints(9_000),
    min: { at: basisPoints(1_000), because: words.marginLow },
    max: { at: basisPoints(10_000), because: words.marginHigh },
  }),
  loan: money({
    label: words.loan,
    hint: words.loanHint,
    default: ringgit(0),
    min: { at: ringgit(0), because: words.loanLow },
    max: { at: ringgit(20_000_000), because: words.priceHigh },
  }),
  years: count({
    label: words.years,
    unit: words.yearsUnit,
    default: 35,
    min: { at: 5, because: words.yearsLow },
    max: { at: 35, because: words.yearsHigh },
  }),
  parked: money({
    label: words.parked,
    hint: words.parkedHint,
    default: ringgit(0),
    min: { at: ringgit(0), because: words.parkedLow },
    max: { at: ringgit(20_000_000), because: words.parkedHigh },
  }),
  buyer: choice({
    label: words.buyer,
    options: choiceValues({ words: words.buyers }).map((value) => ({ value, label: words.buyers[value] })),
    default: 'first',
  }),
  construction: toggle({ label: words.construction, default: false }),
}
export type HomeLoanScenario = ValuesOf<typeof homeLoanScenario>

/** What is borrowed: the loan amount that was entered, at most the price; where none was, the part of the price. */
export function amountOf(scenario: HomeLoanScenario): Sen {
  const { price, loan, margin } = scenario
  return loan === 0 ? partOfPrice(price, margin) : minSen(loan, price)
}

/** The part of the price that is borrowed; of a loan amount that was entered, to a thousandth of a percent. */
export function marginOf(scenario: HomeLoanScenario): BasisPoints {
  const { price, loan, margin } = scenario
  return loan === 0 ? margin : basisPoints(Math.round((amountOf(scenario) * 100_000) / price) / 10)
}

/** "RM450,000 for a RM500,000 home over 35 years" */
export function homeLoanScenarioText(scenario: HomeLoanScenario): string {
  return words.text(formatRinggit(amountOf(scenario)), formatRinggit(scenario.price), scenario.years)
}

/** Where the buyer is at home, as banks and the law of stamp duty ask. */
export function residencyOf({ buyer }: HomeLoanScenario): Residency {
  return buyer === 'permanent-resident' || buyer === 'foreigner' ? buyer : 'citizen'
}

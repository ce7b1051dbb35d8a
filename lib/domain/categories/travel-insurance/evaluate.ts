import { knownValue } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Evaluation, Headline, ProductCondition } from '../category'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { type Claim, leftText, unpaidParts } from '../shared/insurance/claim'
import { caseFact, claimHeadline, paidFact } from '../shared/insurance/claim-row'
import { claimSortValues } from '../shared/insurance/claim-sorts'
import { insuranceConditions } from '../shared/insurance/conditions'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { claimFor, medicalLimit } from './claim'
import { exclusion, type Travel, travelReader } from './figures'
import { priceOf, type TravelPrice } from './price'
import type { TravelScenario } from './scenario'
import { travelSteps } from './steps'
import { travelWords } from './words'

const { conditions: words, facts: factWords, headline: headlineWords, scenario: scenarioWords } = travelWords

/** Figures that the price rests on; what a plan does not publish of weeks and years it does not sell. */
const priceFigures = ['prices', 'senior', 'areas'] as const
const furtherFigures = ['weekMore', 'yearPrices'] as const
const claimFigures = ['medical', 'cancel', 'delay'] as const

/** How fresh the price and the case are; no scenario changes that. */
const statesOf = perDay((plan: Travel, today: IsoDate) => {
  const state = (name: Parameters<typeof travelReader.state>[1]): FigureState => travelReader.state(plan, name, today)
  const further = furtherFigures.filter((name) => plan[name].state !== 'missing')
  return {
    price: worstState([...priceFigures, ...further].map(state)),
    claim: worstState([...claimFigures, 'senior' as const].map(state)),
    medical: state('medical'),
  }
})

function checkedOnOf(plan: Travel): IsoDate | null {
  return oldestCheck(plan.sources, ...[...priceFigures, ...furtherFigures].map((name) => plan[name]))
}

function headlineOf(plan: Travel, price: TravelPrice, claim: Claim, given: TravelScenario, today: IsoDate): Headline {
  const { days, trips } = given
  const byTrip = trips === 1 ? headlineWords.trip(days) : headlineWords.trips(trips)
  const unit = price.kind === 'priced' && price.cheaper === 'year' ? headlineWords.year : byTrip
  const shown = { unit, line: leftText(claim) }
  return claimHeadline(price, shown, scenarioWords.text(given), statesOf(plan, today).price, checkedOnOf(plan))
}

/** What the orders read, in their order: a row shows their figures at every width. */
function factsOf(
  plan: Travel,
  price: TravelPrice,
  claim: Claim,
  given: TravelScenario,
  today: IsoDate,
): readonly Fact[] {
  const limit = knownValue(medicalLimit(plan, given))
  const states = statesOf(plan, today)
  const checkedOn = checkedOnOf(plan)
  return [
    caseFact(price, claim, states, checkedOn),
    paidFact(price, claim, states, checkedOn),
    travelReader.fact(plan, 'medical', today, {
      label: factWords.medical,
      print: (whole) => formatRinggit(limit ?? whole),
      note: limit === knownValue(plan.medical) ? null : factWords.atAge(given.age),
    }),
    travelReader.fact(plan, 'delay', today, {
      label: factWords.delay,
      print: ({ most }) => formatRinggit(most),
      note: plan.delay.state === 'known' ? factWords.from(plan.delay.value.afterHours) : null,
    }),
  ]
}

/** What one day less would save, and what the other way of paying costs. */
function priceConditions(
  plan: Travel,
  price: TravelPrice,
  given: TravelScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  if (price.kind !== 'priced') return []
  const { trip, year, cheaper, total } = price
  const shorter = given.days > 1 ? priceOf(plan, { ...given, days: given.days - 1 }, today) : null
  const labels = [
    shorter?.kind === 'priced' && shorter.total < total ? words.shorter(given.days - 1, shorter.total) : null,
    given.trips > 1 && trip !== null && year !== null && cheaper === 'trip' ? words.year(year.total) : null,
    trip !== null && year !== null && cheaper === 'year' ? words.singles(trip.total) : null,
  ]
  return labels.flatMap((label): ProductCondition[] => (label === null ? [] : [{ label, tone: 'plain' }]))
}

function conditionsOf(
  plan: Travel,
  price: TravelPrice,
  claim: Claim,
  given: TravelScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  const notCovered = [
    ...unpaidParts(claim),
    ...(knownValue(plan.known) === 'out' ? [words.known] : []),
    ...(knownValue(plan.exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
  return [...insuranceConditions(plan, notCovered, [], today), ...priceConditions(plan, price, given, today)]
}

/**
 * Evaluates a plan on a trip on which something goes wrong once. `case`, `price`, `pays` and `medical` are in sen. There is
 * no balance: what is paid out is not given unless it happens.
 */
export function evaluateTravel(plan: Travel, given: TravelScenario, today: IsoDate): Evaluation {
  const price = priceOf(plan, given, today)
  const claim = claimFor(plan, given)
  const states = statesOf(plan, today)
  const read = price.kind === 'priced' ? { total: price.total } : { reason: price.reason }
  const medical = price.kind === 'refused' ? null : knownValue(medicalLimit(plan, given))
  const sortValues = {
    ...claimSortValues(read, claim, states),
    medical: sortValue(medical, states.medical, price.kind === 'refused' ? price.reason : null),
  }
  return lazyEvaluation(sortValues, null, () => ({
    headline: () => headlineOf(plan, price, claim, given, today),
    facts: () => factsOf(plan, price, claim, given, today),
    conditions: () => conditionsOf(plan, price, claim, given, today),
    steps: () => travelSteps(plan, given, price, claim),
  }))
}

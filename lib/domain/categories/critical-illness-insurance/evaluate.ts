import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { Evaluation, Headline, SortValue } from '../category'
import { sortValue, worstState } from '../shared/facts'
import { lifeHeadline } from '../shared/insurance/life/headline'
import type { Priced } from '../shared/insurance/life/quote'
import { priceSortValues } from '../shared/insurance/life/sorts'
import { priceStates } from '../shared/insurance/life/states'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { type Found, foundFor, notAlone } from './claim'
import { illnessConditions } from './conditions'
import { illnessFacts } from './facts'
import { type Illness, illnessReader } from './figures'
import type { IllnessScenario } from './scenario'
import { illnessSteps } from './steps'
import { illnessWords } from './words'

const { headline: words, scenario: scenarioWords } = illnessWords

function headlineOf(plan: Illness, { quote, claim, left }: Found, given: IllnessScenario, today: IsoDate): Headline {
  const texts = {
    scenario: scenarioWords.text(given),
    basis: () => words.basis(given.stage, given.years),
    line: ({ total }: Priced) =>
      notAlone(plan) === null ? words.line(claim.pays, left, total, given.years) : words.rider(claim.pays),
  }
  return lifeHeadline(plan, quote, texts, today)
}

function sortValuesOf(plan: Illness, { quote, left, early }: Found, today: IsoDate): Evaluation['sortValues'] {
  const state = (name: 'stages' | 'expiryAge') => illnessReader.state(plan, name, today)
  const longest = sortValue(knownValue(plan.expiryAge), state('expiryAge'))
  const prices = priceSortValues(plan, quote, today)
  if (quote.kind !== 'priced') {
    const missing: SortValue = { state: 'missing', words: quote.reason }
    const isUnknown = quote.kind === 'unknown'
    const paid = isUnknown ? sortValue(early.pays, state('stages')) : missing
    return { ...prices, claim: missing, early: paid, longest: isUnknown ? longest : missing }
  }
  const paid = sortValue(early.pays, state('stages'))
  const reason = notAlone(plan)
  if (reason !== null) {
    const missing: SortValue = { state: 'missing', words: reason }
    return { claim: missing, total: missing, month: missing, early: paid, longest }
  }
  const { total = null } = prices
  const why = quote.total === null ? (total?.words ?? null) : null
  const claim = sortValue(left, worstState([priceStates(plan, today).total, state('stages')]), why)
  return { ...prices, claim, early: paid, longest }
}

/**
 * Evaluates a plan for a person, a sum, years and the stage at which an illness is found. `claim`, `total`, `month` and
 * `early` are in sen, `longest` an age. There is no balance: what is paid out is not given unless somebody falls ill.
 */
export function evaluateIllness(plan: Illness, given: IllnessScenario, today: IsoDate): Evaluation {
  const found = foundFor(plan, given)
  return lazyEvaluation(sortValuesOf(plan, found, today), null, () => ({
    headline: () => headlineOf(plan, found, given, today),
    facts: () => illnessFacts(plan, found, today),
    conditions: () => illnessConditions(plan, found, today),
    steps: () => illnessSteps(plan, given, found),
  }))
}

import { knownValue } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import type { Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { type Claim, unpaidParts } from '../shared/insurance/claim'
import { type CasePrice, caseFact, claimHeadline, moneyFact } from '../shared/insurance/claim-row'
import { claimSortValues } from '../shared/insurance/claim-sorts'
import { insuranceConditions } from '../shared/insurance/conditions'
import { insuranceWords } from '../shared/insurance/words'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { claimFor } from './claim'
import { exclusion, type Pet, petReader } from './figures'
import { type PetPrice, priceOf } from './price'
import type { PetScenario } from './scenario'
import { petSteps } from './steps'
import { petWords } from './words'

const { conditions: words, facts: factWords, headline: headlineWords, scenario: scenarioWords } = petWords

const largeBill = ringgit(12_000)
/** What a renewal without an end counts as: no cat or dog grows older. */
const longestLife = 30
const claimFigures = ['annualLimit', 'eachIncident', 'paidBack', 'excess', 'covers'] as const

/** How fresh the price, the case and the renewal are; no scenario changes that. */
const statesOf = perDay((plan: Pet, today: IsoDate) => {
  const state = (name: Parameters<typeof petReader.state>[1]): FigureState => petReader.state(plan, name, today)
  return {
    price: worstState([state('prices'), state('entryYears')]),
    claim: worstState(claimFigures.map(state)),
    renewal: state('renewalYears'),
  }
})

/** What a plan comes to in a scenario. */
interface Found {
  readonly price: PetPrice
  readonly claim: Claim
  /** One bill of RM12,000 for the same cause. */
  readonly large: Claim
}

function casePrice(price: PetPrice): CasePrice {
  return price.kind === 'priced' ? { kind: 'priced', total: price.price.total } : price
}

function headlineOf(plan: Pet, { price, claim }: Found, given: PetScenario, today: IsoDate): Headline {
  const line = claim.pays === null ? headlineWords.unknown : headlineWords.back(claim.pays, claim.loss)
  const shown = { unit: headlineWords.unit, line }
  const checkedOn = oldestCheck(plan.sources, plan.prices)
  return claimHeadline(casePrice(price), shown, scenarioWords.text(given), statesOf(plan, today).price, checkedOn)
}

function factsOf(plan: Pet, { price, claim, large }: Found, today: IsoDate): readonly Fact[] {
  const states = statesOf(plan, today)
  const checkedOn = oldestCheck(plan.sources, plan.prices, plan.annualLimit)
  const back = price.kind === 'refused' ? null : large.pays
  const asked = casePrice(price)
  return [
    caseFact(asked, claim, states, checkedOn),
    moneyFact({ id: 'large', label: factWords.large, checkedOn }, back, asked, states.claim),
    petReader.fact(plan, 'renewalYears', today, { label: factWords.renewal, print: String }),
    petReader.fact(plan, 'paidBack', today, { label: factWords.share }),
  ]
}

function conditionsOf(plan: Pet, { price, claim }: Found, today: IsoDate): readonly ProductCondition[] {
  const notCovered = [
    ...unpaidParts(claim),
    ...(knownValue(plan.exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
  const waiting = knownValue(plan.waitingIllness)
  const total = price.kind === 'priced' && claim.left !== null ? price.price.total + claim.left : null
  const warnings = [
    total !== null && total > claim.loss && words.dearer,
    waiting === null ? null : words.waiting(waiting),
    knownValue(plan.identification) === 'microchip' && words.chip,
    knownValue(plan.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
  ]
  return insuranceConditions(plan, notCovered, warnings, today)
}

function renewalValue(plan: Pet, price: PetPrice, state: FigureState): SortValue {
  if (price.kind === 'refused') return { state: 'missing', words: price.reason }
  if (plan.renewalYears.state === 'unlimited') return sortValue(longestLife, state, factWords.allLife)
  return sortValue(knownValue(plan.renewalYears), state)
}

/**
 * Evaluates a plan on a pet and a year of vet’s bills. `case`, `price`, `pays` and `large` are in sen, `renewal` is an age. There
 * is no balance: what comes back is not given unless the pet is treated.
 */
export function evaluatePet(plan: Pet, given: PetScenario, today: IsoDate): Evaluation {
  const price = priceOf(plan, given, today)
  const claim = claimFor(plan, given)
  const large = claimFor(plan, { ...given, bills: largeBill, largest: largeBill })
  const found = { price, claim, large }
  const states = statesOf(plan, today)
  const read = price.kind === 'priced' ? { total: price.price.total } : { reason: price.reason }
  const sortValues = {
    ...claimSortValues(read, claim, states),
    large: price.kind === 'priced' ? sortValue(large.pays, states.claim) : sortValue(null, 'missing', price.reason),
    renewal: renewalValue(plan, price, states.renewal),
  }
  return lazyEvaluation(sortValues, null, () => ({
    headline: () => headlineOf(plan, found, given, today),
    facts: () => factsOf(plan, found, today),
    conditions: () => conditionsOf(plan, found, today),
    steps: () => petSteps(plan, given, price, claim, large),
  }))
}

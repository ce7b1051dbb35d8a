import { knownValue } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, sen } from '../../values/money'
import type { Evaluation, ProductCondition } from '../category'
import { oldestCheck, worstState } from '../shared/facts'
import { type Claim, leftText, unpaidParts } from '../shared/insurance/claim'
import { caseFact, claimHeadline, moneyFact, paidFact } from '../shared/insurance/claim-row'
import { claimSortValues } from '../shared/insurance/claim-sorts'
import { insuranceConditions } from '../shared/insurance/conditions'
import { insuranceWords } from '../shared/insurance/words'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { claimFor, excessOf, isAveraged, isCovered } from './claim'
import { exclusion, type Property, peril as perilChoice, propertyReader } from './figures'
import { type Insured, type PropertyPrice, perilOf, priceOf, wantedSums } from './price'
import type { PropertyScenario } from './scenario'
import { propertySteps } from './steps'
import { propertyWords } from './words'

const { conditions: words, facts: factWords } = propertyWords
/** The whole cost, in basis points. */
const whole = 10_000
/** Events that owners expect to be covered and that often are not, in the order in which a row names them. */
const watched = ['flood', 'subsidence', 'theft'] as const

/** How fresh the price and the case are; no scenario changes that. A plan has one of the two kinds of price. */
const statesOf = perDay((plan: Property, today: IsoDate) => {
  const state = (name: Parameters<typeof propertyReader.state>[1]): FigureState =>
    propertyReader.state(plan, name, today)
  return {
    price: state(plan.rates.state === 'known' ? 'rates' : 'packages'),
    // Without the average clause a loss is not known below the whole value alone: the claim itself says so.
    claim: worstState([state('perils'), ...(plan.averageFrom.state === 'missing' ? [] : [state('averageFrom')])]),
  }
})

/** What a plan comes to in a scenario. */
interface Found {
  readonly price: PropertyPrice
  readonly insured: Insured
  readonly claim: Claim
}

function checkedOnOf(plan: Property): IsoDate | null {
  return oldestCheck(plan.sources, plan.rates.state === 'known' ? plan.rates : plan.packages)
}

function excessFact(plan: Property, { price, insured }: Found, given: PropertyScenario, today: IsoDate): Fact {
  const terms = perilOf(plan, given)
  const base = { id: 'excess', label: factWords.excess[given.peril], checkedOn: oldestCheck(plan.sources, plan.perils) }
  const state = propertyReader.state(plan, 'perils', today)
  if (plan.perils.state === 'missing' || price.kind === 'refused') return moneyFact(base, null, price, state)
  if (!isCovered(terms)) return { ...base, value: factWords.excessOut, note: null, state }
  const excess = excessOf(terms, insured)
  return { ...base, value: excess === 0 ? factWords.excessNone : formatRinggit(excess), note: null, state }
}

function factsOf(plan: Property, found: Found, given: PropertyScenario, today: IsoDate): readonly Fact[] {
  const { price, claim } = found
  const states = statesOf(plan, today)
  const checkedOn = checkedOnOf(plan)
  return [
    caseFact(price, claim, states, checkedOn),
    paidFact(price, claim, states, checkedOn),
    excessFact(plan, found, given, today),
    propertyReader.fact(plan, 'liability', today, { label: factWords.liability }),
  ]
}

/** What a plan leaves out, the event of the case first, then others that owners expect, then what of the case it does not insure. */
function notCoveredOf(plan: Property, claim: Claim, given: PropertyScenario): readonly string[] {
  const rows = knownValue(plan.perils)
  const names = [given.peril, ...watched.filter((name) => name !== given.peril)]
  const events =
    rows === null
      ? []
      : names.flatMap((name) => {
          const terms = rows.find((row) => row.peril === name) ?? null
          if (terms?.cover === 'in' || (name === given.peril && isCovered(terms))) return []
          if (terms !== null) return [words.unless(name)]
          const both = name === 'subsidence' && rows.every(({ peril }) => peril !== 'landslip')
          return [both ? words.ground : perilChoice.words[name]]
        })
  const uncovered = isCovered(perilOf(plan, given)) ? unpaidParts(claim) : []
  return [...events, ...uncovered, ...(knownValue(plan.exclusions) ?? []).map((value) => exclusion.words[value])]
}

function sumWarning(
  plan: Property,
  { insured }: Found,
  { tenure, rebuild, insured: part }: PropertyScenario,
): string | null {
  const { building } = insured
  if (tenure !== 'owner' || building === null) return null
  // The sum of a package may be above the cost without the visitor’s doing.
  if (part > whole) return words.over
  return isAveraged(plan.averageFrom, building, rebuild) === true ? words.under(sen(rebuild - building)) : null
}

function conditionsOf(
  plan: Property,
  found: Found,
  given: PropertyScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  const { price, claim } = found
  const isDearer = price.kind === 'priced' && claim.left !== null && price.total + claim.left > claim.loss
  const empty = knownValue(plan.emptyDays)
  const warnings = [
    sumWarning(plan, found, given),
    isDearer && words.dearer,
    price.kind === 'priced' && price.extra !== null && words.added(given.peril, price.extra.price),
    empty !== null && words.empty(empty),
    knownValue(plan.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
  ]
  return insuranceConditions(plan, notCoveredOf(plan, claim, given), warnings, today)
}

/**
 * Evaluates a plan on a home and a loss. `case`, `price` and `pays` are in sen. There is no balance: what is paid out is not
 * given unless it happens.
 */
export function evaluateProperty(plan: Property, given: PropertyScenario, today: IsoDate): Evaluation {
  const price = priceOf(plan, given, today)
  const insured = price.kind === 'priced' ? price.insured : wantedSums(plan, given)
  const claim = claimFor(plan, given, insured)
  const found = { price, insured, claim }
  const states = statesOf(plan, today)
  const read = price.kind === 'priced' ? { total: price.total } : { reason: price.reason }
  const shown = { unit: propertyWords.headline.unit, line: leftText(claim) }
  const text = () => propertyWords.scenario.text(given)
  return lazyEvaluation(claimSortValues(read, claim, states), null, () => ({
    headline: () => claimHeadline(price, shown, text(), states.price, checkedOnOf(plan)),
    facts: () => factsOf(plan, found, given, today),
    conditions: () => conditionsOf(plan, found, given, today),
    steps: () => propertySteps(plan, given, price, claim),
  }))
}

import { knownValue } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Evaluation, ProductCondition } from '../category'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { type Claim, leftText, unpaidParts } from '../shared/insurance/claim'
import { caseFact, claimHeadline, moneyFact } from '../shared/insurance/claim-row'
import { claimSortValues } from '../shared/insurance/claim-sorts'
import { insuranceConditions, protectionWarning } from '../shared/insurance/conditions'
import { insuranceWords } from '../shared/insurance/words'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { claimFor, type InjuryPay, injuryPay, rideOf, weekOf } from './claim'
import { type Accident, accidentReader, exclusion } from './figures'
import { type AccidentPrice, priceOf } from './price'
import type { AccidentScenario } from './scenario'
import { accidentSteps, perThousand } from './steps'
import { accidentWords } from './words'

const { conditions: words, facts: factWords } = accidentWords
const claimFigures = ['medical', 'weekly', 'hospitalIncome'] as const

/** How fresh the price, the case and the scale of injuries are; no scenario changes that. */
const statesOf = perDay((plan: Accident, today: IsoDate) => {
  const state = (name: Parameters<typeof accidentReader.state>[1]): FigureState =>
    accidentReader.state(plan, name, today)
  const ifPublished = (name: 'familyPrices' | 'motorcycle') => (plan[name].state === 'missing' ? [] : [state(name)])
  // What is not published of families and riders does not matter to others: the price and the claim say it to them.
  const [family, riding] = [ifPublished('familyPrices'), ifPublished('motorcycle')]
  return {
    price: worstState([state('prices'), ...family]),
    claim: worstState([...claimFigures.map(state), ...riding]),
    injury: worstState([state('disablement'), ...riding]),
  }
})

/** What a plan comes to in a scenario. */
interface Found {
  readonly price: AccidentPrice
  readonly claim: Claim
  readonly injury: InjuryPay
}

/** What the orders read that the head does not show, then the weekly benefit. */
function factsOf(
  plan: Accident,
  { price, claim, injury }: Found,
  given: AccidentScenario,
  today: IsoDate,
): readonly Fact[] {
  const states = statesOf(plan, today)
  const checkedOn = oldestCheck(plan.sources, plan.prices, plan.medical, plan.weekly)
  const week = price.kind === 'priced' ? weekOf(plan, price.row.sum) : null
  const lasting = { id: 'injury', label: factWords.injury[given.injury], checkedOn }
  const each = { id: 'thousand', label: factWords.thousand, checkedOn }
  return [
    caseFact(price, claim, states, checkedOn),
    moneyFact(lasting, price.kind === 'refused' ? null : injury.pays, price, states.injury),
    moneyFact(each, price.kind === 'priced' ? perThousand(price) : null, price, states.price),
    accidentReader.fact(plan, 'weekly', today, {
      label: factWords.weekly,
      print: (terms) => (week === null ? accidentWords.figures.weekly.print(terms) : formatRinggit(week)),
      note: week === null || plan.weekly.state !== 'known' ? null : factWords.weeks(plan.weekly.value.weeks),
    }),
  ]
}

/** What a plan leaves out, the widest first: what of the case it does not pay, then motorcycles, then injuries. */
function notCoveredOf(plan: Accident, claim: Claim, { motorcycle: rides }: AccidentScenario): readonly string[] {
  const [riding, scale] = [rideOf(plan, true), knownValue(plan.disablement)?.scale]
  const isOut = riding === 'out'
  return [
    ...(isOut && rides ? [words.riding] : unpaidParts(claim)),
    ...(isOut && !rides ? [words.riding] : []),
    ...(riding === 'half' ? [words.halfRiding] : []),
    ...(scale === 'total' ? [words.totalOnly] : []),
    ...(scale === 'short' ? [words.short] : []),
    ...(knownValue(plan.exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
}

function conditionsOf(
  plan: Accident,
  { price, claim }: Found,
  given: AccidentScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  const after = knownValue(plan.weekly)?.afterDays ?? 0
  const sum = price.kind === 'priced' ? price.row.sum : null
  const isDearer = price.kind === 'priced' && claim.left !== null && price.total + claim.left > claim.loss
  const warnings = [
    isDearer && words.dearer,
    after > 0 && words.waiting(after),
    sum !== null && sum > given.sum && words.sum(sum),
    sum !== null && protectionWarning(plan, sum, today),
    knownValue(plan.priceChange) === 'with-notice' && insuranceWords.conditions.changeable,
  ]
  return insuranceConditions(plan, notCoveredOf(plan, claim, given), warnings, today)
}

/**
 * Evaluates a plan on a person and an accident. `case`, `price`, `pays`, `injury` and `thousand` are in sen. There is no
 * balance: what is paid out is not given unless it happens.
 */
export function evaluateAccident(plan: Accident, given: AccidentScenario, today: IsoDate): Evaluation {
  const price = priceOf(plan, given, today)
  const sum = price.kind === 'priced' ? price.row.sum : given.sum
  const found = { price, claim: claimFor(plan, given, sum), injury: injuryPay(plan, given, sum) }
  const states = statesOf(plan, today)
  const isPriced = price.kind === 'priced'
  const reason = isPriced ? null : price.reason
  const sortValues = {
    ...claimSortValues(isPriced ? { total: price.total } : { reason: price.reason }, found.claim, states),
    injury: sortValue(isPriced ? found.injury.pays : null, states.injury, reason),
    thousand: sortValue(isPriced ? perThousand(price) : null, states.price, reason),
  }
  const { pays, left } = found.claim
  const { unit, line } = accidentWords.headline
  const shown = { unit, line: pays === null || left === null ? leftText(found.claim) : line(pays, left) }
  const checkedOn = () => oldestCheck(plan.sources, plan.prices, plan.familyPrices)
  return lazyEvaluation(sortValues, null, () => ({
    headline: () => claimHeadline(price, shown, accidentWords.scenario.text(given), states.price, checkedOn()),
    facts: () => factsOf(plan, found, given, today),
    conditions: () => conditionsOf(plan, found, given, today),
    steps: () => accidentSteps(plan, given, price, found.claim, found.injury),
  }))
}

import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Evaluation, Headline, SortValue } from '../category'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { priceSortValues } from '../shared/insurance/life/sorts'
import { priceCheckedOn, priceStates } from '../shared/insurance/life/states'
import { lifeWords } from '../shared/insurance/life/words'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { wholeLifeConditions } from './conditions'
import { wholeLifeFacts } from './facts'
import { type WholeLife, wholeLifeReader } from './figures'
import type { WholeLifeScenario } from './scenario'
import { wholeLifeSteps } from './steps'
import { type Found, foundFor } from './value'
import { wholeLifeWords } from './words'

const { headline: words, scenario: scenarioWords } = wholeLifeWords

/** How fresh what is paid, what is guaranteed and what a death pays are; no scenario changes that. */
const statesOf = perDay((plan: WholeLife, today: IsoDate) => {
  const state = (name: 'payment' | 'cash' | 'multiplier') => wholeLifeReader.state(plan, name, today)
  const price = worstState([priceStates(plan, today).total, state('payment')])
  return { price, net: worstState([price, state('cash')]), death: state('multiplier') }
})

function headlineOf(plan: WholeLife, found: Found, given: WholeLifeScenario, today: IsoDate): Headline {
  const { quote, guaranteed, paid, net, death, sum } = found
  const checkedOn = oldestCheck(plan.sources, plan.cash) ?? priceCheckedOn(plan)
  const text = scenarioWords.text(given)
  if (quote.kind !== 'priced') {
    const basis = lifeWords.headline[quote.kind](text)
    return { value: quote.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  const line = words.line(paid, net, death)
  if (guaranteed.kind === 'unknown') {
    return {
      value: guaranteed.reason,
      unit: '',
      line,
      basis: words.basis(sum),
      tone: 'plain',
      state: 'missing',
      checkedOn,
    }
  }
  return {
    value: formatRinggit(guaranteed.value, 'brief'),
    unit: words.guaranteed(given.leave),
    line,
    basis: words.basis(sum),
    tone: 'plain',
    state: statesOf(plan, today).net,
    checkedOn,
  }
}

function sortValuesOf(plan: WholeLife, found: Found, today: IsoDate): Evaluation['sortValues'] {
  const { quote, net, paid, death, guaranteed } = found
  const states = statesOf(plan, today)
  const { total, month } = priceSortValues(plan, quote, today)
  if (quote.kind !== 'priced') {
    const missing: SortValue = { state: 'missing', words: quote.reason }
    return { net: missing, total: missing, month: missing, death: missing }
  }
  const unpaid = paid === null ? (total?.words ?? null) : null
  const why = guaranteed.kind === 'unknown' ? guaranteed.reason : unpaid
  return {
    net: sortValue(net, states.net, net === null ? why : null),
    total: sortValue(paid, states.price, unpaid),
    month: month ?? { state: 'missing', words: null },
    death: sortValue(death, states.death),
  }
}

/**
 * Evaluates a plan for a person, a sum and the year in which they leave. `net`, `total` (paid until then), `month` and `death` are in sen. What is
 * only projected is in none of them. There is no balance: what a death pays is not given while somebody lives.
 */
export function evaluateWholeLife(plan: WholeLife, given: WholeLifeScenario, today: IsoDate): Evaluation {
  const found = foundFor(plan, given)
  return lazyEvaluation(sortValuesOf(plan, found, today), null, () => ({
    headline: () => headlineOf(plan, found, given, today),
    facts: () => wholeLifeFacts(plan, found, given, today),
    conditions: () => wholeLifeConditions(plan, found, given, today),
    steps: () => wholeLifeSteps(plan, found, given),
  }))
}

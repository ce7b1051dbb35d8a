import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit } from '../../values/money'
import type { Evaluation, Headline, SortValue } from '../category'
import { sortValue } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { termLifeConditions } from './conditions'
import { priceCheckedOn, priceStates, termLifeFacts } from './facts'
import type { TermLife } from './figures'
import { type Quote, quoteFor } from './quote'
import type { TermLifeScenario } from './scenario'
import { termLifeSteps } from './steps'
import { termLifeWords } from './words'

const { headline: words, reasons, scenario: scenarioWords } = termLifeWords

function headlineOf(product: TermLife, quote: Quote, given: TermLifeScenario, today: IsoDate): Headline {
  const checkedOn = priceCheckedOn(product)
  if (quote.kind !== 'priced') {
    const basis = words[quote.kind](scenarioWords.text(given))
    return { value: quote.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  const { stages, sum, total } = quote
  const [{ monthly, yearly }] = stages
  const every = monthly === null ? 'year' : 'month'
  const later = stages.at(-1)?.[every === 'month' ? 'monthly' : 'yearly'] ?? null
  return {
    value: formatRinggit(monthly ?? yearly),
    unit: words.unit[every],
    line: words.line(total, given.years, stages.length === 1 ? null : later),
    basis: words.basis(sum, given.years),
    tone: 'plain',
    state: priceStates(product, today)[every],
    checkedOn,
  }
}

function sortValuesOf(product: TermLife, quote: Quote, today: IsoDate): Evaluation['sortValues'] {
  const states = priceStates(product, today)
  const longest = sortValue(knownValue(product.expiryAge), states.longest)
  if (quote.kind !== 'priced') {
    const missing: SortValue = { state: 'missing', words: quote.reason }
    // What lies outside the limits has no place at all; a price that is not published says nothing about ages.
    return { total: missing, month: missing, longest: quote.kind === 'unknown' ? longest : missing }
  }
  const { stages, total } = quote
  const { monthly } = stages[0]
  const noTotal = monthly === null ? reasons.monthly : reasons.duty
  return {
    total: sortValue(total, states.total, total === null ? noTotal : null),
    month: sortValue(monthly, states.month, monthly === null ? reasons.monthly : null),
    longest,
  }
}

/**
 * Evaluates a plan for a person, a sum and years. `total` and `month` are in sen, `longest` an age. There is no balance:
 * what is paid out is not given by the plan unless somebody dies.
 */
export function evaluateTermLife(product: TermLife, scenario: TermLifeScenario, today: IsoDate): Evaluation {
  const quote = quoteFor(product, scenario)
  const sum = quote.kind === 'priced' ? quote.sum : scenario.sum
  return lazyEvaluation(sortValuesOf(product, quote, today), null, () => ({
    headline: () => headlineOf(product, quote, scenario, today),
    facts: () => termLifeFacts(product, quote, scenario, today),
    conditions: () => termLifeConditions(product, sum, today),
    steps: () => termLifeSteps(product, scenario, quote),
  }))
}

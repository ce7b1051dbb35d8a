import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import type { Sen } from '../../values/money'
import type { Evaluation, Headline } from '../category'
import { sortValue } from '../shared/facts'
import { laterPrice, lifeHeadline } from '../shared/insurance/life/headline'
import { type Priced, type Quote, quoteFor } from '../shared/insurance/life/quote'
import { priceSortValues } from '../shared/insurance/life/sorts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { termLifeConditions } from './conditions'
import { termLifeFacts } from './facts'
import { type TermLife, termLifeReader } from './figures'
import type { TermLifeScenario } from './scenario'
import { termLifeSteps } from './steps'
import { termLifeWords } from './words'

const { headline: words, scenario: scenarioWords } = termLifeWords

function headlineOf(product: TermLife, quote: Quote, given: TermLifeScenario, today: IsoDate): Headline {
  const texts = {
    scenario: scenarioWords.text(given),
    basis: (sum: Sen) => words.basis(sum, given.years),
    line: (priced: Priced) => words.line(priced.total, given.years, laterPrice(priced)),
  }
  return lifeHeadline(product, quote, texts, today)
}

function sortValuesOf(product: TermLife, quote: Quote, today: IsoDate): Evaluation['sortValues'] {
  const prices = priceSortValues(product, quote, today)
  const longest = sortValue(knownValue(product.expiryAge), termLifeReader.state(product, 'expiryAge', today))
  // What lies outside the limits has no place at all; a price that is not published says nothing about ages.
  return { ...prices, longest: quote.kind === 'refused' ? { state: 'missing', words: quote.reason } : longest }
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

import type { SumStep } from '../category'
import type { Quote } from '../shared/insurance/life/quote'
import { lifePriceSteps } from '../shared/insurance/life/steps'
import { lifeWords } from '../shared/insurance/life/words'
import { publishedStep } from '../shared/steps'
import type { TermLife } from './figures'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { steps: words, figures } = lifeWords

/** How the price in all is worked out from the published table, then what the other orders read. */
export function termLifeSteps(product: TermLife, given: TermLifeScenario, quote: Quote): readonly SumStep[] {
  const { expiryAge } = product
  const { label, print } = figures.expiryAge
  const longest = expiryAge.state === 'known' ? [publishedStep('longest', label, print(expiryAge.value))] : []
  if (quote.kind !== 'priced') {
    return [{ label: words.reason, formula: termLifeWords.scenario.text(given), result: quote.reason }, ...longest]
  }
  return [...lifePriceSteps(product, given, quote), ...longest]
}

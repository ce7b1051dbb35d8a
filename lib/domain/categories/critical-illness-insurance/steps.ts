import { knownValue } from '../../figures/figure'
import { formatRinggit, type Sen } from '../../values/money'
import type { SumStep } from '../category'
import { lifePriceSteps } from '../shared/insurance/life/steps'
import { lifeWords } from '../shared/insurance/life/words'
import { forSort, publishedStep } from '../shared/steps'
import type { Found, StageClaim } from './claim'
import type { Illness } from './figures'
import type { IllnessScenario } from './scenario'
import { illnessWords } from './words'

const { steps: words, scenario } = illnessWords
const { figures, steps: lifeSteps } = lifeWords
const exact = (amount: Sen) => formatRinggit(amount, 'sen')

function paidStep({ stage, pays, how }: StageClaim): SumStep {
  return { label: words.paid(stage), formula: how, result: pays === null ? lifeSteps.notKnown : exact(pays) }
}

/** What is paid over the years, then what a claim at the end would pay and leave, then what the other orders read. */
export function illnessSteps(plan: Illness, given: IllnessScenario, found: Found): readonly SumStep[] {
  const { quote, claim, early, left } = found
  const longest = knownValue(plan.expiryAge)
  const published = [
    ...(early.pays === null ? [] : forSort('early', [paidStep(early)])),
    ...(longest === null ? [] : [publishedStep('longest', figures.expiryAge.label, figures.expiryAge.print(longest))]),
  ]
  if (quote.kind !== 'priced') {
    return [{ label: lifeSteps.reason, formula: scenario.text(given), result: quote.reason }, ...published]
  }
  const price = lifePriceSteps(plan, given, quote)
  const { pays } = claim
  if (left === null || pays === null || quote.total === null) return [...price, paidStep(claim), ...published]
  const main = price.filter(({ sort }) => sort === undefined)
  return [
    ...price,
    paidStep(claim),
    { label: words.left, formula: `${exact(pays)} − ${exact(quote.total)}`, result: exact(left) },
    ...forSort('total', main),
    ...published,
  ]
}

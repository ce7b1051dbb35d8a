import { knownValue } from '../../figures/figure'
import { formatRinggit, type Sen } from '../../values/money'
import type { SumStep } from '../category'
import { startAge } from '../shared/insurance/life/quote'
import { lifePriceSteps } from '../shared/insurance/life/steps'
import { lifeWords } from '../shared/insurance/life/words'
import { forSort } from '../shared/steps'
import type { WholeLife } from './figures'
import type { WholeLifeScenario } from './scenario'
import type { Found } from './value'
import { wholeLifeWords } from './words'

const { steps: words, scenario } = wholeLifeWords
const exact = (amount: Sen) => formatRinggit(amount, 'sen')

function paidStep(plan: WholeLife, { quote, paid, payYears }: Found, { leave }: WholeLifeScenario): readonly SumStep[] {
  const monthly = quote.kind === 'priced' ? quote.stages[0].monthly : null
  // Whoever leaves after the last payment has paid all of them, which the price says.
  if (paid === null || monthly === null || leave >= payYears) return []
  const years = Math.min(leave, payYears)
  const duty = knownValue(plan.stampDuty)
  const formula = `12 × ${years} × ${exact(monthly)}${duty === null ? '' : ` + ${formatRinggit(duty)}`}`
  return [{ label: words.payments(years), formula, result: exact(paid) }]
}

/** The price, what is paid until the visitor leaves, what is guaranteed then, and what the other orders read. */
export function wholeLifeSteps(plan: WholeLife, found: Found, given: WholeLifeScenario): readonly SumStep[] {
  const { quote, guaranteed, paid, net, sum, death, payYears } = found
  if (quote.kind !== 'priced') {
    return [{ label: lifeWords.steps.reason, formula: scenario.text(given), result: quote.reason }]
  }
  const price = lifePriceSteps(plan, { ...given, years: payYears }, quote)
  const main = price.filter(({ sort }) => sort === undefined)
  const cash: readonly SumStep[] =
    guaranteed.kind === 'unknown'
      ? []
      : [
          {
            label: words.cash(given.leave),
            formula: guaranteed.each === null ? words.none : words.cashHow(sum, guaranteed.each),
            result: exact(guaranteed.value),
          },
        ]
  const left: readonly SumStep[] =
    net === null || paid === null || guaranteed.kind === 'unknown'
      ? []
      : [{ label: words.net, formula: `${exact(guaranteed.value)} − ${exact(paid)}`, result: exact(net) }]
  const more = knownValue(plan.multiplier)
  const times = more !== null && startAge(given) < more.toAge ? more.times : null
  return [
    ...price,
    ...paidStep(plan, found, given),
    ...cash,
    ...left,
    ...forSort('total', [...main, ...paidStep(plan, found, given)]),
    ...forSort('death', [{ label: words.death, formula: words.times(sum, times), result: exact(death) }]),
  ]
}

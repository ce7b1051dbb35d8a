import { knownValue, printFigure } from '../../figure'
import { formatRinggit } from '../../money'
import { formatAnnualRate } from '../../rate'
import type { SumStep } from '../category'
import { forSort, publishedStep, sliceSteps, sumStep } from '../shared/steps'
import { wordsFor } from '../shared/words'
import type { CurrentAccount } from './figures'
import type { CurrentYear } from './year'

function earnedSteps(product: CurrentAccount, { earned, slices }: CurrentYear): readonly SumStep[] {
  if (earned === null) return []
  const tiers = knownValue(product.rate)
  const parts = slices.map((slice) => slice.earned).filter((amount) => amount > 0)
  return [...(tiers === null ? [] : sliceSteps(slices, tiers.method)), sumStep('Return a year', parts)]
}

function netSteps({ net, earned, costs, costParts, reason }: CurrentYear): readonly SumStep[] {
  const total = costs === null ? [] : [sumStep('What it takes a year', costParts)]
  if (net === null || earned === null || costs === null) {
    return [...total, { label: 'Net a year', formula: 'a figure is missing', result: reason ?? 'not known' }]
  }
  return [...total, sumStep('Net a year', [earned], costs === 0 ? [] : [costs])]
}

function feeTotalStep({ fees, feeParts, feeReason }: CurrentYear): SumStep {
  const label = 'Fees a year'
  if (fees === null) return { label, formula: 'a figure is missing', result: feeReason ?? 'not known' }
  return sumStep(label, feeParts)
}

/** The whole sum of a year, which ends with the reason where a figure is not published, then the sums of the orders. */
export function currentSteps(product: CurrentAccount, year: CurrentYear): readonly SumStep[] {
  const { overdraft, Overdraft } = wordsFor(product)
  const drawn = printFigure(product.overdraft, ({ rate }) => formatAnnualRate(rate), { none: `No ${overdraft}` })
  const opening = printFigure(product.openingDeposit, (amount) => formatRinggit(amount), { none: 'RM0' })
  return [
    ...earnedSteps(product, year),
    ...year.costSteps(),
    ...netSteps(year),
    ...forSort('fees', [...year.feeSteps(), feeTotalStep(year)]),
    publishedStep('overdraft', `${Overdraft} rate`, drawn),
    publishedStep('opening', 'Opening deposit', opening),
  ]
}

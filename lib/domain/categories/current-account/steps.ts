import { knownValue, printFigure } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit } from '../../values/money'
import { formatAnnualRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { forSort, publishedStep, sliceSteps, sumStep } from '../shared/steps'
import type { CurrentAccount } from './figures'
import { currentAccountWords } from './words'
import type { CurrentYear } from './year'

const { steps: words, overdraft } = currentAccountWords
const { steps: common } = commonWords

function earnedSteps(product: CurrentAccount, { earned, slices }: CurrentYear): readonly SumStep[] {
  if (earned === null) return []
  const tiers = knownValue(product.rate)
  const parts = slices.map((slice) => slice.earned).filter((amount) => amount > 0)
  return [...(tiers === null ? [] : sliceSteps(slices, tiers.method)), sumStep(common.returnAYear, parts)]
}

function netSteps({ net, earned, costs, costParts, reason }: CurrentYear): readonly SumStep[] {
  const total = costs === null ? [] : [sumStep(words.taken, costParts)]
  if (net === null || earned === null || costs === null) {
    return [...total, { label: words.net, formula: common.missing, result: reason ?? common.notKnown }]
  }
  return [...total, sumStep(words.net, [earned], costs === 0 ? [] : [costs])]
}

function feeTotalStep({ fees, feeParts, feeReason }: CurrentYear): SumStep {
  const label = common.feesAYear
  if (fees === null) return { label, formula: common.missing, result: feeReason ?? common.notKnown }
  return sumStep(label, feeParts)
}

/** The whole sum of a year, which ends with the reason where a figure is not published, then the sums of the orders. */
export function currentSteps(product: CurrentAccount, year: CurrentYear): readonly SumStep[] {
  const world = wordsFor(product)
  const drawn = printFigure(product.overdraft, ({ rate }) => formatAnnualRate(rate), { none: overdraft.none(world) })
  const opening = printFigure(product.openingDeposit, (amount) => formatRinggit(amount), { none: 'RM0' })
  return [
    ...earnedSteps(product, year),
    ...year.costSteps(),
    ...netSteps(year),
    ...forSort('fees', [...year.feeSteps(), feeTotalStep(year)]),
    publishedStep('overdraft', overdraft.rate(world), drawn),
    publishedStep('opening', common.openingDeposit, opening),
  ]
}

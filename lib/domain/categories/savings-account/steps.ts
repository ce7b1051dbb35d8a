import type { EarnedBonus } from '../../calculators/savings'
import { printFigure } from '../../figures/figure'
import { formatRinggit, type Sen } from '../../values/money'
import { formatAnnualRate, fromFraction } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import { amountText, forSort, publishedStep, rateStep, sliceSteps, sumStep, timesStep } from '../shared/steps'
import { feeValue } from '../shared/yearly'
import type { SavingsAccount } from './figures'
import { conditionText } from './scenario'
import { savingsAccountWords } from './words'
import type { AccountYear } from './year'

const { steps: words } = savingsAccountWords
const { steps: common } = commonWords

function bonusStep({ bonus, met, amount, earned }: EarnedBonus): SumStep {
  const label = words.bonus(met, conditionText(bonus.condition))
  if (amount === null || earned === null) return { label, formula: words.bonusCapUnknown, result: common.notKnown }
  return rateStep(label, amount, bonus.rate, earned)
}

function feeSteps(product: SavingsAccount, { fees }: AccountYear): readonly SumStep[] {
  const monthly = feeValue(product.fallBelowMonthlyFee)
  const card = fees.card === null ? [] : [sumStep(words.cardFee, [fees.card])]
  const below =
    fees.belowMinimum === null || fees.belowMinimum === 0 || monthly === null
      ? []
      : [timesStep(words.belowMinimum, [12], monthly)]
  return [...card, ...below]
}

function positive(amounts: readonly (Sen | null)[]): readonly Sen[] {
  return amounts.filter((amount) => amount !== null).filter((amount) => amount > 0)
}

function baseSteps(product: SavingsAccount, { slices }: AccountYear): readonly SumStep[] {
  if (slices === null || product.baseRate.state !== 'known') {
    return [{ label: words.baseReturn, formula: words.baseUnknown, result: commonWords.notKnown }]
  }
  const sum = sumStep(words.baseReturn, positive(slices.map(({ earned }) => earned)))
  return [...sliceSteps(slices, product.baseRate.value.method), sum]
}

function returnSteps(product: SavingsAccount, year: AccountYear): readonly SumStep[] {
  const { asIs, use } = year
  if (asIs === null) return []
  const { bonuses, base, total } = asIs
  const lines = [...baseSteps(product, year), ...bonuses.map(bonusStep)]
  if (total === null) return lines
  const rate = formatAnnualRate(fromFraction(total / use.balance))
  return [
    ...lines,
    sumStep(common.returnAYear, [base, ...positive(bonuses.map(({ earned }) => earned))]),
    { label: common.effectiveRate, formula: `${amountText(total)} ÷ ${amountText(use.balance)}`, result: rate },
  ]
}

function feeTotalStep({ fees, feeReason }: AccountYear): SumStep {
  const label = common.feesAYear
  if (fees.total === null) return { label, formula: common.missing, result: feeReason ?? common.notKnown }
  return sumStep(label, positive([fees.card, fees.belowMinimum]))
}

/** The whole sum of a year, which ends with the reason where a figure is not published, then the sums of the orders. */
export function savingsSteps(product: SavingsAccount, year: AccountYear): readonly SumStep[] {
  const { asIs, fees, net, reason } = year
  const total = asIs?.total ?? null
  const last =
    net === null || total === null
      ? { label: words.left, formula: common.missing, result: reason ?? common.notKnown }
      : sumStep(words.left, [total], positive([fees.card, fees.belowMinimum]))
  const charged = feeSteps(product, year)
  const opening = printFigure(product.openingDeposit, (amount) => formatRinggit(amount), { none: 'RM0' })
  return [
    ...returnSteps(product, year),
    ...charged,
    last,
    ...forSort('base', baseSteps(product, year)),
    ...forSort('fees', [...charged, feeTotalStep(year)]),
    publishedStep('opening', common.openingDeposit, opening),
  ]
}

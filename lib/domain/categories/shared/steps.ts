import type { EarnedSlice } from '../../calculators/savings'
import { formatRinggit, type Sen, sen, sumSen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { commonWords } from './common-words'

const { steps: words } = commonWords

/** An amount as a sum shows it: to the sen where sen matter, so that it can be typed into a calculator. */
export function amountText(amount: Sen): string {
  return formatRinggit(amount)
}

/** `RM10,000 × 3.85%`, and the result to the sen. */
export function rateStep(label: string, amount: Sen, rate: BasisPoints, result: Sen): SumStep {
  return { label, formula: `${amountText(amount)} × ${formatRate(rate)}`, result: formatRinggit(result, 'sen') }
}

/** `RM10,000 × 3.85% × 181 ÷ 365`, and the result to the sen. */
export function daysStep(
  label: string,
  amount: Sen,
  rate: BasisPoints,
  days: number,
  dayCount: number,
  result: Sen,
): SumStep {
  const formula = `${amountText(amount)} × ${formatRate(rate)} × ${days} ÷ ${dayCount}`
  return { label, formula, result: formatRinggit(result, 'sen') }
}

/** `12 × RM5`, and the result to the sen. */
export function timesStep(label: string, times: readonly number[], amount: Sen): SumStep {
  const result = sen(times.reduce((total, count) => total * count, amount))
  return { label, formula: [...times, amountText(amount)].join(' × '), result: formatRinggit(result, 'sen') }
}

/** `RM385 + RM114 − RM150`, and the result to the sen. No terms at all are RM0. */
export function sumStep(label: string, plus: readonly Sen[], minus: readonly Sen[] = []): SumStep {
  const added = plus.length === 0 ? amountText(sen(0)) : plus.map(amountText).join(' + ')
  const formula = [added, ...minus.map(amountText)].join(' − ')
  return { label, formula, result: formatRinggit(sen(sumSen(plus) - sumSen(minus)), 'sen') }
}

/** `RM349 ÷ RM13,000 × 365 ÷ 365`, and the yearly rate it gives. */
export function yearlyRateStep(
  label: string,
  earned: Sen,
  placed: Sen,
  days: number,
  dayCount: number,
  result: string,
): SumStep {
  const formula = `${amountText(earned)} ÷ ${amountText(placed)} × ${dayCount} ÷ ${days}`
  return { label, formula, result }
}

/** The slices of a tiered balance, one line each. */
export function sliceSteps(
  slices: readonly EarnedSlice[],
  method: 'incremental' | 'whole-balance',
): readonly SumStep[] {
  return slices.map(({ amount, rate, earned }, index) => {
    const label = index === 0 ? words.baseOnFirst(amount) : words.baseOnNext(amount)
    const sliced = method === 'incremental' && slices.length > 1
    return rateStep(sliced ? label : words.baseOnBalance, amount, rate, earned)
  })
}

/** The same lines as the whole sum of one order. */
export function forSort(sort: string, steps: readonly SumStep[]): readonly SumStep[] {
  return steps.map((step) => ({ ...step, sort }))
}

/** A figure that an order reads as it was published. */
export function publishedStep(sort: string, label: string, result: string): SumStep {
  return { label, formula: words.asPublished, result, sort }
}

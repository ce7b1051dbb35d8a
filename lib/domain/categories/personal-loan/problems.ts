import type { Problem } from '../../validation/field-problem'
import type { PersonalLoan, RateBand } from './figures'

const longestLoanMonths = 120

function bandsOverlap(one: RateBand, other: RateBand): boolean {
  const amounts = one.amountFrom <= other.amountTo && other.amountFrom <= one.amountTo
  return amounts && one.monthsFrom <= other.monthsTo && other.monthsFrom <= one.monthsTo
}

function rateBandProblems({ rates }: PersonalLoan): readonly Problem[] {
  if (rates.state !== 'known') return []
  const bands = rates.value
  if (bands.length === 0) return [{ path: ['rates', 'value'], reason: 'is an empty list' }]
  return bands.flatMap((band, index): Problem[] => {
    const at = ['rates', 'value', index]
    if (band.amountFrom > band.amountTo) return [{ path: [...at, 'amountFrom'], reason: 'is above amountTo' }]
    if (band.monthsFrom > band.monthsTo) return [{ path: [...at, 'monthsFrom'], reason: 'is above monthsTo' }]
    if (band.rate > band.rateTo) return [{ path: [...at, 'rate'], reason: 'is above rateTo' }]
    const clash = bands.findIndex((other) => bandsOverlap(band, other))
    if (clash < index) return [{ path: at, reason: `overlaps band ${clash + 1}: one case would have two rates` }]
    const before = bands[index - 1]
    if (before && band.amountFrom < before.amountFrom && band.monthsFrom < before.monthsFrom) {
      return [{ path: at, reason: 'must not come after a band of larger amounts and longer terms' }]
    }
    return []
  })
}

/** What is wrong with a personal loan whose every field is well written. */
export function personalLoanProblems(product: PersonalLoan): readonly Problem[] {
  const found: Problem[] = [...rateBandProblems(product)]
  const { minAmount, maxAmount, minMonths, maxMonths, processingFee, cover } = product
  if (minAmount.state === 'known' && maxAmount.state === 'known' && minAmount.value > maxAmount.value) {
    found.push({ path: ['minAmount', 'value'], reason: 'is above maxAmount' })
  }
  if (minMonths.state === 'known' && maxMonths.state === 'known' && minMonths.value > maxMonths.value) {
    found.push({ path: ['minMonths', 'value'], reason: 'is above maxMonths' })
  }
  if (maxMonths.state === 'known' && maxMonths.value > longestLoanMonths) {
    found.push({ path: ['maxMonths', 'value'], reason: 'is above 120: a personal loan runs at most 10 years' })
  }
  if (processingFee.state === 'known' && processingFee.value.most !== null) {
    if (processingFee.value.least > processingFee.value.most) {
      found.push({ path: ['processingFee', 'value', 'least'], reason: 'is above most' })
    }
  }
  if (cover.state === 'known' && cover.value.kind === 'none') {
    if (cover.value.cost > 0)
      found.push({ path: ['cover', 'value', 'cost'], reason: 'there is no cover that could cost' })
  }
  return found
}

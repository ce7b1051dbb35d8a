import type { Problem } from '../../validation/field-problem'
import { bandProblem, limitProblems } from '../shared/instalment-loan/problems'
import type { PersonalLoan, RateBand } from './figures'

const longest = { months: 120, reason: 'is above 120: a personal loan runs at most 10 years' }

function bandsOverlap(one: RateBand, other: RateBand): boolean {
  const amounts = one.amountFrom <= other.amountTo && other.amountFrom <= one.amountTo
  return amounts && one.monthsFrom <= other.monthsTo && other.monthsFrom <= one.monthsTo
}

function rateBandProblems({ rates }: PersonalLoan): readonly Problem[] {
  if (rates.state !== 'known') return []
  const bands = rates.value
  if (bands.length === 0) return [{ path: ['rates', 'value'], reason: 'is an empty list' }]
  return bands.flatMap((band, index): readonly Problem[] => {
    const at = ['rates', 'value', index]
    if (band.amountFrom > band.amountTo) return [{ path: [...at, 'amountFrom'], reason: 'is above amountTo' }]
    const wrong = bandProblem(at, band)
    if (wrong.length > 0) return wrong
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
  const found: Problem[] = [...rateBandProblems(product), ...limitProblems(product, longest)]
  const { processingFee, cover } = product
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

import type { Figure } from '../../../figures/figure'
import type { FieldPath, Problem } from '../../../validation/field-problem'
import type { LoanBand, LoanProduct } from './spec'

type Term = LoanBand & { readonly monthsFrom: number; readonly monthsTo: number }

/** What is wrong with one band of a rate; none when it is in order. */
export function bandProblem(at: FieldPath, band: Term): readonly Problem[] {
  if (band.monthsFrom > band.monthsTo) return [{ path: [...at, 'monthsFrom'], reason: 'is above monthsTo' }]
  if (band.rate > band.rateTo) return [{ path: [...at, 'rate'], reason: 'is above rateTo' }]
  return []
}

function isAbove(least: Figure<number>, most: Figure<number>): boolean {
  return least.state === 'known' && most.state === 'known' && least.value > most.value
}

/** What is wrong with the limits of a loan: each least at most its most, and no term above the law's. */
export function limitProblems<B extends LoanBand>(
  { minAmount, maxAmount, minMonths, maxMonths }: LoanProduct<B>,
  longest: { readonly months: number; readonly reason: string },
): readonly Problem[] {
  const found: Problem[] = []
  if (isAbove(minAmount, maxAmount)) found.push({ path: ['minAmount', 'value'], reason: 'is above maxAmount' })
  if (isAbove(minMonths, maxMonths)) found.push({ path: ['minMonths', 'value'], reason: 'is above maxMonths' })
  if (maxMonths.state === 'known' && maxMonths.value > longest.months) {
    found.push({ path: ['maxMonths', 'value'], reason: longest.reason })
  }
  return found
}

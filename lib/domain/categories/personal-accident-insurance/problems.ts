import type { FieldPath, Problem } from '../../validation/field-problem'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { Accident, PriceRow } from './figures'

const whole = 10_000

function rowProblems(at: FieldPath, row: PriceRow, before: PriceRow | undefined): readonly Problem[] {
  const { sum, class1, class2, class3 } = row
  const found: Problem[] = []
  if (sum === 0) found.push({ path: [...at, 'sum'], reason: 'must be above RM0' })
  if (before !== undefined && sum <= before.sum) found.push({ path: [...at, 'sum'], reason: 'must rise' })
  if (before !== undefined && class1 < before.class1) {
    found.push({ path: [...at, 'class1'], reason: 'is below the price of a smaller sum' })
  }
  if (class2 !== null && class2 < class1) found.push({ path: [...at, 'class2'], reason: 'is below class 1' })
  if (class3 !== null && class3 < (class2 ?? class1)) {
    found.push({ path: [...at, 'class3'], reason: 'is below a class of less risk' })
  }
  return found
}

/** Sums rise, and neither a larger sum nor work of more risk costs less. */
function priceProblems({ prices }: Accident): readonly Problem[] {
  if (prices.state !== 'known') return []
  const at = ['prices', 'value']
  const rows = prices.value
  if (rows.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rows.flatMap((row, index) => rowProblems([...at, index], row, rows[index - 1]))
}

function familyProblems({ familyPrices }: Accident): readonly Problem[] {
  if (familyPrices.state !== 'known') return []
  return familyPrices.value.flatMap(({ part }, index) =>
    part < whole ? [{ path: ['familyPrices', 'value', index, 'part'], reason: 'is below the price for one' }] : [],
  )
}

function limitProblems({ medical, weekly, disablement }: Accident): readonly Problem[] {
  const found: Problem[] = []
  if (medical.state === 'unlimited') found.push({ path: ['medical'], reason: 'must be a sum, none or missing' })
  if (weekly.state === 'known' && weekly.value.weeks === 0) {
    found.push({ path: ['weekly', 'value', 'weeks'], reason: 'must be 1 or more' })
  }
  if (disablement.state !== 'known') return found
  const { most, injuries } = disablement.value
  const above = injuries.findIndex(({ part }) => part > most)
  if (above >= 0) found.push({ path: ['disablement', 'value', 'injuries', above, 'part'], reason: 'is above most' })
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function accidentProblems(plan: Accident): readonly Problem[] {
  return [
    ...priceProblems(plan),
    ...familyProblems(plan),
    ...limitProblems(plan),
    ...takafulProblems(plan),
    ...conventionalProblems(plan),
  ]
}

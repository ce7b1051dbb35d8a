import type { Problem } from '../../validation/field-problem'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { Pet, PriceRow } from './figures'

const sameKind = (a: PriceRow, b: PriceRow) => a.animal === b.animal && a.size === b.size && a.breed === b.breed

/** Ages of one kind of pet follow each other, and an older pet never costs less. */
function priceProblems({ prices }: Pet): readonly Problem[] {
  if (prices.state !== 'known') return []
  const at = ['prices', 'value']
  const rows = prices.value
  if (rows.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rows.flatMap((row, index): Problem[] => {
    if (row.ageFrom > row.ageTo) return [{ path: [...at, index, 'ageFrom'], reason: 'is above ageTo' }]
    const before = rows.slice(0, index).findLast((one) => sameKind(one, row))
    if (before === undefined) return []
    if (row.ageFrom !== before.ageTo + 1) {
      return [{ path: [...at, index, 'ageFrom'], reason: `must be ${before.ageTo + 1}` }]
    }
    return row.yearly < before.yearly
      ? [{ path: [...at, index, 'yearly'], reason: 'is below that of a younger pet' }]
      : []
  })
}

function limitProblems({ paidBack, annualLimit, entryYears, renewalYears }: Pet): readonly Problem[] {
  const found: Problem[] = []
  if (paidBack.state === 'known' && paidBack.value > 10_000) {
    found.push({ path: ['paidBack', 'value'], reason: 'is more than the bill' })
  }
  if (annualLimit.state === 'none') found.push({ path: ['annualLimit'], reason: 'must be a sum, unlimited or missing' })
  if (entryYears.state === 'known' && renewalYears.state === 'known' && renewalYears.value < entryYears.value) {
    found.push({ path: ['renewalYears', 'value'], reason: 'is below the age of joining' })
  }
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function petProblems(plan: Pet): readonly Problem[] {
  return [...priceProblems(plan), ...limitProblems(plan), ...takafulProblems(plan), ...conventionalProblems(plan)]
}

import type { FieldPath, Problem } from '../../validation/field-problem'
import { formatRinggit } from '../../values/money'
import type { FixedDeposit, Placement } from './figures'

function overlapProblem(at: FieldPath, placement: Placement, before: Placement | undefined): Problem | null {
  if (placement.upTo !== null && placement.upTo < placement.from) {
    return { path: [...at, 'upTo'], reason: `is below the smallest amount, ${formatRinggit(placement.from)}` }
  }
  if (before === undefined) return null
  if (placement.months < before.months) {
    return { path: [...at, 'months'], reason: `must not come after ${before.months} months: shortest term first` }
  }
  if (placement.months > before.months) return null
  if (placement.from <= before.from) {
    return { path: [...at, 'from'], reason: `must be above the placement before it, ${formatRinggit(before.from)}` }
  }
  if (before.upTo !== null && placement.from > before.upTo) return null
  return { path: [...at, 'from'], reason: `overlaps the placement before it for ${placement.months} months` }
}

/** What is wrong with a fixed deposit whose every field is well written. */
export function fixedDepositProblems(product: FixedDeposit): readonly Problem[] {
  const found: Problem[] = []
  const { placements, minimumDeposit, maximumDeposit, tied } = product
  if (placements.state === 'known') {
    if (placements.value.length === 0) found.push({ path: ['placements', 'value'], reason: 'is an empty list' })
    placements.value.forEach((placement, index) => {
      const problem = overlapProblem(['placements', 'value', index], placement, placements.value[index - 1])
      if (problem !== null) found.push(problem)
    })
  }
  if (
    minimumDeposit.state === 'known' &&
    maximumDeposit.state === 'known' &&
    minimumDeposit.value > maximumDeposit.value
  ) {
    const most = formatRinggit(maximumDeposit.value)
    found.push({ path: ['minimumDeposit', 'value'], reason: `is above the largest deposit, ${most}` })
  }
  const { rateKind, promotion } = product
  if (rateKind === 'promotional' && promotion?.ordinary && Object.keys(promotion.ordinary).length === 0) {
    found.push({
      path: ['promotion', 'ordinary'],
      reason: 'is empty although the rates are promotional: write what is paid without the offer, or none',
    })
  }
  if (tied.state === 'known' && tied.value.share === 0) {
    found.push({
      path: ['tied', 'value', 'share'],
      reason: 'a share of 0% ties nothing: write { state: none, source: ... }',
    })
  }
  return found
}

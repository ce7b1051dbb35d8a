import type { CurrentAccount } from '@/lib/domain/categories/current-account/figures'
import type { FixedDeposit, Placement } from '@/lib/domain/categories/fixed-deposit/figures'
import type { SavingsAccount } from '@/lib/domain/categories/savings-account/figures'
import type { RateTiers } from '@/lib/domain/categories/shared/tiers'
import type { Figure } from '@/lib/domain/figure'
import { formatRinggit } from '@/lib/domain/money'
import type { FieldPath, Problem } from './findings'

/** Bands rise, do not overlap and leave no balance without a rate. */
function bandProblems(path: FieldPath, figure: Figure<RateTiers>): readonly Problem[] {
  if (figure.state !== 'known') return []
  const { bands } = figure.value
  const at = [...path, 'value', 'bands']
  if (bands.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return bands.flatMap((band, index): Problem[] => {
    const upTo = [...at, index, 'upTo']
    const before = bands[index - 1]?.upTo
    const last = index === bands.length - 1
    if (last !== (band.upTo === null)) {
      return [
        { path: upTo, reason: last ? 'the last band must have no upper end: none' : 'only the last band may be none' },
      ]
    }
    if (band.upTo !== null && before && band.upTo <= before) {
      return [{ path: upTo, reason: `must be above the band before it, ${formatRinggit(before)}` }]
    }
    return band.upTo === 0 ? [{ path: upTo, reason: 'is a band of nothing' }] : []
  })
}

/** Rules of a savings account. */
export function savingsAccountProblems(product: SavingsAccount): readonly Problem[] {
  const found = [...bandProblems(['baseRate'], product.baseRate)]
  if (product.bonuses.state !== 'known') return found
  if (product.bonuses.value.length === 0) {
    found.push({ path: ['bonuses', 'value'], reason: 'is an empty list: write { state: none, source: ... }' })
  }
  product.bonuses.value.forEach((bonus, index) => {
    const path = ['bonuses', 'value', index]
    if (bonus.rate === 0) found.push({ path: [...path, 'rate'], reason: 'a bonus of nothing is not a bonus' })
    if (bonus.cap.state === 'known' && bonus.cap.value === 0) {
      found.push({ path: [...path, 'cap', 'value'], reason: 'a cap of RM0 leaves no bonus' })
    }
    if ('count' in bonus.condition && bonus.condition.count === 0) {
      found.push({ path: [...path, 'condition', 'count'], reason: 'must be at least 1' })
    }
  })
  return found
}

/** Rules of a current account. */
export function currentAccountProblems(product: CurrentAccount): readonly Problem[] {
  return bandProblems(['rate'], product.rate)
}

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

/** Rules of a fixed deposit. */
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
  if (tied.state === 'known' && tied.value.share === 0) {
    found.push({
      path: ['tied', 'value', 'share'],
      reason: 'a share of 0% ties nothing: write { state: none, source: ... }',
    })
  }
  return found
}

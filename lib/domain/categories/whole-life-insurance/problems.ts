import type { Problem } from '../../validation/field-problem'
import { lifePriceProblems } from '../shared/insurance/life/problems'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { WholeLife } from './figures'

/** Values of one band of ages never fall from year to year, bands follow each other, and none is empty. */
function cashProblems({ cash, form }: WholeLife): readonly Problem[] {
  const isLinked = form.state === 'known' && form.value === 'linked'
  if (cash.state === 'none')
    return isLinked ? [] : [{ path: ['cash'], reason: 'must not be none: only funds guarantee nothing' }]
  if (cash.state !== 'known') return []
  if (isLinked) return [{ path: ['cash'], reason: 'must be none: funds guarantee nothing' }]
  const at = ['cash', 'value']
  if (cash.value.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return cash.value.flatMap(({ ageFrom, ageTo, each1000 }, index): Problem[] => {
    const before = cash.value[index - 1]
    if (ageFrom > ageTo) return [{ path: [...at, index, 'ageFrom'], reason: 'is above ageTo' }]
    if (before !== undefined && ageFrom !== before.ageTo + 1) {
      return [{ path: [...at, index, 'ageFrom'], reason: `must be ${before.ageTo + 1}` }]
    }
    if (each1000.length === 0) return [{ path: [...at, index, 'each1000'], reason: 'is an empty list' }]
    const falls = each1000.findIndex((value, year) => value < (each1000[year - 1] ?? 0))
    return falls < 0 ? [] : [{ path: [...at, index, 'each1000', falls], reason: 'is below the year before' }]
  })
}

function bonusProblems({ projected, form }: WholeLife): readonly Problem[] {
  if (form.state !== 'known' || form.value !== 'non-participating' || projected.state !== 'known') return []
  return [{ path: ['projected'], reason: 'must be none: the plan has no bonus' }]
}

function termProblems({ payment, expiryAge, multiplier }: WholeLife): readonly Problem[] {
  const found: Problem[] = []
  if (payment.state === 'known' && payment.value.kind === 'years' && payment.value.years === 0) {
    found.push({ path: ['payment', 'value', 'years'], reason: 'must be one year at least' })
  }
  if (expiryAge.state === 'none' || expiryAge.state === 'unlimited') {
    found.push({ path: ['expiryAge'], reason: 'must be an age or missing' })
  }
  if (multiplier.state === 'known' && multiplier.value.times <= 10_000) {
    found.push({ path: ['multiplier', 'value', 'times'], reason: 'is no more than the sum: say none' })
  }
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function wholeLifeProblems(plan: WholeLife): readonly Problem[] {
  return [
    ...lifePriceProblems(plan),
    ...cashProblems(plan),
    ...bonusProblems(plan),
    ...termProblems(plan),
    ...takafulProblems(plan),
    ...conventionalProblems(plan),
  ]
}

import type { Problem } from '../../validation/field-problem'
import { lifePriceProblems } from '../shared/insurance/life/problems'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { TermLife } from './figures'

/** What is wrong with a plan whose every field is well written. */
export function termLifeProblems(product: TermLife): readonly Problem[] {
  const { expiryAge, disability } = product
  const found: Problem[] = [...lifePriceProblems(product), ...takafulProblems(product)]
  if (expiryAge.state === 'none' || expiryAge.state === 'unlimited') {
    found.push({ path: ['expiryAge'], reason: 'must be an age or missing: term cover ends' })
  }
  found.push(...conventionalProblems(product))
  if (disability.state === 'known' && disability.value.part > 10_000) {
    found.push({ path: ['disability', 'value', 'part'], reason: 'is more than the sum' })
  }
  return found
}

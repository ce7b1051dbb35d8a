import type { Problem } from '../../validation/field-problem'
import { bandProblems } from '../shared/band-problems'
import type { SavingsAccount } from './figures'

/** What is wrong with a savings account whose every field is well written. */
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

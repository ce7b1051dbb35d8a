import { wordsFor } from '../../products/words'
import type { ExtraRule } from '../category'
import { ageAtEnd } from '../shared/loans/age-at-end'
import type { HomeLoan } from './figures'
import { homeLoanScenario } from './scenario'
import { homeLoanWords } from './words'

const words = homeLoanWords.rules
const shortestYears = homeLoanScenario.years.min.at

/** Who may borrow, beyond the common requirements. */
export function homeLoanRules(loan: HomeLoan): readonly ExtraRule[] {
  const { oldestAge, officialSource } = loan
  const age = ageAtEnd(oldestAge, shortestYears, (most) => words.age(most, wordsFor(loan)))
  const firstHome: readonly ExtraRule[] = loan.firstHomeOnly
    ? [
        {
          id: 'first-home',
          label: words.firstHome,
          source: { kind: 'product', key: officialSource },
          reads: [],
          check: () => 'cannot-tell',
        },
      ]
    : []
  return [...firstHome, ...age]
}

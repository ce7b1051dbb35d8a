import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { ExtraRule } from '../category'
import type { HomeLoan } from './figures'
import { homeLoanScenario } from './scenario'
import { homeLoanWords } from './words'

const words = homeLoanWords.rules
const shortestYears = homeLoanScenario.years.min.at

/** Who may borrow, beyond the common requirements. */
export function homeLoanRules(loan: HomeLoan): readonly ExtraRule[] {
  const { oldestAge, officialSource } = loan
  const most = knownValue(oldestAge)
  const age: readonly ExtraRule[] =
    most === null || oldestAge.state !== 'known'
      ? []
      : [
          {
            id: 'age-at-end',
            label: words.age(most, wordsFor(loan)),
            source: { kind: 'product', key: oldestAge.source },
            reads: ['age'],
            check: (said) => (said.age === null ? 'cannot-tell' : said.age + shortestYears <= most ? 'pass' : 'fail'),
          },
        ]
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

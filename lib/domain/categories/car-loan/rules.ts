import { knownValue } from '../../figures/figure'
import { termsSource } from '../../products/product-base'
import { wordsFor } from '../../products/words'
import type { ExtraRule } from '../category'
import type { CarLoan } from './figures'
import { carLoanScenario } from './scenario'
import { carLoanWords } from './words'

const words = carLoanWords.rules
const shortestYears = carLoanScenario.months.min.at / 12

/** Who may borrow, beyond the common requirements. */
export function carLoanRules(loan: CarLoan): readonly ExtraRule[] {
  const { oldestAge } = loan
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
  const licence: readonly ExtraRule[] = loan.licence
    ? [
        {
          id: 'licence',
          label: words.licence,
          source: { kind: 'product', key: termsSource(loan) },
          reads: [],
          check: () => 'cannot-tell',
        },
      ]
    : []
  return [...age, ...licence]
}

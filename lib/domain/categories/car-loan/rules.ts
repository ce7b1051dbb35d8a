import { termsSource } from '../../products/product-base'
import { wordsFor } from '../../products/words'
import type { ExtraRule } from '../category'
import { ageAtEnd } from '../shared/loans/age-at-end'
import type { CarLoan } from './figures'
import { carLoanScenario } from './scenario'
import { carLoanWords } from './words'

const words = carLoanWords.rules
const shortestYears = carLoanScenario.months.min.at / 12

/** Who may borrow, beyond the common requirements. */
export function carLoanRules(loan: CarLoan): readonly ExtraRule[] {
  const { oldestAge } = loan
  const age = ageAtEnd(oldestAge, shortestYears, (most) => words.age(most, wordsFor(loan)))
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

import type { Figure } from '../../../figures/figure'
import type { ExtraRule } from '../../category'

/**
 * The rule that a borrower is no older than a published age when the loan ends, judged on the shortest term in years: whoever is too old
 * for that is for any other. None where no such age is published.
 */
export function ageAtEnd(
  oldest: Figure<number>,
  shortestYears: number,
  label: (age: number) => string,
): readonly ExtraRule[] {
  if (oldest.state !== 'known') return []
  const { value, source } = oldest
  return [
    {
      id: 'age-at-end',
      label: label(value),
      source: { kind: 'product', key: source },
      reads: ['age'],
      check: ({ age }) => (age === null ? 'cannot-tell' : age + shortestYears <= value ? 'pass' : 'fail'),
    },
  ]
}

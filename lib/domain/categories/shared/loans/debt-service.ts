import { debtServiceRatio } from '../../../calculators/loan'
import type { ShariahContract } from '../../../products/traits'
import type { Applicant, ExtraRule } from '../../category'
import { wordsFor } from '../words'
import { commonLoanWords } from './words'

const { debtService: words } = commonLoanWords

/** Part of income that debts may take by common practice. */
const mostOfIncome = 0.6

function check({ monthlyIncome, monthlyCommitments }: Applicant): 'pass' | 'fail' | 'cannot-tell' {
  if (monthlyIncome === null || monthlyCommitments === null) return 'cannot-tell'
  const ratio = debtServiceRatio(monthlyCommitments, monthlyIncome)
  if (ratio === null) return 'cannot-tell'
  return ratio <= mostOfIncome ? 'pass' : 'fail'
}

/** How much of an income debts may take before a loan is added to them. */
export function debtServiceRule(product: { readonly shariah: ShariahContract | null }): ExtraRule {
  const world = wordsFor(product)
  return {
    id: 'debt-service',
    label: words.label(world),
    source: { kind: 'public', text: words.practice(world) },
    reads: ['monthlyIncome', 'monthlyCommitments'],
    check,
  }
}

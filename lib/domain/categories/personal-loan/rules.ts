import { debtServiceRatio } from '../../calculators/loan'
import type { Applicant, ExtraRule } from '../category'
import { wordsFor } from '../shared/words'
import type { PersonalLoan } from './figures'

/** Part of income that debts may take by common practice. */
const mostOfIncome = 0.6

function checkDebtService({ monthlyIncome, monthlyCommitments }: Applicant): 'pass' | 'fail' | 'cannot-tell' {
  if (monthlyIncome === null || monthlyCommitments === null) return 'cannot-tell'
  const ratio = debtServiceRatio(monthlyCommitments, monthlyIncome)
  if (ratio === null) return 'cannot-tell'
  return ratio <= mostOfIncome ? 'pass' : 'fail'
}

/** Who may borrow, beyond the common requirements. */
export function loanRules(loan: PersonalLoan): readonly ExtraRule[] {
  const { lender, loan: name } = wordsFor(loan)
  const debtService: ExtraRule = {
    id: 'debt-service',
    label: `Your debts today take at most 60% of your income, before this ${name}`,
    source: { kind: 'public', text: `Common practice; this ${lender} may set its own limit` },
    reads: ['monthlyIncome', 'monthlyCommitments'],
    check: checkDebtService,
  }
  if (!loan.governmentOnly) return [debtService]
  const government: ExtraRule = {
    id: 'government-only',
    label: 'Working for the government',
    source: { kind: 'product', key: loan.officialSource },
    reads: ['workerKind'],
    check: ({ workerKind }) => (workerKind === null ? 'cannot-tell' : workerKind === 'government' ? 'pass' : 'fail'),
  }
  return [government, debtService]
}

import type { ExtraRule } from '../category'
import { debtServiceRule } from '../shared/loans/debt-service'
import type { PersonalLoan } from './figures'
import { personalLoanDetailWords } from './words-detail'

const { rules: words } = personalLoanDetailWords

/** Who may borrow, beyond the common requirements. */
export function loanRules(loan: PersonalLoan): readonly ExtraRule[] {
  const debtService = debtServiceRule(loan)
  if (!loan.governmentOnly) return [debtService]
  const government: ExtraRule = {
    id: 'government-only',
    label: words.government,
    source: { kind: 'product', key: loan.officialSource },
    reads: ['workerKind'],
    check: ({ workerKind }) => (workerKind === null ? 'cannot-tell' : workerKind === 'government' ? 'pass' : 'fail'),
  }
  return [government, debtService]
}

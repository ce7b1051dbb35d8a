import type { ExtraRule } from '../category'
import { debtServiceRule } from '../shared/loans/debt-service'
import type { PersonalLoan } from './figures'

/** Who may borrow, beyond the common requirements. */
export function loanRules(loan: PersonalLoan): readonly ExtraRule[] {
  return [debtServiceRule(loan)]
}

import { formatRinggit, ringgit, type Sen, sen } from '../../money'
import type { AssumptionField, Assumptions } from '../category'
import { perCase } from '../shared/per-case'

/** A visitor's case: how much to borrow and over how many months. */
export interface LoanCase {
  readonly amount: Sen
  readonly months: number
}

const usual: LoanCase = { amount: ringgit(20_000), months: 60 }

/** What a visitor may change about their case for personal loans. */
export const loanFields: readonly AssumptionField[] = [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    default: usual.amount,
    min: ringgit(1_000),
    max: ringgit(300_000),
    reason: 'Personal loans here run from RM1,000 to RM300,000.',
    hint: null,
  },
  {
    name: 'months',
    label: 'Months to repay',
    kind: 'months',
    default: usual.months,
    min: 6,
    max: 120,
    reason: 'Ten years is the longest term that the rules for banks allow from 1 Jan 2027.',
    hint: null,
  },
]

/** A list's assumptions as a case; a field that is absent has its default. */
export const loanCase = perCase(
  (assumptions: Assumptions): LoanCase => ({
    amount: sen(assumptions.amount ?? usual.amount),
    months: assumptions.months ?? usual.months,
  }),
)

/** "RM20,000 over 60 months" */
export function loanCaseText(assumptions: Assumptions): string {
  const { amount, months } = loanCase(assumptions)
  return `${formatRinggit(amount)} over ${months} months`
}

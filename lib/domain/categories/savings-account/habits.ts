import { assertNever } from '../../assert-never'
import type { Habits } from '../../calculators/savings'
import { formatRinggit, type Sen, sen } from '../../money'
import type { BonusCondition } from '../../products/savings-account'
import type { AssumptionField, Assumptions } from '../category'
import { perCase } from '../shared/per-case'

/** The visitor's case: what lies in the account and what is done with it. */
export interface SavingsCase {
  readonly balance: Sen
  readonly habits: Habits
}

const money = { kind: 'money', min: 0, max: 1_000_000_000, reason: 'RM10 million is the most we weigh' } as const

/** What a visitor may change about the case. The salary itself is personal and is not asked. */
export const savingsFields: readonly AssumptionField[] = [
  {
    ...money,
    name: 'balance',
    label: 'Balance',
    default: 1_000_000,
    min: 10_000,
    reason: 'Accounts are weighed on RM100 to RM10 million',
    hint: 'What lies in the account through the year',
  },
  {
    name: 'salary',
    label: 'I credit my salary here',
    kind: 'yes-no',
    default: 0,
    min: 0,
    max: 1,
    reason: 'It is yes or no',
    hint: 'The salary that a bonus asks for is shown with it',
  },
  { ...money, name: 'card-spend', label: 'Spend on its card a month', default: 50_000, hint: null },
  {
    name: 'bills',
    label: 'Bills paid from it a month',
    kind: 'count',
    default: 2,
    min: 0,
    max: 50,
    reason: 'No account asks for more than 50 bills',
    hint: null,
  },
  { ...money, name: 'top-up', label: 'Money added a month', default: 0, hint: null },
  {
    ...money,
    name: 'invest',
    label: 'Invested with the bank',
    default: 0,
    hint: 'Unit trusts and the like bought through it',
  },
]

/** Reads the case; an absent field counts as its default. */
export const savingsCase = perCase((assumptions: Assumptions): SavingsCase => {
  const read = (name: string): number =>
    assumptions[name] ?? savingsFields.find((field) => field.name === name)?.default ?? 0
  return {
    balance: sen(read('balance')),
    habits: {
      salaryCredited: read('salary') === 1,
      cardSpend: sen(read('card-spend')),
      bills: read('bills'),
      topUp: sen(read('top-up')),
      invested: sen(read('invest')),
    },
  }
})

/** What a bonus asks, in a few words. */
export function conditionText(condition: BonusCondition): string {
  switch (condition.kind) {
    case 'salary-credit':
      return `Credit a salary of ${formatRinggit(condition.amount)}`
    case 'card-spend':
      return `Spend ${formatRinggit(condition.amount)} a month on its card`
    case 'bill-payments':
      return condition.count === 1 ? 'Pay 1 bill a month' : `Pay ${condition.count} bills a month`
    case 'monthly-top-up':
      return `Add ${formatRinggit(condition.amount)} a month`
    case 'invest':
      return `Invest ${formatRinggit(condition.amount)} with the bank`
    default:
      return assertNever(condition)
  }
}

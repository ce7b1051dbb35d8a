import { assertNever } from '../../assert-never'
import type { Habits } from '../../calculators/savings'
import { count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { formatRinggit, ringgit, type Sen } from '../../money'
import { counted } from '../../words'
import { perScenario } from '../shared/per-scenario'
import type { BonusCondition } from './figures'

const upTo = {
  min: { at: ringgit(0), because: noLess },
  max: { at: ringgit(10_000_000), because: 'RM10 million is the most we weigh' },
}

/** What a visitor keeps in the account and does with it. The salary itself is personal and is not asked. */
export const savingsScenario = {
  balance: money({
    label: 'Balance',
    hint: 'What lies in the account through the year',
    default: ringgit(10_000),
    min: { at: ringgit(100), because: 'accounts are weighed on RM100 to RM10 million' },
    max: { at: ringgit(10_000_000), because: 'accounts are weighed on RM100 to RM10 million' },
  }),
  salary: toggle({
    label: 'I credit my salary here',
    hint: 'The salary that a bonus asks for is shown with it',
    default: false,
  }),
  'card-spend': money({ ...upTo, label: 'Spend on its card a month', default: ringgit(500) }),
  bills: count({
    label: 'Bills paid from it a month',
    unit: '',
    default: 2,
    min: { at: 0, because: 'it cannot be less than none' },
    max: { at: 50, because: 'no account asks for more than 50 bills' },
  }),
  'top-up': money({ ...upTo, label: 'Money added a month', default: ringgit(0) }),
  invest: money({
    ...upTo,
    label: 'Invested with the bank',
    hint: 'Unit trusts and the like bought through it',
    default: ringgit(0),
  }),
}
export type SavingsScenario = ValuesOf<typeof savingsScenario>

/** A scenario as the sum reads it: what lies in the account and what is done with it. */
export interface SavingsUse {
  readonly balance: Sen
  readonly habits: Habits
}

/** The scenario's balance and habits. */
export const savingsUse = perScenario(
  (scenario: SavingsScenario): SavingsUse => ({
    balance: scenario.balance,
    habits: {
      salaryCredited: scenario.salary,
      cardSpend: scenario['card-spend'],
      bills: scenario.bills,
      topUp: scenario['top-up'],
      invested: scenario.invest,
    },
  }),
)

/** The scenario in words: "RM10,000, no salary credited, RM500 card spend a month, 2 bills a month". */
export function savingsScenarioText(scenario: SavingsScenario): string {
  const { balance, salary, bills, invest } = scenario
  const [cardSpend, topUp] = [scenario['card-spend'], scenario['top-up']]
  const parts = [
    formatRinggit(balance),
    salary ? 'salary credited' : 'no salary credited',
    cardSpend > 0 ? `${formatRinggit(cardSpend)} card spend a month` : null,
    bills > 0 ? `${counted(bills, 'bill', 'bills')} a month` : null,
    topUp > 0 ? `${formatRinggit(topUp)} added a month` : null,
    invest > 0 ? `${formatRinggit(invest)} invested` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

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

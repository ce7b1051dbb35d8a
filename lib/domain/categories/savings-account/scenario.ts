import type { Habits } from '../../calculators/savings'
import { count, money, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { assertNever } from '../../values/assert-never'
import { ringgit, type Sen } from '../../values/money'
import { perScenario } from '../shared/per-scenario'
import type { BonusCondition } from './figures'
import { savingsAccountWords } from './words'

const { scenario: words, bonusConditions } = savingsAccountWords

const upTo = {
  min: { at: ringgit(0), because: noLess },
  max: { at: ringgit(10_000_000), because: words.bounds.most },
}

/** What a visitor keeps in the account and does with it. The salary itself is personal and is not asked. */
export const savingsScenario = {
  balance: money({
    ...words.fields.balance,
    default: ringgit(10_000),
    min: { at: ringgit(100), because: words.bounds.balance },
    max: { at: ringgit(10_000_000), because: words.bounds.balance },
  }),
  salary: toggle({ ...words.fields.salary, default: false }),
  'card-spend': money({ ...upTo, ...words.fields.cardSpend, default: ringgit(500) }),
  bills: count({
    ...words.fields.bills,
    default: 2,
    min: { at: 0, because: words.bounds.fewestBills },
    max: { at: 50, because: words.bounds.mostBills },
  }),
  'top-up': money({ ...upTo, ...words.fields.topUp, default: ringgit(0) }),
  invest: money({ ...upTo, ...words.fields.invest, default: ringgit(0) }),
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

/** What a bonus asks, in a few words. */
export function conditionText(condition: BonusCondition): string {
  switch (condition.kind) {
    case 'salary-credit':
      return bonusConditions.salaryCredit(condition.amount)
    case 'card-spend':
      return bonusConditions.cardSpend(condition.amount)
    case 'bill-payments':
      return bonusConditions.billPayments(condition.count)
    case 'monthly-top-up':
      return bonusConditions.monthlyTopUp(condition.amount)
    case 'invest':
      return bonusConditions.invest(condition.amount)
    default:
      return assertNever(condition)
  }
}

import { money, months, type ValuesOf } from '../../fields/field'
import { formatRinggit, ringgit } from '../../money'

const amounts = 'personal loans here run from RM1,000 to RM300,000'
const terms = 'ten years is the longest term that the rules for banks allow from 1 Jan 2027'

/** How much to borrow and over how many months. */
export const loanScenario = {
  amount: money({
    label: 'Amount',
    default: ringgit(20_000),
    min: { at: ringgit(1_000), because: amounts },
    max: { at: ringgit(300_000), because: amounts },
  }),
  months: months({
    label: 'Months to repay',
    default: 60,
    min: { at: 6, because: 'personal loans here run for half a year at least' },
    max: { at: 120, because: terms },
  }),
}
export type LoanScenario = ValuesOf<typeof loanScenario>

/** "RM20,000 over 60 months" */
export function loanScenarioText({ amount, months: term }: LoanScenario): string {
  return `${formatRinggit(amount)} over ${term} months`
}

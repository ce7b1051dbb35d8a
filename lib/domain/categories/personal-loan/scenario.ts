import { money, months, type ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { personalLoanWords } from './words'

const { fields, bounds } = personalLoanWords.scenario

/** How much to borrow and over how many months. */
export const loanScenario = {
  amount: money({
    ...fields.amount,
    default: ringgit(20_000),
    min: { at: ringgit(1_000), because: bounds.amount },
    max: { at: ringgit(300_000), because: bounds.amount },
  }),
  months: months({
    ...fields.months,
    default: 60,
    min: { at: 6, because: bounds.shortest },
    max: { at: 120, because: bounds.longest },
  }),
}
export type LoanScenario = ValuesOf<typeof loanScenario>

import { money, months, type ValuesOf } from '../../fields/field'
import { ringgit } from '../../values/money'
import { fixedDepositWords } from './words'

const { fields, bounds } = fixedDepositWords.scenario

/** How much a visitor would place for how long. */
export const depositScenario = {
  amount: money({
    ...fields.amount,
    default: ringgit(10_000),
    min: { at: ringgit(500), because: bounds.amount },
    max: { at: ringgit(10_000_000), because: bounds.amount },
  }),
  months: months({
    ...fields.months,
    default: 12,
    min: { at: 1, because: bounds.months },
    max: { at: 60, because: bounds.months },
  }),
}
export type DepositScenario = ValuesOf<typeof depositScenario>

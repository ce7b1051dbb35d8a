import { money, months, type ValuesOf } from '../../fields/field'
import { formatRinggit, ringgit } from '../../money'
import { counted } from '../../words'

const amounts = 'deposits here start at RM500 and RM10 million is the most we weigh'
const terms = 'fixed deposits run from 1 to 60 months'

/** How much a visitor would place for how long. */
export const depositScenario = {
  amount: money({
    label: 'Amount',
    hint: 'What you would place today',
    default: ringgit(10_000),
    min: { at: ringgit(500), because: amounts },
    max: { at: ringgit(10_000_000), because: amounts },
  }),
  months: months({
    label: 'Term in months',
    default: 12,
    min: { at: 1, because: terms },
    max: { at: 60, because: terms },
  }),
}
export type DepositScenario = ValuesOf<typeof depositScenario>

/** `1 month`, `12 months`. */
export function monthsText(length: number): string {
  return counted(length, 'month', 'months')
}

/** The scenario in words: "RM10,000 over 12 months". */
export function depositScenarioText({ amount, months: term }: DepositScenario): string {
  return `${formatRinggit(amount)} over ${monthsText(term)}`
}

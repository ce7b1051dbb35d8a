import { totalSpend } from '../../calculators/card-value'
import { count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { formatRinggit, ringgit, type Sen } from '../../money'
import { perScenario } from '../shared/per-scenario'
import type { SpendKind } from './figures'

function spendField(label: string, usual: number) {
  return money({
    label,
    default: ringgit(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(50_000), because: 'we work with up to RM50,000 a month for each kind of spending' },
  })
}

/** What a visitor spends in a month, and what is left unpaid. */
export const cardScenario = {
  petrol: spendField('Petrol', 300),
  groceries: spendField('Groceries', 500),
  dining: spendField('Dining', 250),
  online: spendField('Online', 350),
  travel: spendField('Travel', 100),
  other: spendField('Everything else', 400),
  swipes: count({
    label: 'Times you use it',
    hint: 'A month. Some annual fees are waived by the number of uses.',
    unit: '',
    default: 20,
    min: { at: 0, because: noLess },
    max: { at: 500, because: 'we count up to 500 uses a month' },
  }),
  carry: money({
    label: 'Balance you carry',
    hint: 'What you usually leave unpaid from month to month.',
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(200_000), because: 'we work with up to RM200,000 carried from month to month' },
  }),
}
export type CardScenario = ValuesOf<typeof cardScenario>

/** A scenario as the sum reads it. Amounts in sen a month, except for what is carried. */
export interface CardUse {
  readonly spend: Readonly<Record<SpendKind, Sen>>
  readonly swipes: number
  readonly carry: Sen
}

/** The scenario's use of the card. */
export const cardUse = perScenario(({ swipes, carry, ...spend }: CardScenario): CardUse => ({ spend, swipes, carry }))

/** "RM1,900 a month", with what is carried when something is. */
export function cardScenarioText(scenario: CardScenario): string {
  const { spend, carry } = cardUse(scenario)
  const carried = carry > 0 ? `, ${formatRinggit(carry)} carried` : ''
  return `${formatRinggit(totalSpend(spend))} a month${carried}`
}

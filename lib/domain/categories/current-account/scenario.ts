import { count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { formatRinggit, ringgit, type Sen } from '../../money'
import { counted } from '../../words'
import { perScenario } from '../shared/per-scenario'

/** How a visitor uses the account. */
export const currentScenario = {
  balance: money({
    label: 'Average balance',
    hint: 'What lies in the account through the year',
    default: ringgit(3_000),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000_000), because: 'RM10 million is the most we weigh' },
  }),
  cheques: count({
    label: 'Cheques a month',
    unit: '',
    default: 0,
    min: { at: 0, because: noLess },
    max: { at: 200, because: '200 cheques a month is the most we weigh' },
  }),
  transfers: count({
    label: 'Transfers to other banks a month',
    unit: '',
    default: 10,
    min: { at: 0, because: noLess },
    max: { at: 1_000, because: '1,000 transfers a month is the most we weigh' },
  }),
  drawn: money({
    label: 'Overdraft or cash line drawn',
    hint: 'Leave at 0 when you never go below zero',
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(1_000_000), because: 'RM1 million is the most we weigh' },
  }),
  'drawn-days': count({
    label: 'Days a month it is drawn',
    unit: '',
    default: 0,
    min: { at: 0, because: noLess },
    max: { at: 30, because: 'a month counts as 30 days here' },
  }),
}
export type CurrentScenario = ValuesOf<typeof currentScenario>

/** A scenario as the sum reads it. Amounts in sen, the rest a month. */
export interface AccountUse {
  readonly balance: Sen
  readonly cheques: number
  readonly transfers: number
  readonly drawn: Sen
  readonly drawnDays: number
}

/** The scenario's use of the account. */
export const accountUse = perScenario(
  ({ 'drawn-days': drawnDays, ...scenario }: CurrentScenario): AccountUse => ({ ...scenario, drawnDays }),
)

/** True when the scenario draws on an overdraft at all. */
export function draws({ drawn, drawnDays }: AccountUse): boolean {
  return drawn > 0 && drawnDays > 0
}

/** The scenario in words: "RM3,000, 10 transfers a month". */
export function currentScenarioText(scenario: CurrentScenario): string {
  const use = accountUse(scenario)
  const parts = [
    formatRinggit(use.balance),
    use.cheques === 0 ? null : `${counted(use.cheques, 'cheque', 'cheques')} a month`,
    use.transfers === 0 ? null : `${counted(use.transfers, 'transfer', 'transfers')} a month`,
    draws(use) ? `${formatRinggit(use.drawn)} drawn ${counted(use.drawnDays, 'day', 'days')} a month` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

import { count, money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ringgit, type Sen } from '../../values/money'
import { perScenario } from '../shared/per-scenario'
import { currentAccountWords } from './words'

const { fields, bounds } = currentAccountWords.scenario

/** How a visitor uses the account. */
export const currentScenario = {
  balance: money({
    ...fields.balance,
    default: ringgit(3_000),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000_000), because: bounds.balance },
  }),
  cheques: count({
    ...fields.cheques,
    default: 0,
    min: { at: 0, because: noLess },
    max: { at: 200, because: bounds.cheques },
  }),
  transfers: count({
    ...fields.transfers,
    default: 10,
    min: { at: 0, because: noLess },
    max: { at: 1_000, because: bounds.transfers },
  }),
  drawn: money({
    ...fields.drawn,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(1_000_000), because: bounds.drawn },
  }),
  'drawn-days': count({
    ...fields.drawnDays,
    default: 0,
    min: { at: 0, because: noLess },
    max: { at: 30, because: bounds.drawnDays },
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

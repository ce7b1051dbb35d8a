import { formatRinggit, type Sen, sen } from '../../money'
import { counted } from '../../words'
import type { AssumptionField, Assumptions } from '../category'
import { perCase } from '../shared/per-case'

/** How a visitor uses the account. Amounts in sen, the rest a month. */
export interface AccountUse {
  readonly balance: Sen
  readonly cheques: number
  readonly transfers: number
  readonly drawn: Sen
  readonly drawnDays: number
}

/** What a visitor may change about the case. */
export const currentFields: readonly AssumptionField[] = [
  {
    name: 'balance',
    label: 'Average balance',
    kind: 'money',
    default: 300_000,
    min: 0,
    max: 1_000_000_000,
    reason: 'RM10 million is the most we weigh',
    hint: 'What lies in the account through the year',
  },
  {
    name: 'cheques',
    label: 'Cheques a month',
    kind: 'count',
    default: 0,
    min: 0,
    max: 200,
    reason: '200 cheques a month is the most we weigh',
    hint: null,
  },
  {
    name: 'transfers',
    label: 'Transfers to other banks a month',
    kind: 'count',
    default: 10,
    min: 0,
    max: 1000,
    reason: '1,000 transfers a month is the most we weigh',
    hint: null,
  },
  {
    name: 'drawn',
    label: 'Overdraft or cash line drawn',
    kind: 'money',
    default: 0,
    min: 0,
    max: 100_000_000,
    reason: 'RM1 million is the most we weigh',
    hint: 'Leave at 0 when you never go below zero',
  },
  {
    name: 'drawn-days',
    label: 'Days a month it is drawn',
    kind: 'count',
    default: 0,
    min: 0,
    max: 30,
    reason: 'A month counts as 30 days here',
    hint: null,
  },
]

/** Reads the case; an absent field counts as its default. */
export const accountUse = perCase((assumptions: Assumptions): AccountUse => {
  const read = (name: string): number =>
    assumptions[name] ?? currentFields.find((field) => field.name === name)?.default ?? 0
  return {
    balance: sen(read('balance')),
    cheques: read('cheques'),
    transfers: read('transfers'),
    drawn: sen(read('drawn')),
    drawnDays: read('drawn-days'),
  }
})

/** True when the case draws on an overdraft at all. */
export function draws({ drawn, drawnDays }: AccountUse): boolean {
  return drawn > 0 && drawnDays > 0
}

/** The case in words: "RM3,000, 10 transfers a month". */
export function useText(assumptions: Assumptions): string {
  const use = accountUse(assumptions)
  const parts = [
    formatRinggit(use.balance),
    use.cheques === 0 ? null : `${counted(use.cheques, 'cheque', 'cheques')} a month`,
    use.transfers === 0 ? null : `${counted(use.transfers, 'transfer', 'transfers')} a month`,
    draws(use) ? `${formatRinggit(use.drawn)} drawn ${counted(use.drawnDays, 'day', 'days')} a month` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

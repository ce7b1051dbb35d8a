import { assertNever } from '../values/assert-never'
import { type Sen, sen } from '../values/money'

/** What has become of a withdrawal. It only moves on: requested, approved, paid; requested or approved, refused. */
export const withdrawalStates = ['requested', 'approved', 'paid', 'refused'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** What is done about a withdrawal. */
export const withdrawalActs = ['approve', 'pay', 'refuse'] as const
export type WithdrawalAct = (typeof withdrawalActs)[number]

/** The state of a withdrawal by all that was done about it. */
export function withdrawalState(acts: readonly WithdrawalAct[]): WithdrawalState {
  if (acts.includes('refuse')) return 'refused'
  if (acts.includes('pay')) return 'paid'
  return acts.includes('approve') ? 'approved' : 'requested'
}

/** Whether something can be done about a withdrawal now: it is approved, then paid, and refused until it is paid. */
export function canBe(act: WithdrawalAct, state: WithdrawalState): boolean {
  switch (act) {
    case 'approve':
      return state === 'requested'
    case 'pay':
      return state === 'approved'
    case 'refuse':
      return state === 'requested' || state === 'approved'
    default:
      return assertNever(act)
  }
}

/** Why somebody of ours refuses a withdrawal. Codes alone: what is typed freely could say something of others. */
export const refusalsByHand = ['no-answer', 'cannot-pay', 'points-in-doubt'] as const
export type RefusalByHand = (typeof refusalsByHand)[number]

/** The same, and two that need nobody of ours: the member took it back, and the account was erased. */
export const withdrawalRefusals = [...refusalsByHand, 'taken-back', 'account-closed'] as const
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number]

export function isRefusalByHand(reason: string | null): reason is RefusalByHand {
  return refusalsByHand.some((one) => one === reason)
}

/** What points come to when they are paid out, and from how many on, by the programme that is open. */
export interface WithdrawalRules {
  /** The fewest points of one withdrawal. */
  readonly minimum: number
  /** What one point is paid out at, in whole sen. */
  readonly senPerPoint: number
}

/** What some points are paid out at. Throws RangeError for more than any amount may be. */
export function worthOf(points: number, { senPerPoint }: WithdrawalRules): Sen {
  return sen(points * senPerPoint)
}

/** A withdrawal as a member asks for it: so many points, for the amount that they saw. */
export interface WantedWithdrawal {
  readonly points: number
  /** In sen. */
  readonly amount: Sen
}

/** `too-few`: fewer than the least. `changed`: it is not worth what the member saw. */
export type WithdrawalMisfit = 'too-few' | 'changed'

/** Why a withdrawal does not go with the rules; null where it does. Throws RangeError as {@link worthOf}. */
export function misfitOf({ points, amount }: WantedWithdrawal, rules: WithdrawalRules): WithdrawalMisfit | null {
  if (points < rules.minimum) return 'too-few'
  return worthOf(points, rules) === amount ? null : 'changed'
}

/** The kind of cause of everything that a withdrawal moves on the ledger. */
export const withdrawalCause = 'withdrawal'

/** What the ledger keeps of a withdrawal beside its points. */
export interface WithdrawalTerms {
  /** What is paid out. */
  readonly amount: Sen
  /** The programme by whose rules that is. */
  readonly programmeId: string
}

/**
 * The id of a withdrawal in the ledger. `holder` is the random name of whose points they are, so nothing of it tells of the member once the
 * account is erased; `key` is made by whoever asks, and the same one again is the same withdrawal.
 */
export function withdrawalId({ amount, programmeId }: WithdrawalTerms, holder: string, key: string): string {
  return `${amount} ${programmeId} ${holder} ${key}`
}

/** What an id of {@link withdrawalId} says. Throws RangeError for any other text. */
export function termsOfWithdrawal(id: string): WithdrawalTerms {
  const [amount = '', programmeId = '', ...rest] = id.split(' ')
  if (!/^\d+$/.test(amount) || rest.length < 2) throw new RangeError(`Not a withdrawal: ${id}`)
  return { amount: sen(Number(amount)), programmeId }
}

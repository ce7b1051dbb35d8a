import 'server-only'
import { pointsOf } from '@/lib/domain/points/points'
import {
  misfitOf,
  type WantedWithdrawal,
  type WithdrawalMisfit,
  type WithdrawalRules,
  withdrawalCause,
  withdrawalId,
  worthOf,
} from '@/lib/domain/points/withdrawal'
import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import type { StoredWithdrawal } from '@/lib/server/db/withdrawal-repository'
import { holdPoints } from '@/lib/server/services/points/redemption'
import { decideWithdrawal, type WithdrawalEndDeps } from '@/lib/server/services/points/withdrawal-end'
import type { Account } from '@/lib/server/services/sessions/account'
import type { DashboardDeps } from './dashboard'
import { gateOf } from './facts'

export interface WithdrawDeps extends WithdrawalEndDeps, Pick<DashboardDeps, 'programmeOn' | 'termsVersion'> {
  /** Whether points are paid out at all: `REFERRAL_WITHDRAWAL_ENABLED`. */
  readonly isEnabled: () => boolean
  /** A programme by its id, open or not; null: there is none. */
  readonly programmeNamed: (id: string) => ReferralProgramme | null
}

/** A withdrawal of a member. `isSample`: nothing is paid for it. */
export interface Withdrawal extends StoredWithdrawal {
  readonly isSample: boolean
}

/** What a member may withdraw by, and has withdrawn, the newest first. */
export interface Withdrawals {
  /** null: nothing can be withdrawn now. */
  readonly rules: (WithdrawalRules & { readonly isSample: boolean }) | null
  readonly withdrawals: readonly Withdrawal[]
}

/** `gate`: the programme is not open to the member. `not-open`: points are not paid out now. The others as of the rules, and `not-enough` points. */
export type WithdrawRefusal = 'gate' | 'not-open' | 'not-enough' | WithdrawalMisfit

export type WithdrawOutcome =
  | { readonly state: 'requested'; readonly withdrawal: Withdrawal }
  | { readonly state: 'refused'; readonly reason: WithdrawRefusal }

const refused = (reason: WithdrawRefusal): WithdrawOutcome => ({ state: 'refused', reason })

const todayOf = ({ points }: WithdrawDeps) => malaysianDay(points.clock.now())

/** The programme by which points are paid out today; null: by none. */
function payingProgramme(deps: WithdrawDeps): ReferralProgramme | null {
  return deps.isEnabled() ? deps.programmeOn(todayOf(deps)) : null
}

/** Whether nothing is paid for a withdrawal, by the programme under which it was asked for. By one that is gone nothing is paid either. */
export function isSampleWithdrawal(
  { programmeNamed }: Pick<WithdrawDeps, 'programmeNamed'>,
  { programmeId }: StoredWithdrawal,
): boolean {
  return programmeNamed(programmeId)?.isSample ?? true
}

const withSample = (deps: WithdrawDeps, stored: StoredWithdrawal): Withdrawal => ({
  ...stored,
  isSample: isSampleWithdrawal(deps, stored),
})

/** The most withdrawals that a member sees at once; older ones are in the history of points. */
const mostShown = 50

/** What a member may withdraw by, and has withdrawn. What was asked for is shown also where nothing is paid out any more. */
export async function withdrawalsOf(deps: WithdrawDeps, account: Account): Promise<Withdrawals> {
  const holder = await deps.points.points.holderOf(account.id)
  const stored = holder === null ? [] : await deps.withdrawals.ofHolder(holder, mostShown)
  const programme = payingProgramme(deps)
  return {
    rules: programme === null ? null : { ...programme.withdrawal, isSample: programme.isSample },
    withdrawals: stored.map((one) => withSample(deps, one)),
  }
}

/**
 * Sets points aside to be paid out, which a person then approves. The same `key` of a member for the same amount is one withdrawal, and is
 * answered again. Rejects when the database cannot say what came of it: asked again with the same key, it is done once.
 */
export async function requestWithdrawal(
  deps: WithdrawDeps,
  account: Account,
  { key, ...wanted }: WantedWithdrawal & { readonly key: string },
): Promise<WithdrawOutcome> {
  if (gateOf(account, deps.termsVersion(), todayOf(deps)) !== 'open') return refused('gate')
  const programme = payingProgramme(deps)
  if (programme === null) return refused('not-open')
  const misfit = misfitOf(wanted, programme.withdrawal)
  if (misfit !== null) return refused(misfit)
  const holder = await deps.points.points.holderOf(account.id)
  if (holder === null) return refused('not-enough')
  const amount = worthOf(wanted.points, programme.withdrawal)
  const id = withdrawalId({ amount, programmeId: programme.id }, holder, key)
  const asked = { id, accountId: account.id, amount: pointsOf(wanted.points) }
  const hold = await holdPoints(deps.points, asked, { kind: withdrawalCause, id })
  if (hold.state === 'refused') return refused('not-enough')
  const [stored] = await deps.withdrawals.find(hold.transfer.id)
  return stored === undefined ? refused('not-enough') : { state: 'requested', withdrawal: withSample(deps, stored) }
}

/** Lets a member take a withdrawal back while nobody has approved it; false where that is over, or it is not theirs. */
export async function takeBackWithdrawal(deps: WithdrawDeps, account: Account, id: string): Promise<boolean> {
  const [stored] = await deps.withdrawals.find(id)
  if (stored === undefined || stored.id !== id || stored.accountId !== account.id) return false
  if (stored.state !== 'requested') return stored.reason === 'taken-back'
  const verdict = { act: 'refuse', reason: 'taken-back' } as const
  const decided = await decideWithdrawal(deps, id, verdict, {
    by: 'the member',
    note: 'Taken back on the page of points',
  })
  return decided.state === 'decided' || (decided.state === 'too-late' && decided.withdrawal.reason === 'taken-back')
}

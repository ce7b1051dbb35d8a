import 'server-only'
import { pointsOf } from '@/lib/domain/points/points'
import { withdrawalCause } from '@/lib/domain/points/withdrawal'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { DoneBy } from '@/lib/server/db/points-acts-repository'
import type { StoredWithdrawal, WithdrawalRepository, WithdrawalVerdict } from '@/lib/server/db/withdrawal-repository'
import type { PointsDeps } from './points'
import { endHeld } from './redemption'

export interface WithdrawalEndDeps {
  readonly points: PointsDeps
  readonly withdrawals: WithdrawalRepository
}

/** `unknown`: there is no such withdrawal. `ambiguous`: the end of an id fits more than one. `too-late`: it cannot be done any more, or not yet. */
export type DecidedWithdrawal =
  | { readonly state: 'decided'; readonly withdrawal: StoredWithdrawal }
  | { readonly state: 'too-late'; readonly withdrawal: StoredWithdrawal }
  | { readonly state: 'unknown' | 'ambiguous' }

/**
 * Decides a withdrawal, by its id or the last eight characters of it: first who and why are kept, then the ledger follows. Where it was cut off
 * in between, the hourly run does the rest. Throws what the database throws.
 */
export async function decideWithdrawal(
  deps: WithdrawalEndDeps,
  idOrEnd: string,
  verdict: WithdrawalVerdict,
  by: Omit<DoneBy, 'at'>,
): Promise<DecidedWithdrawal> {
  const [found, other] = await deps.withdrawals.find(idOrEnd)
  if (found === undefined) return { state: 'unknown' }
  if (other !== undefined) return { state: 'ambiguous' }
  const done = await deps.withdrawals.decide(found.id, verdict, { ...by, at: deps.points.clock.now() })
  const [after = found] = await deps.withdrawals.find(found.id)
  await follow(deps.points, after)
  return { state: done ? 'decided' : 'too-late', withdrawal: after }
}

/** Lets the ledger follow what was decided; gives whether its points are set aside no more. Done again it changes nothing. */
async function follow(points: PointsDeps, withdrawal: StoredWithdrawal): Promise<boolean> {
  const { id: transferId, causeId, holder, points: amount, state } = withdrawal
  const held = { transferId, holder, amount: pointsOf(amount), cause: { kind: withdrawalCause, id: causeId } }
  switch (state) {
    case 'requested':
    case 'approved':
      return false
    case 'paid':
      return (await endHeld(points, held, 'redeem')).state === 'posted'
    case 'refused':
      return (await endHeld(points, held, 'give-back')).state === 'posted'
    default:
      return assertNever(state)
  }
}

const atOnce = 100

/**
 * Refuses what nobody can be paid any more because the account is erased, and finishes on the ledger what was decided and cut off; gives how
 * many. Several processes may do it.
 */
export async function finishWithdrawals(deps: WithdrawalEndDeps, isStopped: () => boolean): Promise<number> {
  let finished = 0
  for (let after = 0; !isStopped(); ) {
    const open = await deps.withdrawals.openAfter(after, atOnce)
    for (const withdrawal of open) if (await finish(deps, withdrawal)) finished += 1
    if (open.length < atOnce) break
    after = open.at(-1)?.seq ?? after
  }
  return finished
}

async function finish(deps: WithdrawalEndDeps, withdrawal: StoredWithdrawal): Promise<boolean> {
  if (withdrawal.accountId !== null) return follow(deps.points, withdrawal)
  const by = { by: 'the site', note: 'The account was erased' }
  await decideWithdrawal(deps, withdrawal.id, { act: 'refuse', reason: 'account-closed' }, by)
  return true
}

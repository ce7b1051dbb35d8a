import 'server-only'
import { type Points, pointsOf } from '@/lib/domain/points/points'
import type { Cause } from '@/lib/domain/points/transfer'
import { redemptionCause } from '@/lib/domain/points/voucher-purchase'
import { expireOf } from './expire'
import type { PostOutcome } from './ledger'
import type { PointsDeps } from './points'

/** A redemption, by the id that whoever asks for it has made: the same id again is the same redemption. */
export interface Redemption {
  readonly id: string
  readonly accountId: string
  readonly amount: Points
}

const causeOf = (id: string): Cause => ({ kind: redemptionCause, id })

/**
 * Sets points of a member aside. What is over by Malaysia's day ends first, so that nothing is redeemed that had expired. `cause` is another
 * one for what is no redemption.
 */
export async function holdPoints(
  deps: PointsDeps,
  { id, accountId, amount }: Redemption,
  cause = causeOf(id),
): Promise<PostOutcome> {
  const holder = await deps.points.holderOf(accountId)
  if (holder === null) return { state: 'refused', reason: 'no-holder' }
  await expireOf(deps, holder)
  const posting = {
    kind: 'hold',
    holder,
    amount,
    cause,
    happenedAt: deps.clock.now(),
    original: null,
  } as const
  return deps.poster.post(posting)
}

/** Ends a hold, once: the points are used, or the member has them again. The first end counts; another one is refused (`ended`). */
export async function endHold(
  deps: PointsDeps,
  hold: { readonly transferId: string; readonly redemption: Redemption },
  end: 'redeem' | 'give-back',
): Promise<PostOutcome> {
  const { id, accountId, amount } = hold.redemption
  const holder = await deps.points.holderOf(accountId)
  if (holder === null) return { state: 'refused', reason: 'no-holder' }
  return endHeld(deps, { transferId: hold.transferId, holder, amount, cause: causeOf(id) }, end)
}

/** What was set aside, by the transfer that did so. */
export interface Held {
  readonly transferId: string
  readonly holder: string
  readonly amount: Points
  readonly cause: Cause
}

/** The same for whoever holds the points, also when the account is erased. */
export function endHeld(
  { poster, clock }: PointsDeps,
  { transferId, ...held }: Held,
  end: 'redeem' | 'give-back',
): Promise<PostOutcome> {
  return poster.post({ ...held, kind: end, happenedAt: clock.now(), original: transferId })
}

/** For how long a purchase may be tried again with its key before its points are given back, in milliseconds. */
const unfinishedMs = 3_600_000

const holdsAtOnce = 100

/**
 * Gives back what was set aside for purchases that nobody finished, such as by a process that was killed in between; gives how many. A code is
 * handed out only once its points are used, so none of these has one. Several processes may do it.
 */
export async function giveBackUnfinished(deps: PointsDeps, isStopped: () => boolean): Promise<number> {
  const before = deps.clock.now() - unfinishedMs
  let givenBack = 0
  while (!isStopped()) {
    const holds = await deps.history.openPurchases(before, holdsAtOnce)
    const outcomes = await Promise.all(
      holds.map(({ id, causeId, amount, holder }) =>
        endHeld(deps, { transferId: id, holder, amount: pointsOf(amount), cause: causeOf(causeId) }, 'give-back'),
      ),
    )
    const ended = outcomes.filter(({ state }) => state === 'posted').length
    givenBack += ended
    if (holds.length < holdsAtOnce || ended === 0) break
  }
  return givenBack
}

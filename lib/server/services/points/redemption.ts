import 'server-only'
import { type Points, pointsOf } from '@/lib/domain/points/points'
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

const causeOf = (id: string) => ({ kind: redemptionCause, id })

/** Sets points of a member aside. What is over by Malaysia's day ends first, so that nothing is redeemed that had expired. */
export async function holdPoints(deps: PointsDeps, { id, accountId, amount }: Redemption): Promise<PostOutcome> {
  const holder = await deps.points.holderOf(accountId)
  if (holder === null) return { state: 'refused', reason: 'no-holder' }
  await expireOf(deps, holder)
  const posting = {
    kind: 'hold',
    holder,
    amount,
    cause: causeOf(id),
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
  return deps.poster.post({
    kind: end,
    holder,
    amount,
    cause: causeOf(id),
    happenedAt: deps.clock.now(),
    original: hold.transferId,
  })
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
        deps.poster.post({
          kind: 'give-back',
          holder,
          amount: pointsOf(amount),
          cause: causeOf(causeId),
          happenedAt: deps.clock.now(),
          original: id,
        }),
      ),
    )
    const ended = outcomes.filter(({ state }) => state === 'posted').length
    givenBack += ended
    if (holds.length < holdsAtOnce || ended === 0) break
  }
  return givenBack
}

import 'server-only'
import type { Points } from '@/lib/domain/points/points'
import { expireOf } from './expire'
import type { PostOutcome } from './ledger'
import type { PointsDeps } from './points'

/** A redemption, by the id that whoever asks for it has made: the same id again is the same redemption. */
export interface Redemption {
  readonly id: string
  readonly accountId: string
  readonly amount: Points
}

const causeOf = (id: string) => ({ kind: 'redemption', id })

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

import 'server-only'
import { overdue } from '@/lib/domain/points/lots'
import { pointsOf } from '@/lib/domain/points/points'
import { addMonths, malaysianDay } from '@/lib/domain/values/iso-date'
import type { PointsDeps } from './points'

const holdersAtOnce = 100

/**
 * Ends the points of a holder whose last day in Malaysia is over; gives how many. Points that are held stay held. Done twice on one day it
 * takes nothing twice: its cause is the month and the day.
 */
export async function expireOf(deps: PointsDeps, holder: string): Promise<number> {
  const now = deps.clock.now()
  const today = malaysianDay(now)
  let expired = 0
  for (const { month, left } of overdue(await deps.history.lotsOf(holder), deps.monthsKept(), today)) {
    const outcome = await deps.poster.post({
      kind: 'expire',
      holder,
      amount: pointsOf(left),
      cause: { kind: 'month-over', id: `${holder} ${month} ${today}` },
      happenedAt: now,
      original: null,
    })
    if (outcome.state === 'posted') expired += left
  }
  return expired
}

/** The same for everybody; gives how many points. Several processes may do it. */
export async function expireAll(deps: PointsDeps, isStopped: () => boolean): Promise<number> {
  const lastMonth = addMonths(malaysianDay(deps.clock.now()), -deps.monthsKept() - 1).slice(0, 7)
  let expired = 0
  for (let after = ''; !isStopped(); ) {
    const holders = await deps.history.holdersWithLots(lastMonth, after, holdersAtOnce)
    for (const holder of holders) expired += await expireOf(deps, holder)
    if (holders.length < holdersAtOnce) break
    after = holders.at(-1) ?? after
  }
  return expired
}

import { knownValue } from '../../figures/figure'
import { isOwn } from '../shared/own'
import type { Esim, FairUse } from './figures'

/** Megabytes that one kilobit a second brings in a day: 86,400 seconds, 8 bits to a byte, 1,000 kilobytes to a megabyte. */
const megabytesADay = 86_400 / 8 / 1_000

/** Full-speed data of an unlimited plan in so many days, in megabytes. */
export function fullSpeedData({ megabytes, per }: FairUse, days: number, plans: number): number {
  return megabytes * (per === 'day' ? days : plans)
}

/** What the reduced speed adds if it is used day and night, in megabytes; a speed that is not published adds nothing. */
function slowData({ speedAfter }: Esim, days: number): number {
  return (knownValue(speedAfter) ?? 0) * megabytesADay * days
}

/** The fair-use limit that holds an unlimited plan down: `none` where there is no such limit, null where it is not published. */
export function limitOf(plan: Esim): FairUse | 'none' | null {
  const { fairUse, speedAfter } = plan
  if (fairUse.state === 'known') return speedAfter.state === 'unlimited' ? 'none' : fairUse.value
  return fairUse.state === 'missing' && !isOwn(plan) ? null : 'none'
}

/** The most that unlimited plans bring in so many days under a limit, in megabytes. */
export function mostInDays(plan: Esim, limit: FairUse, days: number, plans: number): number {
  return fullSpeedData(limit, days, plans) + slowData(plan, days)
}

/**
 * How many unlimited plans it takes to bring so many megabytes in so many days; null where no number does, because a limit
 * for each day is not raised by another plan.
 */
export function plansUnder(plan: Esim, limit: FairUse, wanted: number, days: number): number | null {
  if (limit.per === 'day') return mostInDays(plan, limit, days, 1) < wanted ? null : 1
  return Math.max(1, Math.ceil((wanted - slowData(plan, days)) / limit.megabytes))
}

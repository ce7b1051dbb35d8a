import { reducingSchedule } from '../../lib/domain/calculators/loan'
import { ringgit } from '../../lib/domain/values/money'
import { basisPoints } from '../../lib/domain/values/rate'

/** How long a hundred schedules of a 35-year loan may take, in milliseconds. */
export const scheduleBudgetMs = 20

/**
 * The time of a hundred schedules of 420 rows, in milliseconds: the best of `rounds`, so that another process on the
 * same cores does not count.
 */
export function timeSchedules(rounds = 10): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    for (let loan = 0; loan < 100; loan += 1) reducingSchedule(ringgit(300_000 + loan * 1_000), basisPoints(415), 420)
    best = Math.min(best, performance.now() - start)
  }
  return best
}

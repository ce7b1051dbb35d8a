import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { RetentionRepository } from '@/lib/server/db/retention-repository'
import type { Log } from '@/lib/server/log'
import { createRecurring, type Recurring } from '@/lib/server/recurring'

export interface RetentionDeps {
  readonly retention: RetentionRepository
  /** Erases messages that were written as files and are kept no longer at `now`; gives how many files went. */
  readonly eraseFiles: (now: number) => Promise<number>
  readonly clock: Clock
  /** Between two batches, so that whoever waits to write comes first. */
  readonly rest: () => Promise<void>
  readonly log: Log
}

const rhythm = { everyMs: 3_600_000, stopMs: 5000 }

/** Rows of one transaction: a few milliseconds on either engine. */
export const rowsAtOnce = 500

/**
 * Erases on a timer what is kept no longer. A run gives the number of rows and files and logs, for each table, how many; the rows end at
 * their first failure, which is logged, and the next run goes on. Several processes may do it.
 */
export function createRetention(deps: RetentionDeps): Recurring {
  return createRecurring((isStopped) => eraseAll(deps, isStopped), rhythm)
}

async function eraseAll(deps: RetentionDeps, isStopped: () => boolean): Promise<number> {
  const { retention, eraseFiles, clock, rest, log } = deps
  const now = clock.now()
  const erased: Record<string, number> = {}
  try {
    for (const erasure of retention.erasures) {
      for (let count = rowsAtOnce; count === rowsAtOnce && !isStopped(); ) {
        count = await retention.eraseSome(erasure, now, rowsAtOnce)
        if (count > 0) erased[erasure.table] = (erased[erasure.table] ?? 0) + count
        if (count === rowsAtOnce) await rest()
      }
    }
  } catch (error) {
    log.error('retention.failed', error)
  }
  try {
    const count = await eraseFiles(now)
    if (count > 0) erased.files = count
  } catch (error) {
    log.error('retention.failed', error)
  }
  const counts = Object.values(erased)
  if (counts.length > 0) log.info('retention.erased', erased)
  return counts.reduce((sum, count) => sum + count, 0)
}

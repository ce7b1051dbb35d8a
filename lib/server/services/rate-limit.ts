import 'server-only'
import { createHmac } from 'node:crypto'
import type { CallLimit } from '@/lib/contract/operation'
import { createProcessCounts, type RateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { errorCode } from '@/lib/server/db/state-error'
import type { Log } from '@/lib/server/log'
import { settleWithin } from '@/lib/server/settle-within'

/** What all sources that cannot be told apart may do together: as much as so many that can. */
const sharedBy = 30
/** A count that takes longer holds visitors up: it is taken for one that failed. Who only reads is held up by none. */
const patienceMs = { refuse: 500, answer: 100 } as const
/** So long after a count that failed, nobody who only reads waits for another. */
const restMs = 5000

export interface RateLimitDeps {
  readonly counts: RateLimitRepository
  /** Hides sources in the database. Throws when there is no key. */
  readonly key: () => Buffer
  readonly log: Log
}

/** Counts calls for all processes. */
export interface RateLimits {
  /**
   * Counts a call of `what` (an operation's id) by `source`, null for one that cannot be told from others. Null when it
   * may go on, else the whole seconds after which one may. Rejects when it cannot be counted and the limit says `refuse`.
   */
  take(what: string, source: string | null, limit: CallLimit): Promise<number | null>
}

/** Limits that are counted in the database, so that they hold over processes and restarts. */
export function createRateLimits({ counts, key, log }: RateLimitDeps): RateLimits {
  const inProcess = createProcessCounts()
  let restsUntil = 0
  const count = async (named: string, most: number, limitMs: number) => {
    const digest = createHmac('sha256', key()).update(named).digest('base64url')
    const waitMs = await settleWithin(counts.take(digest, most), limitMs, 'late' as const)
    if (waitMs === 'late') throw new Error(`Counting a call took longer than ${limitMs} ms`)
    return toSeconds(waitMs)
  }
  return {
    take: async (what, source, { perMinute, uncounted }) => {
      const most = source === null ? perMinute * sharedBy : perMinute
      const named = `${what} ${source ?? 'shared'}`
      if (uncounted === 'refuse') return count(named, most, patienceMs.refuse)
      if (performance.now() >= restsUntil) {
        try {
          return await count(named, most, patienceMs.answer)
        } catch (error) {
          restsUntil = performance.now() + restMs
          log.warn('rate-limit.uncounted', { operation: what, code: errorCode(error) })
        }
      }
      return toSeconds(await inProcess.take(named, most))
    },
  }
}

function toSeconds(waitMs: number | null): number | null {
  return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000))
}

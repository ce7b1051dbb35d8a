import 'server-only'
import { createHmac } from 'node:crypto'
import type { CallLimit } from '@/lib/contract/operation'
import { createProcessCounts, type RateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { errorCode } from '@/lib/server/db/state-error'
import { besideCall } from '@/lib/server/effects'
import type { Log } from '@/lib/server/log'
import { settleWithin } from '@/lib/server/settle-within'
import { widerNetworks } from './call-source'

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

/** So many in a stretch of time that begins with the first. */
export interface Window {
  readonly most: number
  readonly ms: number
}

/** Counts calls for all processes. */
export interface RateLimits {
  /**
   * Counts a call of `what` (an operation's id) by `source`, null for one that cannot be told from others, and where it guards something
   * by the networks around the source as well. Null when it may go on, else the whole seconds after which one may. Rejects when it cannot be counted and the limit says `refuse`.
   */
  take(what: string, source: string | null, limit: CallLimit): Promise<number | null>
  /** Counts one of `what` for `whom`, of anything that is no call. As {@link take} otherwise; rejects when it cannot be counted. */
  takeOf(what: string, whom: string, window: Window): Promise<number | null>
}

const minuteMs = 60_000
const hourMs = 3_600_000

/** Limits that are counted in the database, so that they hold over processes and restarts. */
export function createRateLimits({ counts, key, log }: RateLimitDeps): RateLimits {
  const inProcess = createProcessCounts()
  let restsUntil = 0
  const count = async (named: string, { most, ms }: Window, limitMs: number) => {
    const digest = createHmac('sha256', key()).update(named).digest('base64url')
    const counted = besideCall(() => counts.take(digest, most, ms))
    const waitMs = await settleWithin(counted, limitMs, 'late' as const)
    if (waitMs === 'late') throw new Error(`Counting a call took longer than ${limitMs} ms`)
    return toSeconds(waitMs)
  }
  const countRead = async (what: string, named: string, window: Window) => {
    if (performance.now() >= restsUntil) {
      try {
        return await count(named, window, patienceMs.answer)
      } catch (error) {
        restsUntil = performance.now() + restMs
        log.warn('rate-limit.uncounted', { operation: what, code: errorCode(error) })
      }
    }
    return toSeconds(await inProcess.take(named, window.most, window.ms))
  }
  return {
    take: async (what, source, { perMinute, perHour, uncounted }) => {
      const countOne = (name: string, window: Window) =>
        uncounted === 'refuse' ? count(name, window, patienceMs.refuse) : countRead(what, name, window)
      const takeAs = async (whom: string, share: number) => {
        const named = `${what} ${whom}`
        const wait = await countOne(named, { most: perMinute * share, ms: minuteMs })
        if (wait !== null || perHour === undefined) return wait
        return countOne(`${named} by the hour`, { most: perHour * share, ms: hourMs })
      }
      if (source === null) return takeAs('shared', sharedBy)
      const wait = await takeAs(source, 1)
      // What only reads costs little, and a count of more networks would cost as much.
      if (wait !== null || uncounted === 'answer') return wait
      for (const { name, share } of widerNetworks(source)) {
        // One after the other: what a smaller network is refused takes nothing from those around it.
        const wider = await takeAs(name, share)
        if (wider !== null) return wider
      }
      return null
    },
    takeOf: (what, whom, window) => count(`${what} ${whom} in ${window.ms}`, window, patienceMs.refuse),
  }
}

function toSeconds(waitMs: number | null): number | null {
  return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000))
}

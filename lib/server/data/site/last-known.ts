import 'server-only'
import { LRUCache } from 'lru-cache'
import { settleWithin } from '@/lib/server/settle-within'

/** A value that was made, and when, in epoch milliseconds. */
interface Good<T> {
  readonly value: T
  readonly at: number
}

interface LastGood<K, T> {
  /** At most so many keys are remembered. */
  readonly max: number
  /** Whole milliseconds; what lasts for 0 or 1 is given again within the same two. */
  readonly lifetimeMs: () => number
  /** How long callers wait for a new value while there is a former one. */
  readonly patienceMs: () => number
  /** How long after a failure it is tried again. */
  readonly retryMs: number
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly make: (key: K) => Promise<T>
  /** What is given where nothing could be made since the start; null: nothing. */
  readonly kept: (key: K) => Good<T> | null
  /** Told of the first of the failures in a row that a former value hides. */
  readonly onFailure: (key: K, error: unknown) => void
}

/** `lateSince`: when the value was made, if a newer one is due and cannot be had; null: it is as new as can be. */
export interface LastKnown<T> {
  readonly value: T
  readonly lateSince: number | null
}

/** `hasFailed`: the attempt to make a newer one failed. */
interface Entry<T> extends Good<T> {
  readonly hasFailed: boolean
}

/** The cache gives a value while its age is not above this, and ours ends when its age has reached the lifetime. */
const ttlOf = (lifetime: number) => Math.max(lifetime - 1, 1)

/**
 * Remembers what `make` gave, by key, for its lifetime. Callers that come while it is being made share it; a failure is not
 * remembered. Where there is a value already, callers get it while the next one fails or takes longer than they are patient. Rejects
 * with what `make` rejects with when there has never been a value.
 */
export function lastGoodFor<K extends PropertyKey, T>(options: LastGood<K, T>) {
  const { max, lifetimeMs, patienceMs, retryMs, now, make, kept, onFailure } = options
  /** Whether a newer value of a key that was asked for is due and could not be had. */
  const isLate = new Map<K, boolean>()
  const entries = new LRUCache<K, Entry<T>>({
    max,
    ttl: ttlOf(retryMs),
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key, former, { options }) => {
      try {
        const value = await make(key)
        isLate.set(key, false)
        options.ttl = ttlOf(lifetimeMs())
        return { value, at: now(), hasFailed: false }
      } catch (error) {
        if (former === undefined) throw error
        if (!former.hasFailed) onFailure(key, error)
        isLate.set(key, true)
        options.ttl = ttlOf(retryMs)
        return { ...former, hasFailed: true }
      }
    },
  })
  const known = (key: K) => entries.peek(key, { allowStale: true })
  const begin = (key: K) => {
    isLate.set(key, false)
    const from = kept(key)
    // Long over, so that a newer one is asked for now.
    if (from !== null) entries.set(key, { ...from, hasFailed: false }, { ttl: 1, start: 1 })
  }
  return async (key: K): Promise<LastKnown<T>> => {
    if (!isLate.has(key)) begin(key)
    if (known(key) === undefined) return { value: (await entries.forceFetch(key)).value, lateSince: null }
    if (!entries.has(key)) {
      const coming = entries.fetch(key)
      if (!isLate.get(key) && (await settleWithin(coming, patienceMs(), null)) === null) isLate.set(key, true)
    }
    const { value, at } = known(key) ?? (await entries.forceFetch(key))
    return { value, lateSince: isLate.get(key) ? at : null }
  }
}

import 'server-only'
import { settleWithin } from '@/lib/server/settle-within'

/**
 * Remembers what `make` gave, by key, for so many milliseconds. Callers that come while it is being made share it; a
 * failure is not remembered. `now` is in epoch milliseconds.
 */
export function heldFor<K, T>(lifetimeMs: () => number, now: () => number, make: (key: K) => Promise<T>) {
  const held = new Map<K, { readonly until: number; readonly value: Promise<T> }>()
  return (key: K): Promise<T> => {
    const known = held.get(key)
    if (known !== undefined && now() < known.until) return known.value
    const value = make(key)
    const entry = { until: now() + lifetimeMs(), value }
    held.set(key, entry)
    value.catch(() => {
      if (held.get(key) === entry) held.delete(key)
    })
    return value
  }
}

/** A value that was made, and when, in epoch milliseconds. */
interface Good<T> {
  readonly value: T
  readonly at: number
}

interface LastGood<K, T> {
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

interface Entry<T> {
  good: Good<T> | null
  dueAt: number
  isLate: boolean
  hasFailed: boolean
  underWay: Promise<Good<T>> | null
}

/**
 * As {@link heldFor}; where there is a value already, it is what callers get while the next one fails or is longer under
 * way than they are patient. Rejects with what `make` rejects with when there has never been a value.
 */
export function lastGoodFor<K, T>(options: LastGood<K, T>) {
  const { patienceMs, now, kept } = options
  const entries = new Map<K, Entry<T>>()
  return async (key: K): Promise<LastKnown<T>> => {
    const entry = entries.get(key) ?? { good: kept(key), dueAt: 0, isLate: false, hasFailed: false, underWay: null }
    entries.set(key, entry)
    const newOne = () => {
      entry.underWay ??= renew(options, key, entry).finally(() => {
        entry.underWay = null
      })
      return entry.underWay
    }
    if (entry.good === null) return { value: (await newOne()).value, lateSince: null }
    if (now() >= entry.dueAt) {
      const underWay = newOne()
      if (!entry.isLate && (await settleWithin(underWay, patienceMs(), null)) === null) entry.isLate = true
    }
    return { value: entry.good.value, lateSince: entry.isLate ? entry.good.at : null }
  }
}

/** Makes a value. Rejects only where there is no former one to give. */
async function renew<K, T>(options: LastGood<K, T>, key: K, entry: Entry<T>): Promise<Good<T>> {
  const { lifetimeMs, retryMs, now, make, onFailure } = options
  try {
    const value = await make(key)
    entry.good = { value, at: now() }
    entry.dueAt = now() + lifetimeMs()
    entry.isLate = false
    entry.hasFailed = false
    return entry.good
  } catch (error) {
    if (entry.good === null) throw error
    if (!entry.hasFailed) onFailure(key, error)
    entry.hasFailed = true
    entry.isLate = true
    entry.dueAt = now() + retryMs
    return entry.good
  }
}

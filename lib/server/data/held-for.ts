import 'server-only'

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

interface LastGood<K, T> {
  readonly lifetimeMs: number
  /** How long the last good value is given before it is tried again. */
  readonly retryMs: number
  readonly now: () => number
  readonly make: (key: K) => Promise<T>
  /** Told of each failure that the last good value hides. */
  readonly onFailure: (key: K, error: unknown) => void
}

/** As {@link heldFor}; where there is a value already, a failure to make the next one leaves it in its place. */
export function lastGoodFor<K, T>({ lifetimeMs, retryMs, now, make, onFailure }: LastGood<K, T>) {
  const last = new Map<K, T>()
  const held = new Map<K, { until: number; readonly value: Promise<T> }>()
  return (key: K): Promise<T> => {
    const known = held.get(key)
    if (known !== undefined && now() < known.until) return known.value
    const made = make(key).then(
      (value) => {
        last.set(key, value)
        entry.until = now() + lifetimeMs
        return value
      },
      (error: unknown) => {
        const good = last.get(key)
        if (good === undefined) {
          held.delete(key)
          throw error
        }
        onFailure(key, error)
        entry.until = now() + retryMs
        return good
      },
    )
    const entry = { until: Number.POSITIVE_INFINITY, value: made }
    held.set(key, entry)
    return made
  }
}

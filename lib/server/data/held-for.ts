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

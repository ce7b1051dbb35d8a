import type { Assumptions } from '../category'

/** Reads a case once for all the products that are weighed on it: one assumptions object always gives one case. */
export function perCase<T>(read: (assumptions: Assumptions) => T): (assumptions: Assumptions) => T {
  const known = new WeakMap<Assumptions, { readonly value: T }>()
  return (assumptions) => {
    const found = known.get(assumptions)
    if (found !== undefined) return found.value
    const value = read(assumptions)
    known.set(assumptions, { value })
    return value
  }
}

/** Works something out once for all the products that are evaluated on one scenario: it is told apart by its identity. */
export function perScenario<S extends object, T>(read: (scenario: S) => T): (scenario: S) => T {
  const known = new WeakMap<S, { readonly value: T }>()
  return (scenario) => {
    const found = known.get(scenario)
    if (found !== undefined) return found.value
    const value = read(scenario)
    known.set(scenario, { value })
    return value
  }
}

/** Ringgit from which an axis counts in thousands: longer numbers run into each other on a phone. */
const longNumbers = 40_000

/** How an axis of amounts counts: its unit in ringgit and its name. `last` is its end in ringgit. */
export function ringgitAxis(last: number): { readonly unit: number; readonly name: string } {
  return last >= longNumbers ? { unit: 1_000, name: 'RM’000' } : { unit: 1, name: 'RM' }
}

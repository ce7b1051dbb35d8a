/** A moment in epoch milliseconds as the contract tells it, in world time. */
export function momentOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

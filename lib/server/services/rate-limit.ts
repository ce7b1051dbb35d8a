import 'server-only'
import type { Clock } from '@/lib/server/clock'

const windowMs = 60_000

/** Sources that are remembered at once; the one that has been quiet longest is forgotten first. */
const maxSources = 10_000

/** Counts calls in the minute that has just passed. */
export interface RateLimit {
  /** Null when the call may go on; else whole seconds after which one may. A refused call is not counted. */
  take(source: string, perMinute: number): number | null
}

/** A limit that lives in this process: it starts afresh with it, and each process counts for itself. */
export function createRateLimit(clock: Clock): RateLimit {
  const calls = new Map<string, readonly number[]>()
  return {
    take: (source, perMinute) => {
      const now = clock.now()
      const recent = (calls.get(source) ?? []).filter((at) => now - at < windowMs)
      const oldest = recent[0]
      if (recent.length >= perMinute && oldest !== undefined) return Math.ceil((oldest + windowMs - now) / 1000)
      calls.delete(source)
      calls.set(source, [...recent, now])
      const quietest = calls.keys().next()
      if (calls.size > maxSources && quietest.done !== true) calls.delete(quietest.value)
      return null
    },
  }
}

/**
 * The address of a visitor as the outermost trusted proxy saw it; null where there is none, because then the header is
 * the visitor's own word. Each proxy adds the address it was called from at the end of the list.
 */
export function sourceOf(forwardedFor: string | null, trustedHops: number): string | null {
  if (forwardedFor === null || trustedHops === 0) return null
  const address = forwardedFor.split(',').at(-trustedHops)?.trim() ?? ''
  return address === '' ? null : address
}

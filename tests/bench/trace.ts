import * as z from 'zod'

/** What of a task nobody feels, in milliseconds. */
const freeMs = 50

/** Microseconds. `tdur` is what the thread itself worked, without the time in which neighbours had its processor. */
export const traceEventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ navigationId: z.string().optional() }).optional() }).optional(),
})
export type TraceEvent = z.infer<typeof traceEventSchema>

/** The events of the thread that drew first, and when it did. Throws when nothing was drawn. */
function drawnBy(events: readonly TraceEvent[]) {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (painted === undefined) throw new Error('The trace has no first paint')
  const own = events.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid)
  return { painted, own, tasks: own.filter(({ name }) => name.endsWith('RunTask')) }
}

/**
 * Milliseconds by which tasks of the page's main thread would go beyond 50 ms, from its first paint on, on a processor that is
 * `slowdown` times slower. Throws when there was no first paint.
 */
export function blockedAfterPaint(events: readonly TraceEvent[], slowdown: number): number {
  const { painted, tasks } = drawnBy(events)
  return tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const afterPaint = (ts + dur - painted.ts) / 1000
    return sum + Math.max(0, Math.min((slowdown * tdur) / 1000 - freeMs, slowdown * afterPaint))
  }, 0)
}

/**
 * Milliseconds from the start of a page to its largest paint, on a processor that is `slowdown` times slower: what the page's main
 * thread worked until then counts so many times. Throws when nothing was painted.
 */
export function largestPaint(events: readonly TraceEvent[], slowdown: number): number {
  const { painted, own, tasks } = drawnBy(events)
  // A drawing is a page of its own to the browser, and starts on the same thread.
  const ofPage = (wanted: string) =>
    own.findLast(({ name, args }) => name === wanted && args?.data?.navigationId === painted.args?.data?.navigationId)
  const [start, largest] = [ofPage('navigationStart'), ofPage('largestContentfulPaint::Candidate')]
  if (start === undefined || largest === undefined) throw new Error('The trace has no largest paint')
  const worked = tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    if (ts < start.ts || ts >= largest.ts) return sum
    return sum + tdur * Math.min(1, (largest.ts - ts) / Math.max(1, dur))
  }, 0)
  return (largest.ts - start.ts + (slowdown - 1) * worked) / 1000
}

import type { CDPSession } from 'playwright'
import * as z from 'zod'

/** What of a task nobody feels, in milliseconds. */
const freeMs = 50

/** Microseconds. `tdur` is what the thread itself worked, without the time in which neighbours had its processor. */
const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
})
type TraceEvent = z.infer<typeof eventSchema>

/**
 * Milliseconds by which tasks of the page's main thread would go beyond 50 ms, from its first paint on, on a processor that is
 * `slowdown` times slower. Throws when there was no first paint.
 */
export function blockedAfterPaint(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (painted === undefined) throw new Error('The trace has no first paint')
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid,
  )
  return tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const afterPaint = (ts + dur - painted.ts) / 1000
    return sum + Math.max(0, Math.min((slowdown * tdur) / 1000 - freeMs, slowdown * afterPaint))
  }, 0)
}

/** Notes the tasks of a page from now on; what it gives ends that and adds them up, see {@link blockedAfterPaint}. */
export async function watchTasks(session: CDPSession): Promise<(slowdown: number) => Promise<number>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const event = eventSchema.safeParse(one)
      if (event.success) events.push(event.data)
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
    transferMode: 'ReportEvents',
  })
  return async (slowdown) => {
    await session.send('Tracing.end')
    await complete
    return blockedAfterPaint(events, slowdown)
  }
}

import type { CDPSession } from '@playwright/test'
import { type TraceEvent, traceEventSchema } from './trace'

/** Notes the tasks of all pages from now on, their marks, and what else the named categories have; what it gives ends that. */
export async function watchTasks(
  session: CDPSession,
  categories: readonly string[],
): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const event = traceEventSchema.safeParse(one)
      if (event.success) events.push(event.data)
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', ...categories] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    await session.send('Tracing.end')
    await complete
    return events
  }
}

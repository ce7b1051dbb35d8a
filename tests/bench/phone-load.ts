import type { Browser, CDPSession } from 'playwright'
import * as z from 'zod'
import { slowdown } from './browser'
import { median } from './figures'
import { blockedAfterPaint, largestPaint, type TraceEvent, traceEventSchema } from './trace'
import { openUnwatched, type Unwatched } from './unwatched'

/** Notes the tasks of all pages from now on; what it gives ends that. */
async function watchTasks(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const event = traceEventSchema.safeParse(one)
      if (event.success) events.push(event.data)
    }
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    await session.send('Tracing.end')
    await complete
    return events
  }
}

/** Draws four hundred lines of text on the page that is open, and takes them away. */
const drawing = `(() => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ at, name: 'Product ' + (at * 7919) % 400, value: (at * 104729) % 997 }))
  rows.sort((one, other) => one.value - other.value || one.name.localeCompare(other.name))
  const place = document.createElement('div')
  place.innerHTML = rows.map(({ at, name, value }) => '<p><b>' + name + '</b> <span>' + value + '</span> <i>' + at + '</i></p>').join('')
  document.body.append(place)
  const height = place.offsetHeight
  place.remove()
  return height
})()`
/** Milliseconds that its thread works for one {@link drawing} on the machine that the limits come from. */
const usualMs = 11
const drawings = 9

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) })

async function threadSeconds({ send }: Unwatched): Promise<number> {
  const { metrics } = metricsSchema.parse(await send('Performance.getMetrics'))
  const time = metrics.find(({ name }) => name === 'ThreadTime')
  if (time === undefined) throw new Error('The browser does not say what a thread has worked')
  return time.value
}

/** How many times longer than usual the machine takes to draw, on a page that is still empty. */
async function slownessOf(page: Unwatched): Promise<number> {
  await page.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let at = 0; at < drawings; at += 1) {
    const before = await threadSeconds(page)
    await page.send('Runtime.evaluate', { expression: drawing })
    times.push((await threadSeconds(page)) - before)
  }
  return (median(times) * 1000) / usualMs
}

/** What a load of a page with an empty cache is on the slow phone. */
export interface PhoneLoad {
  /** Milliseconds, see {@link blockedAfterPaint}. */
  readonly blocked: number
  /** Milliseconds, see {@link largestPaint}. */
  readonly lcp: number
  /** How many times longer than usual the machine took to draw meanwhile; both figures are without it. */
  readonly slowness: number
}

/**
 * Loads a page on the slow network. A browser that is slowed down counts what neighbours take as its own work: this one is not, and what its thread works
 * is multiplied.
 */
export async function loadOnPhone(browser: Browser, url: string): Promise<PhoneLoad> {
  await using stack = new AsyncDisposableStack()
  const session = await browser.newBrowserCDPSession()
  stack.defer(() => session.detach())
  const page = await openUnwatched(session)
  stack.defer(page.close)
  const slowness = await slownessOf(page)
  const endOfTrace = await watchTasks(session)
  await page.send('Page.navigate', { url })
  await page.quiet()
  const events = await endOfTrace()
  const times = slowdown / slowness
  return { blocked: blockedAfterPaint(events, times), lcp: largestPaint(events, times), slowness }
}

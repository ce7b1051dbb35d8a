import type { Browser } from '@playwright/test'
import { slowdown } from './browser'
import { slownessOf } from './drawing-speed'
import { blockedAfterPaint, largestPaint } from './trace'
import { openUnwatched } from './unwatched'
import { watchTasks } from './watch-tasks'

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
  const endOfTrace = await watchTasks(session, ['loading'])
  await page.send('Page.navigate', { url })
  await page.quiet()
  const events = await endOfTrace()
  const times = slowdown / slowness
  return { blocked: blockedAfterPaint(events, times), lcp: largestPaint(events, times), slowness }
}

import type { Bench } from './bench'
import { askedByPage, type Loaded, type Opened, slowdown } from './browser'
import { slownessOf } from './drawing-speed'
import { type Figures, median, round } from './figures'
import { type Touched, touchesOf } from './touch-page'
import { type Answered, answered } from './trace'
import { watchTasks } from './watch-tasks'
import { checkEngine, openFilters, openList, quietMs } from './wide-list'

/** How often a first press is measured where times decide. */
const presses = 3
/** How long a finger stays down for a tap: of 50 to 150 ms, a short one. */
const heldMs = 60

/** The budgets of a first press, by what of it they hold. */
const idOf = {
  painted: 'touch.press-paint',
  finished: 'touch.press-finished',
  shown: 'touch.press-shown',
} as const satisfies Record<keyof Answered, string>
export const pressIds: readonly string[] = Object.values(idOf)

/** Presses the list's first filter as a finger does: Playwright's own tap puts listeners into the page, and lets go at once. */
async function pressFirst(opened: Opened): Promise<void> {
  const { page, session } = opened
  const place = await (await openFilters(opened))[0]?.boundingBox()
  if (place === null || place === undefined) throw new Error('The list has no filter to press')
  const touchPoints = [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }]
  const before = page.url()
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(heldMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL((url) => url.href !== before)
  await page.waitForTimeout(quietMs)
}

interface Pressed extends Answered {
  readonly slowness: number
  readonly redrawn: readonly string[]
  readonly requests: readonly Loaded[]
}

/** The first press of a visitor on a filter, on a page of its own. */
async function takePress(bench: Bench): Promise<Pressed> {
  await using stack = new AsyncDisposableStack()
  let slowness = 1
  const opened = await openList(bench, 'full', async ({ session }) => {
    slowness = await slownessOf(session)
  })
  stack.defer(opened.close)
  await checkEngine(opened)
  const before = opened.loaded.length
  const tracing = await bench.browser.newBrowserCDPSession()
  stack.defer(() => tracing.detach())
  const endOfTrace = await watchTasks(tracing, ['devtools.timeline', 'cc'])
  await pressFirst(opened)
  const answer = answered(await endOfTrace(), slowdown / slowness)
  const redrawn = (await touchesOf(opened.page)).flatMap((touch) => touch.redrawn)
  return { ...answer, slowness, redrawn, requests: askedByPage(opened.loaded.slice(before)) }
}

/** First presses on a filter: what the page's thread works until they are answered, four times over (docs/adr/0107). */
export async function takeFirstPresses(bench: Bench): Promise<Touched> {
  const all: Pressed[] = []
  for (let at = 0; at < (bench.thorough ? presses : 1); at += 1) all.push(await takePress(bench))
  const slowness = all.map((one) => round(one.slowness, 2)).join(', ')
  const figureOf = (read: (one: Answered) => number) => ({
    value: round(median(all.map(read))),
    note: `of ${all.map((one) => round(read(one))).join(' ')}, on a machine that took ${slowness} times as long as usual`,
  })
  const figures: Figures = {
    [idOf.painted]: figureOf(({ painted }) => painted),
    [idOf.finished]: figureOf(({ finished }) => finished),
    [idOf.shown]: figureOf(({ shown }) => shown),
  }
  return {
    figures,
    redrawn: all.flatMap(({ redrawn }) => redrawn),
    requests: all.flatMap(({ requests }) => requests),
  }
}

import { comeTo } from './alive'
import type { Bench } from './bench'
import { openPage, painted } from './browser'
import { type Figures, largest, round } from './figures'
import { type PageKind, pageKinds } from './site-pages'

/** How many pages are loaded at once. */
const atOnce = 3

/** What a cold load moves. The processor is slowed down too: parts of a page come in another order then. */
async function shiftOf({ browser, site, pages }: Bench, kind: PageKind): Promise<number> {
  const opened = await openPage(browser, 'slow')
  try {
    await opened.page.goto(site.origin + pages.kinds[kind])
    await comeTo(opened.page)
    await opened.quiet()
    return round((await painted(opened.page)).shift, 3)
  } finally {
    await opened.close()
  }
}

/** What a page moves by itself it moves each time (docs/adr/0138). */
async function steadyShift(bench: Bench, kind: PageKind): Promise<number> {
  const first = await shiftOf(bench, kind)
  return first === 0 ? 0 : Math.min(first, await shiftOf(bench, kind))
}

/** Whether anything moves in a page that loads, and whose islands wake, on a slow phone. */
export async function slowPhone(bench: Bench): Promise<Figures> {
  const shifts = new Map<string, number>()
  const waiting = [...pageKinds]
  const work = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
      shifts.set(kind, await steadyShift(bench, kind))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { 'phone.shift': largest(shifts) }
}

import { comeTo } from './alive'
import type { Bench } from './bench'
import { openPage, painted } from './browser'
import { type Figures, largest, round } from './figures'
import { type PageKind, pageKinds } from './site-pages'

/** How many pages are loaded at once. */
const atOnce = 3
/** How often a page is loaded that moves. On a busy machine the font may win the browser's race twice in a row. */
const loads = 4

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

/** The least of so many cold loads. What a page moves by itself it moves each time (docs/adr/0138). */
async function steadyShift(bench: Bench, kind: PageKind): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let load = 0; load < loads && least > 0; load++) least = Math.min(least, await shiftOf(bench, kind))
  return least
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

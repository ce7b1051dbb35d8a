import { awake, changeOrder, scriptsOf, weighScripts } from './alive'
import type { Bench } from './bench'
import { type Loaded, type Opened, openPage, painted } from './browser'
import { type Figures, kilobytes, largest, round } from './figures'
import { firstScripts } from './first-scripts'
import { engineMarks, heavyScripts } from './heavy-scripts'
import { askPage } from './http'
import { whenPacked } from './serve'
import { pageKinds } from './site-pages'

interface Visit {
  readonly bytesUntilLoad: number
  readonly requestsUntilLoad: number
  /** Scripts asked for before the page had loaded that neither the document nor what it names calls for. */
  readonly surprises: readonly string[]
  readonly pictures: number
  readonly fonts: number
  readonly foreign: number
  readonly heavy: readonly string[]
  readonly shift: number
  /** Bytes of scripts that it loads while nobody is there, after it has loaded too. */
  readonly unattended: number
  /** Scripts of a list that is alive and has followed a change; null for other pages. */
  readonly alive: { readonly bytes: number; readonly note: string } | null
}

function bytesOf(some: readonly Loaded[]): number {
  return some.reduce((sum, { sent }) => sum + sent, 0)
}

const urlsOf = (some: readonly Loaded[]) => some.map(({ url }) => url)

/** Libraries that came too early: before anybody was there, or after that although only a touch or a list can need them. */
async function tooEarly(
  unattended: readonly Loaded[],
  untouched: readonly Loaded[],
  isList: boolean,
): Promise<readonly string[]> {
  const atOnce = await heavyScripts(urlsOf(scriptsOf(unattended)))
  const later = await heavyScripts(urlsOf(scriptsOf(untouched)))
  return [...new Set([...atOnce, ...later.filter((name) => !isList || !engineMarks.includes(name))])]
}

async function scrollToEnd({ page }: Opened): Promise<void> {
  await page.mouse.move(200, 400)
  for (let at = 0; at < 12; at += 1) {
    await page.evaluate(() => window.scrollBy(0, 800))
    // A reader's screens are drawn one after the other; a busy machine would else leap over some.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
}

/** Opens a page at full speed, waits until it is quiet, then reads it to its end. Only a list is touched after that. */
async function visit({ browser, site }: Bench, path: string, isList: boolean): Promise<Visit> {
  const url = site.origin + path
  const opened = await openPage(browser, 'full')
  try {
    await opened.page.goto(url)
    await opened.quiet()
    const [early, unattended] = [opened.untilLoad(), [...opened.loaded]]
    const known = await firstScripts(url, (await askPage(url)).text)
    await scrollToEnd(opened)
    if (isList) await awake(opened.page, 'list')
    await opened.quiet()
    const untouched = [...opened.loaded]
    const { shift } = await painted(opened.page)
    const foreign = opened.loaded.filter((one) => !one.url.startsWith(site.origin)).length
    if (isList) await changeOrder(opened)
    return {
      bytesUntilLoad: bytesOf(early),
      requestsUntilLoad: early.length,
      surprises: urlsOf(scriptsOf(early)).filter((one) => !known.has(one)),
      pictures: bytesOf(unattended.filter(({ type }) => type === 'Image')),
      fonts: unattended.filter(({ type }) => type === 'Font').length,
      foreign,
      heavy: await tooEarly(unattended, untouched, isList),
      shift,
      unattended: bytesOf(scriptsOf(unattended)),
      alive: isList ? await weighScripts(scriptsOf(opened.loaded)) : null,
    }
  } finally {
    await opened.close()
  }
}

/** A visit. What moved by chance of the hour does not move a second time (docs/adr/0138). */
async function steadyVisit(bench: Bench, path: string, isList: boolean): Promise<Visit> {
  const first = await visit(bench, path, isList)
  if (first.shift === 0) return first
  const { shift } = await visit(bench, path, isList)
  return { ...first, shift: Math.min(first.shift, shift) }
}

/** How many pages are open at once: what they load does not hang on how fast it comes. */
const atOnce = 3

/**
 * A visit to one page of every kind, and to all lists, by what the page is called. Lists come one after the other: their rows are
 * laid out as they come in sight, and on a busy machine a frame late.
 */
async function visitAll(bench: Bench): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>()
  const waiting = pageKinds.filter((kind) => kind !== 'list')
  const work = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
      visits.set(kind, await steadyVisit(bench, bench.pages.kinds[kind], false))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const path of bench.pages.lists) visits.set(`list ${path}`, await steadyVisit(bench, path, true))
  return visits
}

/** What pages load before anybody touches them, whether anything on them moves, and what a list that is alive has loaded. */
export async function load(bench: Bench): Promise<Figures> {
  await whenPacked(bench.site)
  const visits = await visitAll(bench)
  const most = (read: (visit: Visit) => number, only = '') =>
    largest(new Map([...visits].filter(([name]) => name.startsWith(only)).map(([name, one]) => [name, read(one)])))
  const named = (read: (visit: Visit) => readonly string[]) =>
    [...visits].flatMap(([name, one]) => read(one).map((found) => `${found} on ${name}`))
  const heavy = named(({ heavy: found }) => found)
  const surprises = named(({ surprises: found }) => found)
  const scripts = most(({ alive }) => kilobytes(alive?.bytes ?? 0), 'list')
  return {
    'load.list-bytes': most(({ bytesUntilLoad }) => kilobytes(bytesUntilLoad), 'list'),
    'load.list-requests': most(({ requestsUntilLoad }) => requestsUntilLoad, 'list'),
    'load.list-scripts': { ...scripts, note: `${scripts.note}: ${visits.get(scripts.note ?? '')?.alive?.note}` },
    'load.unattended-scripts': most(({ unattended }) => kilobytes(unattended)),
    'load.surprises': { value: surprises.length, note: surprises.join(', ') || 'none' },
    'load.pictures': most(({ pictures }) => kilobytes(pictures)),
    'load.font-requests': most(({ fonts }) => fonts),
    'load.foreign-hosts': most(({ foreign }) => foreign),
    'load.heavy-scripts': { value: heavy.length, note: heavy.join(', ') || `looked for ${engineMarks.join(', ')}` },
    'load.shift': most(({ shift }) => round(shift, 3)),
  }
}

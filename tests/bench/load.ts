import type { Bench } from './bench'
import { openPage, painted } from './browser'
import { type Figures, kilobytes, largest, round } from './figures'
import { engineMarks, heavyScripts } from './heavy-scripts'
import { pageKinds } from './site-pages'

interface Visit {
  readonly bytes: number
  readonly requests: number
  readonly pictures: number
  readonly fonts: number
  readonly foreign: number
  readonly heavy: readonly string[]
  readonly shift: number
}

/** Opens a page at full speed, waits until it is quiet, then reads it to its end. Nothing is touched. */
async function visit({ browser, site }: Bench, path: string): Promise<Visit> {
  const opened = await openPage(browser, 'full')
  try {
    await opened.page.goto(site.origin + path)
    await opened.quiet()
    const before = [...opened.loaded]
    const ofType = (type: string) => before.filter((one) => one.type === type)
    const bytesOf = (some: typeof before) => some.reduce((sum, { sent }) => sum + sent, 0)
    await opened.page.mouse.move(200, 400)
    for (let at = 0; at < 12; at += 1) {
      await opened.page.evaluate(() => window.scrollBy(0, 800))
      await opened.page.waitForTimeout(40)
    }
    const scripts = ofType('Script').map(({ url }) => url)
    return {
      bytes: bytesOf(before),
      requests: before.length,
      pictures: bytesOf(ofType('Image')),
      fonts: ofType('Font').length,
      foreign: opened.loaded.filter(({ url }) => !url.startsWith(site.origin)).length,
      heavy: await heavyScripts(scripts),
      shift: (await painted(opened.page)).shift,
    }
  } finally {
    await opened.close()
  }
}

/** What pages load before anybody touches them, and whether anything on them moves. */
export async function load(bench: Bench): Promise<Figures> {
  const visits = new Map<string, Visit>()
  for (const kind of pageKinds) visits.set(kind, await visit(bench, bench.pages.kinds[kind]))
  for (const { id, path } of bench.pages.lists) visits.set(`list ${id}`, await visit(bench, path))
  const most = (read: (visit: Visit) => number, only = '') =>
    largest(new Map([...visits].filter(([name]) => name.startsWith(only)).map(([name, one]) => [name, read(one)])))
  const heavy = [...visits].flatMap(([name, { heavy: found }]) => found.map((one) => `${one} on ${name}`))
  return {
    'load.list-bytes': most(({ bytes }) => kilobytes(bytes), 'list'),
    'load.list-requests': most(({ requests }) => requests, 'list'),
    'load.pictures': most(({ pictures }) => kilobytes(pictures)),
    'load.font-requests': most(({ fonts }) => fonts),
    'load.foreign-hosts': most(({ foreign }) => foreign),
    'load.heavy-scripts': { value: heavy.length, note: heavy.join(', ') || `looked for ${engineMarks.join(', ')}` },
    'load.shift': most(({ shift }) => round(shift, 3)),
  }
}

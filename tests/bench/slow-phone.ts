import { type BareSite, serveBare } from './bare'
import type { Bench, Wanted } from './bench'
import { watchTasks } from './blocked'
import { openPage, type Painted, painted, slowdown } from './browser'
import { type Figures, largest, round } from './figures'
import { type PageKind, pageKinds } from './site-pages'

/** A page that keeps its limits in neither is measured again by itself. */
const rounds = 2
/** A bare document has nothing that begins by itself once it has come. */
const bareQuietMs = 250
/** Pages that are the same for everybody. A comparison and an analysis are for one visitor: there is no file of them. */
const storedKinds: readonly PageKind[] = ['article', 'home', 'detail', 'list', 'calculator']

/** One cold load of a page, and one of the same document without script right after it. */
interface Turn {
  readonly own: Painted
  readonly bare: Painted | null
  /** Milliseconds, of a load of its own. */
  readonly blocked: number
}

async function coldLoad({ browser }: Bench, url: string, quietMs?: number): Promise<Painted> {
  const opened = await openPage(browser, 'slow')
  try {
    await opened.page.goto(url)
    await opened.quiet(quietMs)
    return await painted(opened.page)
  } finally {
    await opened.close()
  }
}

/** A browser that is slowed down counts what neighbours take as its own work: this one is not, and its work is multiplied. */
async function blockedTime({ browser }: Bench, url: string): Promise<number> {
  const opened = await openPage(browser, 'network')
  try {
    const blocked = await watchTasks(opened.session)
    await opened.page.goto(url)
    await opened.quiet()
    return await blocked(slowdown)
  } finally {
    await opened.close()
  }
}

async function takeTurn(bench: Bench, { origin }: BareSite, kind: PageKind): Promise<Turn> {
  const path = bench.pages.kinds[kind]
  const url = bench.site.origin + path
  const own = await coldLoad(bench, url)
  const bare = storedKinds.includes(kind) ? await coldLoad(bench, origin + path, bareQuietMs) : null
  return { own, bare, blocked: await blockedTime(bench, url) }
}

/**
 * Neighbours only ever make a load slower: the quickest counts. Of both sides: a slow load of the bare document would pass
 * for a quick one of ours.
 */
function figuresOf(kind: PageKind, turns: readonly Turn[]): Figures {
  const own = turns.map((turn) => turn.own.lcp)
  const bare = turns.flatMap((turn) => (turn.bare === null ? [] : [turn.bare.lcp]))
  const blocked = turns.map((turn) => turn.blocked)
  const tbt = { value: round(Math.min(...blocked)), note: `of ${listed(blocked)}; largest paint ${listed(own)} ms` }
  if (bare.length === 0) return { [`phone.tbt-${kind}`]: tbt }
  const lcp = {
    value: round(Math.min(...own) - Math.min(...bare)),
    note: `${listed(own)} ms, bare ${listed(bare)} ms`,
  }
  return { [`phone.lcp-${kind}`]: lcp, [`phone.tbt-${kind}`]: tbt }
}

function listed(values: readonly number[]): string {
  return values.map((value) => round(value)).join(' ')
}

/** LCP of cold loads on the slow phone, in turns with the same documents without script, and how long each page blocks it. */
export async function slowPhone(bench: Bench, wanted: Wanted): Promise<Figures> {
  const isWhole = wanted('phone.shift')
  const kinds = pageKinds.filter((kind) => isWhole || wanted(`phone.lcp-${kind}`) || wanted(`phone.tbt-${kind}`))
  await using stack = new AsyncDisposableStack()
  const bare = await serveBare(bench.site.origin)
  stack.defer(bare.stop)
  const loads = new Map<PageKind, Turn[]>(kinds.map((kind) => [kind, []]))
  for (let at = 0; at < rounds; at += 1) {
    for (const [kind, turns] of loads) turns.push(await takeTurn(bench, bare, kind))
  }
  const shifts = new Map<string, number>()
  // What a page moves by itself it moves each time (docs/adr/0104).
  for (const [kind, turns] of loads) shifts.set(kind, round(Math.min(...turns.map(({ own }) => own.shift)), 3))
  const figures = Object.fromEntries([...loads].flatMap(([kind, turns]) => Object.entries(figuresOf(kind, turns))))
  // The worst of some pages is not the worst of all.
  return isWhole ? { ...figures, 'phone.shift': largest(shifts) } : figures
}

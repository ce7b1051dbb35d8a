import { inTurn } from '../setup/turn'
import { type BareSite, serveBare } from './bare'
import type { Bench, Wanted } from './bench'
import { openPage, painted } from './browser'
import { type Figures, largest, round } from './figures'
import { loadOnPhone, type PhoneLoad } from './phone-load'
import { type PageKind, pageKinds } from './site-pages'

/** Where times decide, each page is loaded twice; one that keeps its limits in neither is measured again by itself, */
const rounds = 2
/** more often: other work on the machine may have slowed it. */
const roundsAgain = 4
/** How many pages are loaded at once to see whether anything moves in them. */
const atOnce = 3
/** Pages that are the same for everybody. A comparison and an analysis are for one visitor: there is no file of them. */
const storedKinds: readonly PageKind[] = ['article', 'home', 'detail', 'list', 'calculator']

/** One cold load of a page, and one of the same document without script right after it. */
interface Turn {
  readonly own: PhoneLoad
  readonly bare: PhoneLoad | null
}

async function takeTurn({ browser, site, pages }: Bench, { origin }: BareSite, kind: PageKind): Promise<Turn> {
  const path = pages.kinds[kind]
  const own = await loadOnPhone(browser, site.origin + path)
  return { own, bare: storedKinds.includes(kind) ? await loadOnPhone(browser, origin + path) : null }
}

/** What a cold load moves. The processor is slowed down too: parts of a page come in another order then. */
async function shiftOf({ browser, site, pages }: Bench, kind: PageKind): Promise<number> {
  const opened = await openPage(browser, 'slow')
  try {
    await opened.page.goto(site.origin + pages.kinds[kind])
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

/**
 * Neighbours only ever make a load slower: the quickest counts. Of both sides: a slow load of the bare document would pass
 * for a quick one of ours.
 */
function figuresOf(kind: PageKind, turns: readonly Turn[]): Figures {
  const blocked = turns.map(({ own }) => own.blocked)
  const slowness = turns.map(({ own }) => round(own.slowness, 2)).join(' and ')
  const tbt = {
    value: round(Math.min(...blocked)),
    note: `of ${listed(blocked)}, on a machine that took ${slowness} times as long as usual`,
  }
  const own = turns.map((turn) => turn.own.lcp)
  const bare = turns.flatMap((turn) => (turn.bare === null ? [] : [turn.bare.lcp]))
  if (bare.length === 0) return { [`phone.tbt-${kind}`]: tbt }
  const lcp = {
    value: round(Math.min(...own) - Math.min(...bare)),
    note: `${listed(own)} ms, bare ${listed(bare)} ms`,
  }
  return { [`phone.lcp-${kind}`]: lcp, [`phone.tbt-${kind}`]: tbt }
}

/** The times of the pages whose turn it is not. */
function postponedTimes(kinds: readonly PageKind[]): Figures {
  const ids = kinds.flatMap((kind) => [
    `phone.tbt-${kind}`,
    ...(storedKinds.includes(kind) ? [`phone.lcp-${kind}`] : []),
  ])
  return Object.fromEntries(ids.map((id) => [id, { postponed: 'not its turn in this run' }]))
}

async function shiftsOf(bench: Bench, kinds: readonly PageKind[]): Promise<ReadonlyMap<string, number>> {
  const shifts = new Map<string, number>()
  const waiting = [...kinds]
  const work = async () => {
    for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) {
      shifts.set(kind, await steadyShift(bench, kind))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return shifts
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
  const timedKinds = bench.thorough || !isWhole ? kinds : kinds.filter((kind) => kind === inTurn(pageKinds))
  const loads = new Map<PageKind, Turn[]>(timedKinds.map((kind) => [kind, []]))
  const wholeRounds = bench.thorough ? rounds : 1
  for (let at = 0; at < (isWhole ? wholeRounds : roundsAgain); at += 1) {
    for (const [kind, turns] of loads) turns.push(await takeTurn(bench, bare, kind))
  }
  const figures = Object.fromEntries([...loads].flatMap(([kind, turns]) => Object.entries(figuresOf(kind, turns))))
  // The worst of some pages is not the worst of all.
  if (!isWhole) return figures
  return {
    ...postponedTimes(kinds.filter((kind) => !timedKinds.includes(kind))),
    ...figures,
    'phone.shift': largest(await shiftsOf(bench, kinds)),
  }
}

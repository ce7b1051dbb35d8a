import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { inTurn } from '../setup/turn'
import { type BareSite, serveBare } from './bare'
import type { Bench } from './bench'
import { browserArgs, openPage, painted } from './browser'
import { type Figures, median, round } from './figures'
import { pageKinds } from './site-pages'

/** Kinds of pages that strangers meet: what search engines and people who measure us load. */
const kinds = [...pageKinds, 'sign-in'] as const
type Kind = (typeof kinds)[number]

/** How often a page is loaded by each tool where times decide. */
const rounds = 3

/** What the two tools say of one load: points of 100, and milliseconds. */
interface Load {
  readonly points: number
  readonly blocked: number
  readonly paint: number
  readonly slowBlocked: number
  readonly slowPaint: number
}

/** What is compared, by the budget's name. Points are better when there are more, milliseconds when there are fewer. */
const compared = {
  'outside.points': (own: Load, bare: Load) => bare.points - own.points,
  'outside.blocked': (own: Load, bare: Load) => own.blocked - bare.blocked,
  'outside.paint': (own: Load, bare: Load) => own.paint - bare.paint,
  'outside.slow-blocked': (own: Load, bare: Load) => own.slowBlocked - bare.slowBlocked,
  'outside.slow-paint': (own: Load, bare: Load) => own.slowPaint - bare.slowPaint,
} as const satisfies Record<string, (own: Load, bare: Load) => number>

/** Lighthouse as it comes: its mobile settings, none of them changed. Throws when it gives no figures. */
async function byLighthouse(url: string): Promise<Pick<Load, 'points' | 'blocked' | 'paint'>> {
  const chrome = await launch({
    chromeFlags: [...browserArgs, '--headless=new'],
    ...(process.env.CHROME_PATH === undefined ? {} : { chromePath: process.env.CHROME_PATH }),
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'] })
    const score = result?.lhr.categories.performance?.score
    const blocked = result?.lhr.audits['total-blocking-time']?.numericValue
    const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue
    if (typeof score !== 'number' || blocked === undefined || paint === undefined)
      throw new Error(`Lighthouse gave nothing for ${url}`)
    return { points: score * 100, blocked, paint }
  } finally {
    chrome.kill()
  }
}

/** One load with processor and network slowed down by the browser, and what the page itself is told of it. */
async function byPlainLoad({ browser }: Bench, url: string): Promise<Pick<Load, 'slowBlocked' | 'slowPaint'>> {
  const opened = await openPage(browser, 'slow')
  try {
    await opened.page.goto(url)
    await opened.quiet()
    const { blocked, lcp } = await painted(opened.page)
    return { slowBlocked: blocked, slowPaint: lcp }
  } finally {
    await opened.close()
  }
}

async function loadOnce(bench: Bench, url: string): Promise<Load> {
  // It now and then loses the start of its own recording; that says nothing about the page.
  const audited = await byLighthouse(url).catch(() => byLighthouse(url))
  return { ...audited, ...(await byPlainLoad(bench, url)) }
}

/** The middle of some loads, each figure by itself. */
function middleOf(loads: readonly Load[]): Load {
  const middle = (read: (one: Load) => number) => round(median(loads.map(read)))
  return {
    points: middle(({ points }) => points),
    blocked: middle(({ blocked }) => blocked),
    paint: middle(({ paint }) => paint),
    slowBlocked: middle(({ slowBlocked }) => slowBlocked),
    slowPaint: middle(({ slowPaint }) => slowPaint),
  }
}

interface Pair {
  readonly own: Load
  readonly bare: Load
}

/** A page and its own document without script, loaded in turns. */
async function pairOf(bench: Bench, { origin }: BareSite, kind: Kind): Promise<Pair> {
  const path = { ...bench.pages.kinds, ...bench.pages.judgedKinds }[kind]
  const [own, bare]: [Load[], Load[]] = [[], []]
  for (let at = 0; at < (bench.thorough ? rounds : 1); at += 1) {
    own.push(await loadOnce(bench, bench.site.origin + path))
    bare.push(await loadOnce(bench, origin + path))
  }
  return { own: middleOf(own), bare: middleOf(bare) }
}

const figuresText = ({ points, blocked, paint, slowBlocked, slowPaint }: Load) =>
  `${points} points, blocked ${blocked}, paint ${paint}; slowed: blocked ${slowBlocked}, paint ${slowPaint}`

/**
 * What anybody finds who measures our pages with tools as they come: each kind of page beside its own bare document, in turns, by
 * Lighthouse and by a plain load with processor and network slowed. The widest difference over the kinds counts; where times do not
 * decide, that of the kind whose turn it is.
 */
export async function outside(bench: Bench): Promise<Figures> {
  await using stack = new AsyncDisposableStack()
  const bare = await serveBare(bench.site.origin)
  stack.defer(bare.stop)
  const pairs = new Map<Kind, Pair>()
  for (const kind of bench.thorough ? kinds : [inTurn(kinds)]) {
    const pair = await pairOf(bench, bare, kind)
    pairs.set(kind, pair)
    console.log(`    ${kind}: ${figuresText(pair.own)}`)
    console.log(`    ${' '.repeat(kind.length)}  bare document: ${figuresText(pair.bare)}`)
  }
  const widest = Object.entries(compared).map(([id, differenceOf]) => {
    const all = [...pairs].map(([kind, { own, bare: other }]) => ({ kind, value: round(differenceOf(own, other)) }))
    const [first, ...rest] = all
    if (first === undefined) throw new Error('No page was loaded')
    const { kind, value } = rest.reduce((most, one) => (one.value > most.value ? one : most), first)
    return [id, { value, note: kind }] as const
  })
  return Object.fromEntries(widest)
}

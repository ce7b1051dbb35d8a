import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { inTurn } from '../setup/turn'
import type { Bench } from './bench'
import { browserArgs } from './browser'
import { type Figures, round } from './figures'
import { type JudgedKind, judgedKinds, type PageKind, pageKinds } from './site-pages'

interface Audited {
  readonly scores: Readonly<Record<string, number>>
  readonly backForward: boolean
  /** Audits that cost points outside performance. */
  readonly faults: readonly string[]
}

const speed = 'performance'
/** Whether a browser may hold the page for going back: Lighthouse counts it to speed, though it does not depend on time. */
const goingBack = 'bf-cache'
const categories = [speed, 'accessibility', 'best-practices', 'seo']

/** These ask search engines to stay away, which Lighthouse would count as a fault. */
const unlisted: readonly (PageKind | JudgedKind)[] = ['compare', 'search', 'sign-in']

/** Where speed is not judged, a page need not come to rest first. */
const atOnce = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  skipAboutBlank: true,
}

async function report(url: string, port: number, only: string[]): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: only,
    onlyAudits: [goingBack],
    // A picture for a report that nobody opens.
    disableFullPageScreenshot: true,
    ...(only.includes(speed) ? {} : atOnce),
  })
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
  if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.message}`)
  return result.lhr
}

async function audit(url: string, port: number, only: string[]): Promise<Audited> {
  // It now and then loses the start of its own recording; that says nothing about the page.
  const lhr = await report(url, port, only).catch(() => report(url, port, only))
  const scores = Object.fromEntries(
    Object.values(lhr.categories).map(({ id, score }) => [id, round((score ?? 0) * 100)]),
  )
  const counted = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
  const faults = counted.filter((id) => {
    const score = lhr.audits[id]?.score
    return typeof score === 'number' && score < 1
  })
  return { scores, backForward: lhr.audits[goingBack]?.score === 1, faults }
}

async function withBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const chrome = await launch({
    chromeFlags: [...browserArgs, '--headless=new'],
    ...(process.env.CHROME_PATH === undefined ? {} : { chromePath: process.env.CHROME_PATH }),
  })
  try {
    return await work(chrome.port)
  } finally {
    chrome.kill()
  }
}

/** The lowest score of each category, and where that was. */
function lowestOf(audited: ReadonlyMap<string, Audited>): ReadonlyMap<string, { value: number; note: string }> {
  const lowest = new Map<string, { value: number; note: string }>()
  for (const [kind, { scores, faults }] of audited) {
    for (const [id, value] of Object.entries(scores)) {
      const known = lowest.get(id)
      const note = `${kind}${id === speed || faults.length === 0 ? '' : `: ${faults.join(', ')}`}`
      if (known === undefined || value < known.value) lowest.set(id, { value, note })
    }
  }
  return lowest
}

/**
 * Lighthouse on its mobile settings, one page of every kind. Those whose speed is judged have a browser of their own each: all of
 * the main kinds where times decide, else the one whose turn it is. All others share one browser; of the further kinds it is half in turn.
 */
export async function audits({ site, pages, thorough }: Bench): Promise<Figures> {
  const audited = new Map<string, Audited>()
  const wanted = (kind: PageKind | JudgedKind) => categories.filter((id) => id !== 'seo' || !unlisted.includes(kind))
  const timedKinds: readonly PageKind[] = thorough ? pageKinds : [inTurn(pageKinds)]
  for (const kind of timedKinds) {
    audited.set(kind, await withBrowser((port) => audit(site.origin + pages.kinds[kind], port, wanted(kind))))
  }
  await withBrowser(async (port) => {
    const further = judgedKinds.filter((_, place) => thorough || inTurn([true, false], place))
    for (const kind of [...pageKinds, ...further]) {
      if (audited.has(kind)) continue
      const path = { ...pages.kinds, ...pages.judgedKinds }[kind]
      const only = wanted(kind).filter((id) => id !== speed)
      audited.set(kind, await audit(site.origin + path, port, only))
    }
  })
  const barred = pageKinds.filter((kind) => audited.get(kind)?.backForward !== true)
  const figures = [...lowestOf(audited)].map(([id, figure]) => [`audits.${id}`, figure] as const)
  return {
    ...Object.fromEntries(figures),
    'audits.back-forward-barred': { value: barred.length, note: barred.join(', ') || 'no page' },
  }
}

import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import type { Bench } from './bench'
import { browserArgs } from './browser'
import { type Figures, round } from './figures'
import { type PageKind, pageKinds } from './site-pages'

interface Audited {
  readonly scores: Readonly<Record<string, number>>
  readonly backForward: boolean
  /** Audits that cost points outside performance. */
  readonly faults: readonly string[]
}

/** Points for performance. */
const quickEnough = 92

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Comparisons ask search engines to stay away, which Lighthouse would count as a fault. */
const unlisted: readonly PageKind[] = ['compare']

async function report(url: string, port: number, only: string[]): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: only,
    // A picture for a report that nobody opens.
    disableFullPageScreenshot: true,
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
  return { scores, backForward: lhr.audits['bf-cache']?.score === 1, faults }
}

/** One page in a browser of its own. */
async function auditIn(path: string, only: string[]): Promise<Audited> {
  const chrome = await launch({
    chromeFlags: [...browserArgs, '--headless=new'],
    ...(process.env.CHROME_PATH === undefined ? {} : { chromePath: process.env.CHROME_PATH }),
  })
  try {
    return await audit(path, chrome.port, only)
  } finally {
    chrome.kill()
  }
}

/**
 * A page that is quick enough is judged once. A slow one may have had neighbours, the other page of its pair among them: it is judged
 * again by itself, and the better of two judgements counts.
 */
async function better(first: Audited, again: () => Promise<Audited>): Promise<Audited> {
  if ((first.scores.performance ?? 0) >= quickEnough) return first
  const second = await again()
  return (second.scores.performance ?? 0) > (first.scores.performance ?? 0) ? second : first
}

/** Lighthouse on its mobile settings, one page of every kind, two at a time: what it does by itself leaves a processor idle. */
export async function audits({ site, pages }: Bench): Promise<Figures> {
  const judge = (kind: PageKind) =>
    auditIn(
      site.origin + pages.kinds[kind],
      categories.filter((id) => id !== 'seo' || !unlisted.includes(kind)),
    )
  const judged: (readonly [PageKind, Audited])[] = []
  for (let at = 0; at < pageKinds.length; at += 2) {
    const pair = pageKinds.slice(at, at + 2)
    const firsts = await Promise.all(pair.map(judge))
    for (const [place, kind] of pair.entries()) {
      const first = firsts[place]
      if (first !== undefined) judged.push([kind, await better(first, () => judge(kind))])
    }
  }
  return figuresOf(judged)
}

/** The lowest points of each category, with the page that has them. */
function figuresOf(judged: readonly (readonly [PageKind, Audited])[]): Figures {
  const lowest: Record<string, { value: number; note: string }> = {}
  for (const [kind, { scores, faults }] of judged) {
    for (const [id, value] of Object.entries(scores)) {
      const known = lowest[id]
      const note = `${kind}${id === 'performance' || faults.length === 0 ? '' : `: ${faults.join(', ')}`}`
      if (known === undefined || value < known.value) lowest[id] = { value, note }
    }
  }
  const barred = judged.flatMap(([kind, { backForward }]) => (backForward ? [] : [kind]))
  return {
    ...Object.fromEntries(Object.entries(lowest).map(([id, figure]) => [`audits.${id}`, figure] as const)),
    'audits.back-forward-barred': { value: barred.length, note: barred.join(', ') || 'no page' },
  }
}

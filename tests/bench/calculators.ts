import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { timeSchedules } from '../calculators/schedule-speed'
import { awake, scriptsOf, weighScripts } from './alive'
import type { Bench } from './bench'
import { askedByPage, type Loaded, openPage } from './browser'
import { scriptsOfEach } from './calculator-scripts'
import { type Figure, type Figures, kilobytes, largest, round } from './figures'
import { heavyScripts } from './heavy-scripts'
import { whenPacked } from './serve'

/** The calculator that a browser opens. */
const seen = 'home-loan'

/** Bytes of a script's body in Brotli. */
async function packedBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(headers.get('content-length'))
}

/** Bytes of a script on the wire: as the browser got it, else its body with as many around it as around any that the browser got. */
async function wireBytes(loaded: readonly Loaded[]): Promise<(url: string) => Promise<number>> {
  const known = new Map(loaded.map(({ url, sent }) => [url, sent]))
  const around = Math.max(...(await Promise.all(loaded.map(async ({ url, sent }) => sent - (await packedBytes(url))))))
  return async (url) => known.get(url) ?? (await packedBytes(url)) + around
}

/** The scripts of every calculator: the heaviest, and libraries among them that none needs. */
async function allScripts(loaded: readonly Loaded[]): Promise<{ readonly heaviest: Figure; readonly heavy: string[] }> {
  const urls = loaded.map(({ url }) => url)
  const each = await scriptsOfEach(calculatorIds, seen, urls)
  const bytesOf = await wireBytes(loaded)
  const weights = new Map<string, number>()
  for (const [id, scripts] of each) {
    const bytes = await Promise.all([...scripts].map(bytesOf))
    weights.set(calculatorPath(id), kilobytes(bytes.reduce((sum, one) => sum + one, 0)))
  }
  const heavy = await heavyScripts([...urls, ...[...each.values()].flatMap((scripts) => [...scripts])])
  const { note } = await weighScripts(loaded)
  const heaviest = largest(weights)
  return {
    heaviest: { ...heaviest, note: `${heaviest.note} of ${weights.size}; ${calculatorPath(seen)}: ${note}` },
    heavy,
  }
}

/** What calculators have fetched once they answer, and how long the longest schedules take. */
export async function calculators({ browser, site }: Bench): Promise<Figures> {
  await whenPacked(site)
  const opened = await openPage(browser, 'full')
  try {
    await opened.page.goto(site.origin + calculatorPath(seen))
    await awake(opened.page, 'calculator')
    await opened.quiet()
    const before = opened.loaded.length
    const amount = opened.page.locator('#calculator input[inputmode=decimal]').first()
    await amount.fill('400000')
    await opened.page.locator('#answer svg[role=img]').waitFor()
    await opened.quiet()
    const others = askedByPage(opened.loaded.slice(before)).filter(({ type }) => type !== 'Script')
    const { heaviest, heavy } = await allScripts(scriptsOf(opened.loaded))
    return {
      'calculators.scripts': heaviest,
      'calculators.touch-requests': {
        value: others.length,
        note: others.map(({ url }) => url).join(' ') || 'none',
      },
      'calculators.heavy-scripts': { value: heavy.length, note: heavy.join(', ') || 'none' },
      'calculators.schedules': { value: round(timeSchedules(), 1), note: 'the best of ten rounds' },
    }
  } finally {
    await opened.close()
  }
}

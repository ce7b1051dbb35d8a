import { timeSchedules } from '../calculators/schedule-speed'
import { awake, scriptsOf, weighScripts } from './alive'
import type { Bench } from './bench'
import { askedByPage, openPage } from './browser'
import { type Figures, kilobytes, round } from './figures'
import { heavyScripts } from './heavy-scripts'
import { whenPacked } from './serve'

/** What a calculator has fetched once it answers, and how long the longest schedules take. */
export async function calculators({ browser, site, pages }: Bench): Promise<Figures> {
  await whenPacked(site)
  const opened = await openPage(browser, 'full')
  try {
    await opened.page.goto(site.origin + pages.kinds.calculator)
    await awake(opened.page, 'calculator')
    await opened.quiet()
    const before = opened.loaded.length
    const amount = opened.page.locator('#calculator input[inputmode=decimal]').first()
    await amount.fill('400000')
    await opened.page.locator('#answer svg[role=img]').waitFor()
    await opened.quiet()
    const others = askedByPage(opened.loaded.slice(before)).filter(({ type }) => type !== 'Script')
    const scripts = scriptsOf(opened.loaded)
    const { bytes, note } = await weighScripts(scripts)
    const heavy = await heavyScripts(scripts.map(({ url }) => url))
    return {
      'calculators.scripts': { value: kilobytes(bytes), note: `${pages.kinds.calculator}: ${note}` },
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

import { timeSchedules } from '../calculators/schedule-speed'
import type { Bench } from './bench'
import { askedByPage, openPage } from './browser'
import { type Figures, kilobytes, round } from './figures'
import { heavyScripts } from './heavy-scripts'

/** What a calculator fetches when it is first touched, and how long the longest schedules take. */
export async function calculators({ browser, site, pages }: Bench): Promise<Figures> {
  const opened = await openPage(browser, 'full')
  try {
    await opened.page.goto(site.origin + pages.kinds.calculator)
    await opened.quiet()
    const before = opened.loaded.length
    const amount = opened.page.locator('#calculator input[inputmode=decimal]').first()
    await amount.fill('400000')
    await opened.page.locator('#answer svg[role=img]').waitFor()
    await opened.quiet()
    const more = askedByPage(opened.loaded.slice(before))
    const scripts = more.filter(({ type }) => type === 'Script')
    const others = more.filter(({ type }) => type !== 'Script')
    if (scripts.length === 0) throw new Error('The first touch of a calculator loaded no script')
    const heavy = await heavyScripts(opened.loaded.filter(({ type }) => type === 'Script').map(({ url }) => url))
    return {
      'calculators.touch-script': {
        value: kilobytes(scripts.reduce((sum, { sent }) => sum + sent, 0)),
        note: `${pages.kinds.calculator}, ${scripts.length} files`,
      },
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

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Rows of a list are all made alike: where a page has been judged whole, these stand for the others. */
const laterRows = '.row:nth-of-type(n + 4)'

interface AxeScope {
  /** Leaves out the rows of a list after the first three. */
  readonly fewRows?: boolean
}

/**
 * What axe finds at A and AA in a page as it stands, each fault with the place of its element. Only faults are worked out, in the
 * page itself: it has no frames, and a list of everything that passed takes longer than the judgement.
 */
export async function axeFaults(page: Page, { fewRows = false }: AxeScope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  // A row out of sight keeps the size that it had at another width, and would lie over its neighbour.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('.row')) row.style.contentVisibility = 'visible'
  })
  if (fewRows) axe.exclude(laterRows)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  const faults: string[] = []
  for (const { id, target } of found) {
    if (id !== 'target-size' || !(await isBigMidScreen(page, target))) faults.push(`${id}: ${target}`)
  }
  return faults
}

/** Whether a target is big enough away from the bars at the screen's edges, which cover what can be scrolled from under them. */
async function isBigMidScreen(page: Page, target: string): Promise<boolean> {
  const covered = await page.evaluate(() => [window.scrollX, window.scrollY] as const)
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .include(target)
    .withRules(['target-size'])
    .setLegacyMode()
    .analyze()
  await page.evaluate(([x, y]) => window.scrollTo({ left: x, top: y, behavior: 'instant' }), covered)
  return violations.length === 0
}

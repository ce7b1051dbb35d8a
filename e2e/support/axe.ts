import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import * as z from 'zod'

declare global {
  interface Window {
    /** In a document that axe has been brought into. */
    readonly axe: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The minified one: a quarter less work for the browser in each document that it is brought into. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rows of a list, and calls of the API, are all made alike: where a page has been judged whole, these stand for the others. */
const alike = ['.row:nth-of-type(n + 4)', 'section:has(> .address):nth-of-type(n + 4)'] as const

/** Header and footer: the same on every page, and more than half of what judging a page of text takes. */
const shell = ['#header', '.sf'] as const

interface AxeScope {
  /** Leaves out the rows of a list, and the calls of the API, after the first three. */
  readonly fewRows?: boolean
  /** Leaves out what stands in header and footer; the rules for a document as a whole are kept all the same. */
  readonly withoutShell?: boolean
}

/** Where to look, and by which rules or tags. */
interface Judgement {
  readonly include: string
  readonly exclude: readonly string[]
  readonly runOnly: axe.RunOnly
}

const faultsSchema = z.array(z.object({ id: z.string(), target: z.string() }))
type Fault = z.infer<typeof faultsSchema>[number]

/**
 * Has axe judge the page as it stands. It is brought into a document once, whatever is judged there afterwards: that costs as much as
 * judging a small page. Only faults are worked out and handed over: a list of everything that passed takes longer than the judgement.
 * The site's pages have no frames.
 */
async function judge(page: Page, judgement: Judgement): Promise<readonly Fault[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found: unknown = await page.evaluate(async ({ include, exclude, runOnly }) => {
    const context = { include: [include], exclude: [...exclude] }
    const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  }, judgement)
  return faultsSchema.parse(found)
}

/** What axe finds at A and AA in a page as it stands, each fault with the place of its element. */
export async function axeFaults(
  page: Page,
  { fewRows = false, withoutShell = false }: AxeScope = {},
): Promise<string[]> {
  // What still fades in has not its colours yet.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  })
  // A row out of sight keeps the size that it had at another width, and would lie over its neighbour.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('.row')) row.style.contentVisibility = 'visible'
  })
  const exclude: string[] = []
  const leftOut = [...(fewRows ? alike : []), ...(withoutShell ? shell : [])]
  // axe does not take a place that is not there.
  for (const place of leftOut) if ((await page.locator(place).count()) > 0) exclude.push(place)
  const found = await judge(page, { include: 'html', exclude, runOnly: { type: 'tag', values: tags } })
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
  const found = await judge(page, { include: target, exclude: [], runOnly: { type: 'rule', values: ['target-size'] } })
  await page.evaluate(([x, y]) => window.scrollTo({ left: x, top: y, behavior: 'instant' }), covered)
  return found.length === 0
}

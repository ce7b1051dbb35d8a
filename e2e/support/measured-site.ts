import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { categoryOf } from '@/lib/domain/categories/registry'
import { anotherCase, slugsOf } from './catalogue'
import { type Collector, startCollector } from './collector'
import { comparePath } from './pages'
import { type OwnServer, startSite } from './servers'

const token = 'tokenOfTheJourneys'

/** A site that measures, with the collector it sends to. */
export interface MeasuredSite extends OwnServer {
  readonly collector: Collector
}

/**
 * Starts a site with analytics. Its pages were built without it: the server tells them of its own settings.
 */
export async function startMeasuredSite(): Promise<MeasuredSite> {
  const collector = await startCollector()
  const site = await startSite({ ANALYTICS_TOKEN: token, ANALYTICS_HOST: collector.url })
  const stop = async () => {
    await site.stop()
    await collector.stop()
  }
  return { ...site, stop, collector }
}

const cards = categoryOf('credit-card')
const [firstCard] = slugsOf('credit-card')

/** Pages that are rendered for each request. Their addresses carry a visitor's figures, which must never be sent. */
export const measuredPaths = {
  list: `${cards.path}?${anotherCase(cards)}`,
  detail: `${cards.path}/${firstCard}?${anotherCase(cards)}`,
  compare: comparePath,
} as const

/** The banner that asks. */
export function banner(page: Page) {
  return page.getByRole('region', { name: 'Privacy choices' })
}

/** What the browser keeps for the site, by name. */
export async function keptIn(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ])
  return [...cookies, ...stored].sort()
}

/** What the site itself keeps without asking. */
export const essential = /^(?:cookie consent|local appVersion|session productFilterPage)$/

/** Opens the choices by the footer and saves them. */
export async function chooseInDialog(
  page: Page,
  choice: { readonly analytics: boolean; readonly recording?: boolean },
): Promise<void> {
  await page.locator('footer [data-shell="privacy"]').click()
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' })
  await dialog.getByLabel('Count how I use the site').setChecked(choice.analytics)
  if (choice.recording !== undefined) await dialog.getByLabel('Record some of my visits').setChecked(choice.recording)
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect(dialog.getByRole('status')).toContainText('Saved')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

/** A visitor whose browser asks every site not to track. */
export async function shyContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
  return context
}

import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { checkEvent } from '@/lib/analytics/check-event'
import { limits } from '@/lib/analytics/limits'
import { expect, test } from './fixtures'
import type { SentEvent } from './support/collector'
import {
  banner,
  chooseInDialog,
  essential,
  keptIn,
  type MeasuredSite,
  measuredPaths,
  shyContext,
  startMeasuredSite,
} from './support/measured-site'
import { untilQuiet, watchRequests } from './support/traffic'

let site: MeasuredSite

// Events wait up to five seconds for their batch. One worker, so that one site serves all.
test.describe.configure({ mode: 'default', timeout: 300_000 })

test.beforeAll(async () => {
  site = await startMeasuredSite()
})
test.beforeEach(() => site.collector.clear())
test.afterEach(async ({ page }) => {
  // What a page sends while it is left belongs to its own test.
  await page.close()
})
test.afterAll(() => site.stop())

/** What the library adds to each event by itself. Nothing else may come with it. */
const added = [
  'token',
  'distinct_id',
  '$device_id',
  '$insert_id',
  '$os',
  '$browser',
  '$browser_version',
  '$device',
  '$screen_height',
  '$screen_width',
  'mp_lib',
  '$lib_version',
  'mp_sent_by_lib_version',
  'time',
]
const attributed = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']

/** An event's own properties, as the catalogue knows them. */
function ownOf({ properties }: SentEvent): Record<string, unknown> {
  const { currency, value, items, ...rest } = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !added.includes(name) && !attributed.includes(name)),
  )
  if (items === undefined) return rest
  expect([currency, value]).toEqual(['MYR', 0])
  const none = { issuerCode: null, item_list_id: null, item_list_name: null }
  const plain = (Array.isArray(items) ? items : []).map(({ quantity, price, ...item }) => {
    expect([quantity, price]).toEqual([1, 0])
    return { ...none, ...item }
  })
  return { ...rest, items: plain }
}

/** Checks everything that the collector has got: the catalogue, the sizes, and that nothing says who or where. */
function expectClean(): void {
  expect(site.collector.batches.length).toBeGreaterThan(0)
  for (const { events, query } of site.collector.batches) {
    expect(events.length).toBeLessThanOrEqual(limits.batchSize)
    expect(query.get('ip')).toBe('0')
    for (const event of events) {
      expect(checkEvent(event.event, ownOf(event)), event.event).toMatchObject({ ok: true })
      expect(String(event.properties.distinct_id)).toMatch(/^\$device:[0-9a-f-]{20,}$/)
    }
  }
  const all = JSON.stringify(site.collector.batches)
  expect(all).not.toMatch(/https?:|127\.0\.0\.1|12345|canary|@/)
  expect(all).not.toMatch(/"[^"]{256,}"/)
}

/** A recording as text; the library compresses it where the browser can. */
function textOf(body: Buffer): string {
  return (body[0] === 0x1f ? gunzipSync(body) : body).toString('utf8')
}

const namesSent = () => site.collector.events().map(({ event }) => event)
const sent = (name: string) => site.collector.events().find(({ event }) => event === name)

async function accept(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
}

test('nothing is loaded, kept or sent before a choice, and nothing after a refusal', async ({ page }) => {
  const requests = watchRequests(page)
  await page.goto(site.url + measuredPaths.list)
  await expect(banner(page)).toBeVisible()
  await page.locator('.row input[name="product"]').first().check()
  await untilQuiet(page)
  expect((await keptIn(page)).filter((name) => !essential.test(name))).toEqual([])
  await banner(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto(site.url + measuredPaths.detail)
  await page.locator('.apply-bar').scrollIntoViewIfNeeded()
  await untilQuiet(page)
  await expect(banner(page)).toBeHidden()
  expect((await keptIn(page)).filter((name) => !essential.test(name))).toEqual([])
  expect(requests.filter((request) => !request.includes(` ${site.url}/`))).toEqual([])
  expect(site.collector.requests).toEqual([])
})

test('after consent pages, lists and products are counted, and no event says who or with what figures', async ({
  page,
}) => {
  await accept(
    page,
    `${measuredPaths.list}&utm_source=news&ref=canary-42&utm_term=canary%40example.com&email=canary@x.my`,
  )
  await page.locator('.row input[name="product"]').first().check()
  // Whoever leaves while the library still loads takes what it has not heard of along.
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('compare_added')
  await page.locator('.row h3 a').nth(1).click()
  await page.waitForURL('**/credit-card/*')
  await page.goto(site.url + measuredPaths.compare)
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('compare_viewed')
  await page.goto(site.url + measuredPaths.detail)
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('view_item')
  expect(namesSent()).toEqual(expect.arrayContaining(['page_viewed', 'view_item_list', 'compare_added', 'select_item']))
  expectClean()
  expect(sent('view_item_list')?.properties).toMatchObject({ utm_source: 'news' })
  expect(sent('select_item')?.properties.items).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[a-z0-9-]+$/),
      issuerCode: expect.stringMatching(/^[A-Z]/),
      url: expect.stringMatching(/^\/credit-card\//),
      item_list_id: '/credit-card',
      item_category: 'credit-card',
    }),
  ])
  const ids = new Set(site.collector.events().map(({ properties }) => properties.distinct_id))
  expect(ids.size, 'one random number for the whole visit').toBe(1)
})

test('following a link to a partner is counted before the page is gone', async ({ page }) => {
  await accept(page, measuredPaths.detail)
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('view_item')
  await page.route(/\/apply\/sample/, (route) => route.abort())
  await page.locator('.apply-bar a').click({ noWaitAfter: true })
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('apply_clicked')
  expect(site.collector.batches.find(({ leaving }) => leaving)?.events.map(({ event }) => event)).toContain(
    'apply_clicked',
  )
  expectClean()
})

test('links in the head of the home page and to social networks are counted on the pages that have them', async ({
  page,
}) => {
  await accept(page, '/')
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('page_viewed')
  await page.route(/facebook\./, (route) => route.abort('aborted'))
  await page.locator('footer').getByRole('link', { name: 'Facebook' }).click({ noWaitAfter: true })
  await page.locator('main header > figure a').click()
  await page.waitForURL('**/credit-card/*')
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('banner_clicked')
  expect(sent('banner_clicked')?.properties.path).toMatch(/^\/credit-card\//)
  expect(sent('social_link_clicked')?.properties).toMatchObject({ screen: 'home', network: 'facebook' })
  expectClean()
})

test('many events go in requests of fifty at most', async ({ page }) => {
  await accept(page, measuredPaths.list)
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('view_item_list')
  await page.evaluate(() => {
    const box = document.querySelector('.row input[name="product"]')
    for (let count = 0; count < 130; count += 1) box?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect
    .poll(() => namesSent().filter((name) => name === 'compare_removed').length, { timeout: 45_000 })
    .toBe(130)
  expectClean()
})

test('withdrawing in the footer holds at once and leaves nothing behind', async ({ page }) => {
  await accept(page, measuredPaths.list)
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('view_item_list')
  expect((await keptIn(page)).some((name) => name.includes('mp_'))).toBe(true)
  await chooseInDialog(page, { analytics: false })
  const before = site.collector.requests.length
  expect((await keptIn(page)).filter((name) => !essential.test(name))).toEqual([])
  await page.locator('.row input[name="product"]').first().check()
  await page.goto(site.url + measuredPaths.detail)
  await untilQuiet(page)
  expect(site.collector.requests.slice(before)).toEqual([])
  expect((await keptIn(page)).filter((name) => !essential.test(name))).toEqual([])
})

test('a browser that asks not to be tracked is neither asked nor counted', async ({ browser }) => {
  const context = await shyContext(browser)
  const page = await context.newPage()
  await page.goto(site.url + measuredPaths.list)
  await untilQuiet(page)
  await expect(banner(page)).toBeHidden()
  await page.locator('footer [data-shell="privacy"]').click()
  await expect(page.getByRole('dialog')).toContainText('so we use no analytics')
  expect(site.collector.requests).toEqual([])
  await context.close()
})

for (const [what, fail] of [
  ['answers with a failure', () => site.collector.answerWith(500)],
  ['is not there', () => site.collector.stop()],
] as const) {
  test(`a provider that ${what} breaks nothing`, async ({ page, problems }) => {
    await fail()
    await accept(page, measuredPaths.list)
    await page.locator('.row input[name="product"]').first().check()
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('Failed to load resource'))
    await failed
    await page.locator('.row h3 a').first().click()
    await page.waitForURL('**/credit-card/*')
    // The browser itself notes a request that failed; nobody can keep it from that. Of ours there must be nothing.
    const ours = problems.filter((problem) => !problem.startsWith('console: Failed to load resource'))
    problems.length = 0
    expect(ours).toEqual([])
  })
}

test('a visit is recorded only by its own choice, with every word masked, and never where figures stand in the address', async ({
  page,
}) => {
  await accept(page, '/compare')
  await expect.poll(namesSent, { timeout: 45_000 }).toContain('page_viewed')
  expect(site.collector.recordings).toEqual([])
  await chooseInDialog(page, { analytics: true, recording: true })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => site.collector.recordings.length, { timeout: 45_000 }).toBeGreaterThan(0)
  const recorded = site.collector.recordings.map(textOf).join()
  expect(recorded).toContain('***')
  for (const word of await page.locator('main h1, footer h2').allTextContents()) expect(recorded).not.toContain(word)
  const before = site.collector.recordings.length
  await page.goto(site.url + measuredPaths.list)
  await page.mouse.wheel(0, 300)
  await untilQuiet(page)
  expect(site.collector.recordings.slice(before).length).toBeLessThanOrEqual(1)
})

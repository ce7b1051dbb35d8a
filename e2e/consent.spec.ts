import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { consentTextVersion, parseConsent, printConsent } from '@/lib/domain/messages/consent'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { walk } from './support/focus'
import { banner, chooseInDialog, type MeasuredSite, measuredPaths, startMeasuredSite } from './support/measured-site'

let site: MeasuredSite

// One worker, so that one site serves all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = await startMeasuredSite()
})
test.afterAll(() => site.stop())

async function keptConsent(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  return cookie === undefined ? null : { ...parseConsent(decodeURIComponent(cookie.value)), cookie }
}

/** The proof that the provider has under an id; null when it has none. */
function proofOf(id: string | undefined): unknown {
  const database = new DatabaseSync(join(site.dataDir, 'timbang.sqlite'), { readOnly: true })
  try {
    return database.prepare('select * from consents where id = ?').get(id ?? '') ?? null
  } finally {
    database.close()
  }
}

test('accepting and refusing look alike and take one press each', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(site.url + measuredPaths.list)
    const buttons = [
      banner(page).getByRole('button', { name: 'Accept' }),
      banner(page).getByRole('button', { name: 'Refuse' }),
    ]
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
          const { width: wide, height } = element.getBoundingClientRect()
          return { backgroundColor, color, borderColor, fontSize, fontWeight, wide: Math.round(wide), height }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
  }
})

test('the banner moves nothing, traps no focus and lies over neither the tray nor what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site.url + measuredPaths.detail)
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset.shift = String(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await expect(banner(page)).toBeVisible()
  const boxes = await page.evaluate(() => {
    const box = (query: string) => document.querySelector(query)?.getBoundingClientRect()
    return { bar: box('.apply-bar')?.bottom ?? 0, banner: box('section[aria-label="Privacy choices"]')?.top ?? 0 }
  })
  expect(boxes.bar).toBeLessThanOrEqual(boxes.banner)
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  const stops = await walk(page)
  expect(stops.filter(({ covered }) => covered !== null).map(({ name }) => name)).toEqual([])
  const names = stops.map(({ name }) => name)
  expect(names.slice(-3)).toEqual(['button What is counted', 'button Accept', 'button Refuse'])
})

test('axe finds nothing in the banner and the dialog', async ({ page }) => {
  await page.goto(site.url + measuredPaths.compare)
  await expect(banner(page)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await banner(page).getByRole('button', { name: 'What is counted' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('a choice is kept for a year, holds on the next page, and its proof is with the provider', async ({ page }) => {
  await page.goto(site.url + measuredPaths.list)
  await banner(page).getByRole('button', { name: 'Refuse' }).click()
  await expect.poll(async () => (await keptConsent(page))?.recorded).toBe(true)
  const kept = await keptConsent(page)
  expect(kept).toMatchObject({ textVersion: consentTextVersion, channel: 'banner', analytics: false, recording: false })
  expect((kept?.cookie.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
  expect(proofOf(kept?.id)).toMatchObject({ text_version: consentTextVersion, channel: 'banner', analytics: 0 })
  await page.goto(site.url + measuredPaths.detail)
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
})

test('the footer shows the choice with its date and changes it at any time', async ({ page }) => {
  await page.goto(site.url + measuredPaths.detail)
  await page.locator('footer [data-shell="privacy"]').click()
  await expect(page.getByRole('dialog')).toContainText('You have not chosen yet')
  await expect(page.getByLabel('Count how I use the site')).not.toBeChecked()
  await expect(page.getByLabel('Record some of my visits')).toBeDisabled()
  await page.keyboard.press('Escape')
  await chooseInDialog(page, { analytics: true })
  await expect(banner(page)).toBeHidden()
  await expect.poll(async () => (await keptConsent(page))?.recorded).toBe(true)
  const first = await keptConsent(page)
  expect(first).toMatchObject({ channel: 'dialog', analytics: true, recording: false })
  await page.locator('footer [data-shell="privacy"]').click()
  await expect(page.getByRole('dialog')).toContainText(
    /You allowed counting, without recording on \d{1,2} [A-Z][a-z]{2} \d{4}/,
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click()
  await expect.poll(async () => (await keptConsent(page))?.recorded).toBe(true)
  const second = await keptConsent(page)
  expect(second?.id).not.toBe(first?.id)
  expect([proofOf(first?.id), proofOf(second?.id)]).toMatchObject([{ analytics: 1 }, { analytics: 0 }])
})

test('a proof that did not arrive is written down, and handed in with the next page', async ({ page, problems }) => {
  const written: string[] = []
  page.on('console', (message) => message.type() === 'info' && written.push(message.text()))
  await page.route('**/api/common-component/v1/public/consent', (route) => route.abort())
  await page.goto(site.url + measuredPaths.list)
  await banner(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => problems.length).toBe(1)
  expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
  expect(written).toEqual(['ApiError: common-component/consent: Network Error'])
  const kept = await keptConsent(page)
  expect([kept?.recorded, proofOf(kept?.id)]).toEqual([false, null])
  await page.unroute('**/api/common-component/v1/public/consent')
  await page.goto(site.url + measuredPaths.detail)
  await expect.poll(() => proofOf(kept?.id)).toMatchObject({ analytics: 0 })
})

for (const [what, changed] of [
  ['the words have changed', { textVersion: '2020-01-01' }],
  ['a year has passed', { at: Date.now() - 366 * 86_400_000 }],
] as const) {
  test(`the visitor is asked again when ${what}, and nothing of the library is left`, async ({ page, context }) => {
    const consent = {
      id: '7f2c1a34-9b1d-4c6e-8f00-0123456789ab',
      textVersion: consentTextVersion,
      channel: 'banner',
      at: Date.now(),
      analytics: true,
      recording: false,
      recorded: true,
    } as const
    await context.addCookies([
      { name: 'consent', value: printConsent({ ...consent, ...changed }), url: site.url },
      { name: 'mp_old_mixpanel', value: 'x', url: site.url },
    ])
    await page.goto(site.url + measuredPaths.list)
    await expect(banner(page)).toBeVisible()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  })
}

test('nobody is asked where nothing is counted', async ({ page, visit }) => {
  await visit('/credit-card')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await page.locator('footer [data-shell="privacy"]').click()
  await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toContainText('We use no analytics')
})

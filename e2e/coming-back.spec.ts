import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { expect, test as plain } from './fixtures'
import { detailPath, root, slugsOf } from './support/catalogue'
import { leaveEarlierBuild } from './support/earlier-build'
import { forgiveFailures, scripts, watchDocuments } from './support/held-scripts'
import { evenText } from './support/html'
import { shownIn } from './support/lists'
import { comparePath } from './support/pages'
import { imageFolder, run, shippedImage } from './support/shipped'

/** The small browser that most journeys run in has no memory for pages; the whole one does. */
const wholeBrowser = process.env.E2E_BROWSER ?? process.env.CHROME_PATH

const test = plain.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const path = wholeBrowser === undefined ? {} : { executablePath: wholeBrowser }
      await use({ ...launchOptions, ...path, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
})

const [card] = slugsOf('credit-card')
const awake = (page: Page) => expect(page.locator('main [data-island]:not([data-awake])')).toHaveCount(0)

/** Leaves the page and goes back. Says whether the browser had kept it as it was. */
async function leaveAndReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await page.goto('/how-we-rank')
  await page.goBack({ waitUntil: 'commit' })
  return (await page.locator('html').getAttribute('data-persisted')) === 'true'
}

/** A browser without that memory tells of itself; a page that bars it is a fault. */
async function hasMemory(page: Page): Promise<boolean> {
  // Beside a text the browser looks for an icon of its own accord.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto('/robots.txt')
  return leaveAndReturn(page)
}

test('a page that the browser kept comes back as it was left, and its islands go on', async ({ page, visit }) => {
  test.skip(!(await hasMemory(page)), 'This browser keeps no pages')
  await visit('/credit-card')
  await awake(page)
  await page.locator('input[name=kind][value=islamic]').check()
  await expect(page).toHaveURL(/kind=islamic/)
  const left = await shownIn(page)
  expect(await leaveAndReturn(page)).toBe(true)
  expect(await shownIn(page)).toEqual(left)
  await page.locator('input[name=kind][value=islamic]').uncheck()
  await expect(page).toHaveURL('/credit-card')
  await expect.poll(async () => (await shownIn(page)).rows).not.toEqual(left.rows)

  await visit('/financial-hub/home-loan')
  await awake(page)
  const answer = page.locator('#answer b').first()
  await page.locator('[name=price]').fill('765000')
  await expect(page).toHaveURL(/price=765000/)
  const before = await answer.textContent()
  expect(await leaveAndReturn(page)).toBe(true)
  await expect(answer).toHaveText(before ?? '')
  await page.locator('[name=price]').fill('888000')
  await expect(answer).not.toHaveText(before ?? '')

  await visit('/financial-analysis')
  await awake(page)
  await page.locator('[name=income]').fill('6000')
  expect(await leaveAndReturn(page)).toBe(true)
  await expect(page.locator('[name=income]')).toHaveValue('6000')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('.step').nth(1)).toHaveClass(/step-on/)
})

test('an address with an anchor leads there, and waking islands move nothing', async ({ page, visit }) => {
  for (const address of [`${detailPath('credit-card', card)}#figures`, '/glossary#not-published']) {
    await visit(address)
    await awake(page)
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
    const top = await page.locator(new URL(page.url()).hash).evaluate((target) => target.getBoundingClientRect().top)
    expect(Math.abs(top), address).toBeLessThan(200)
  }
})

test('an address that asks why shows the sum at once, and it closes in place', async ({ page, visit }) => {
  const html = evenText(await (await visit(`/credit-card?why=${card}`)).text())
  expect(html).toContain('class="why"')
  await awake(page)
  const row = page.locator(`[id="${card}"]`)
  await expect(row.locator('.why table')).toBeVisible()
  const documents = watchDocuments(page)
  await row.locator('.why-link').click()
  await expect(page.locator('.why')).toHaveCount(0)
  await expect(page).toHaveURL(/\/credit-card$/)
  expect(documents).toEqual([])
})

test('print shows rows, figures and answers, and none of the controls, also after a change', async ({
  page,
  visit,
}) => {
  await visit('/credit-card')
  await page.locator('input[name=kind][value=islamic]').check()
  await expect(page).toHaveURL(/kind=islamic/)
  await page.emulateMedia({ media: 'print' })
  for (const hero of await page.locator('.row .hero b').all()) await expect(hero).toBeVisible()
  for (const hidden of ['header', 'footer', '.filters', '.tray'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden()
  await visit(detailPath('credit-card', card))
  await expect(page.locator('.figures td').first()).toBeVisible()
  await expect(page.locator('.sum td').first()).toBeVisible()
  await visit('/financial-hub/home-loan')
  await expect(page.locator('#answer b').first()).toBeVisible()
  await expect(page.locator('#answer .rows td').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden()
  await expect(page.locator('#calculator .input').first()).toHaveCSS('border-top-width', '0px')
  await visit(comparePath)
  await expect(page.locator('.compare td b').first()).toBeVisible()
})

test.describe('a document of the deployment before', () => {
  test.afterEach(({ problems }) => forgiveFailures(problems))

  test('whose scripts and styles are kept wakes and goes on with them alone', async ({ page, visit }) => {
    const [image, data] = [imageFolder(), temporaryFolder()]
    const earlier = leaveEarlierBuild(image.path)
    const { SITE_URL = 'http://localhost:3000' } = process.env
    const variables = { ...frozen, TEST_CONTENT: join(root, frozen.TEST_CONTENT), SITE_URL, HOST: '127.0.0.1' }
    const site = await run(shippedImage(), { folder: image.path, dataDir: data.path, variables })
    try {
      expect(await site.ready()).toBe(200)
      await page.route('**/investment/fixed-deposit', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: earlier.made(await answer.text()) })
      })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/assets/')) asked.push(pathname)
      })
      const documents = watchDocuments(page)
      await visit(`${site.url}/investment/fixed-deposit`)
      await awake(page)
      const left = await shownIn(page)
      await page.locator('input[name=kind][value=islamic]').check()
      await expect(page).toHaveURL(/[?&]kind=islamic/)
      await expect.poll(async () => (await shownIn(page)).rows).not.toEqual(left.rows)
      expect(asked.filter((path) => !earlier.addresses.has(path))).toEqual([])
      for (const kind of [scripts.loader, scripts.listEngine]) expect(asked.join('\n')).toMatch(new RegExp(kind, 'm'))
      expect(documents).toHaveLength(1)
    } finally {
      // A browser asks for the icon again when the address changes.
      await page.goto('about:blank')
      await site.stop()
      for (const folder of [image, data]) folder.remove()
    }
  })

  test('whose loader is gone works as without script, and loads itself no second time', async ({ page, visit }) => {
    await page.route('/investment/fixed-deposit', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/\/assets\/loader-[\w-]+\.js/g, '/assets/loader-0ld0ld00.js')
      await route.fulfill({ response: answer, body })
    })
    const documents = watchDocuments(page)
    await visit('/investment/fixed-deposit')
    await expect(page.locator('html[data-script=failed]')).toHaveCount(1)
    await page.locator('input[name=kind][value=islamic]').check()
    await page.getByRole('button', { name: 'Show the results' }).click()
    await expect(page).toHaveURL(/[?&]kind=islamic/)
    await expect(page.locator('html[data-script=failed]')).toHaveCount(0)
    await awake(page)
    expect(documents).toHaveLength(2)
  })

  test('whose islands are gone says so and is loaded once, not again while they stay gone', async ({ page, visit }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const stored = () => page.evaluate(() => localStorage.getItem('appVersion'))
    const documents = watchDocuments(page)
    await visit('/investment/fixed-deposit')
    await expect.poll(stored).not.toBeNull()
    await page.route(scripts.island, (route) => route.fulfill({ status: 404 }))
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    const option = page.locator('input[name=kind][value=islamic]')
    const loaded = page.waitForEvent('load')
    await option.hover()
    await expect(page.locator('.shell-note')).toHaveText('New version available. Refreshing...')
    await loaded
    expect(await stored()).toBe('newer')
    const asked = page.waitForResponse('**/version.json')
    await option.check()
    await expect(page.locator('.shell-note')).toContainText('did not load')
    await asked
    await expect(page.locator('.shell-note')).toContainText('did not load')
    expect(documents).toHaveLength(2)
    // The next page would be loaded once for the other version, too.
    await page.unroute('**/version.json')
    await page.getByRole('button', { name: 'Show the results' }).click()
    await expect(page).toHaveURL(/[?&]kind=islamic/)
    await expect(option).toBeChecked()
    expect(documents).toHaveLength(3)
  })
})

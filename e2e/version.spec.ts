import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { deploy } from './support/new-version'
import { asMember, started, stored } from './support/started'
import { watchRequests } from './support/traffic'

const newVersion = 'New version available. Refreshing...'

const note = (page: Page) => page.locator('.shell-note')
const newsletter = (page: Page) => page.locator('[data-island=newsletter] form')

/** Chromium writes every failed request to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[], pattern: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)))
}

test.describe('the version', () => {
  test('is remembered in silence, and who comes back after a deployment hears nothing of it', async ({
    page,
    visit,
    request,
  }) => {
    const { version } = await (await request.get('/version.json')).json()
    await visit('/glossary')
    await expect.poll(() => stored(page)).toBe(version)
    await expect(note(page)).toBeEmpty()
    await page.evaluate(() => localStorage.setItem('appVersion', 'older'))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.reload()
    await expect.poll(() => stored(page)).toBe(version)
    await page.waitForLoadState('networkidle')
    await expect(note(page)).toBeEmpty()
    expect(loads).toHaveLength(1)
  })

  test('of an old page is loaded once and without a word, though the page stays old', async ({ page, visit }) => {
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await visit('/glossary')
    await expect.poll(() => loads.length).toBe(2)
    await expect.poll(() => stored(page)).toBe('newer')
    await page.waitForLoadState('networkidle')
    await expect(note(page)).toBeEmpty()
    expect(loads).toHaveLength(2)
  })

  test('is said and loaded once when it comes while somebody is here', async ({ page, visit }) => {
    await visit('/glossary')
    await started(page)
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await deploy(page)
    await expect(note(page)).toHaveText(newVersion)
    await expect.poll(() => loads.length).toBe(1)
    await expect.poll(() => stored(page)).toBe('newer')
    await page.waitForLoadState('networkidle')
    await expect(note(page)).toBeEmpty()
    expect(loads).toHaveLength(1)
  })

  test('is asked again when the page is seen after five minutes', async ({ page, visit, context, baseURL }) => {
    // The survey would come in between, and its signature by the moved clock would be refused.
    const later = Date.now() + 86_400_000
    await context.addCookies([{ name: 'surveyQuietUntil', value: String(later), url: baseURL ?? '' }])
    await page.clock.install()
    await visit('/glossary')
    await started(page)
    const requests = watchRequests(page)
    const asked = () => requests.filter((request) => request.endsWith('/version.json')).length
    const see = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.clock.fastForward(240_000)
    await see()
    expect(asked()).toBe(0)
    await page.clock.fastForward(61_000)
    await see()
    await expect.poll(asked).toBe(1)
  })

  test('waits for somebody who writes, and a script that is gone does not take the words away', async ({
    page,
    visit,
    problems,
  }) => {
    await visit('/glossary')
    await asMember(page)
    const field = newsletter(page).getByRole('textbox')
    await field.pressSequentially('anna')
    await expect(page.locator('[data-island=newsletter][data-awake]')).toHaveCount(1)
    // What a new build looks like to a page of the old one.
    await page.route('**/assets/**', (route) => route.abort())
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await page.locator('[data-shell="get-app"]').click()
    await expect(note(page)).toContainText('did not load')
    await expect(field).toHaveValue('anna')
    await page.unroute('**/assets/**')
    const loaded = page.waitForEvent('load')
    await field.fill('')
    await expect(note(page)).toHaveText(newVersion)
    await loaded
    expect(await stored(page)).toBe('newer')
    forgive(problems, /ERR_FAILED/)
  })
})

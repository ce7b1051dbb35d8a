import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type ChatVendor, startChatVendor } from './support/chat-vendor'
import { withoutEdge } from './support/looks'
import { deploy } from './support/new-version'
import { comparePath } from './support/pages'
import { policyOf } from './support/policy'
import { type OwnServer, startSite } from './support/servers'
import { untilQuiet, watchRequests } from './support/traffic'

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' })
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true })
const frame = (page: Page) => page.frameLocator('iframe[title="Chat with our support"]')
const field = (page: Page) => frame(page).getByLabel('Your message')

/** A page that is rendered for each request: stored ones know the chat they were built with. */
const path = comparePath

// One worker, so that each site is started once.
test.describe.configure({ mode: 'default' })

type Provider = 'infobip' | 'zendesk' | 'none'

const sites = new Map<Provider, OwnServer>()
let vendor: ChatVendor
let site: OwnServer

function variablesOf(provider: Provider): Readonly<Record<string, string>> {
  const name = provider.toUpperCase()
  if (provider === 'none') return {}
  return {
    INFOBIP_LIVECHAT_ENABLED: String(provider === 'infobip'),
    [`LIVECHAT_${name}_SCRIPT`]: vendor.script,
    [`LIVECHAT_${name}_KEY`]: 'a-key',
  }
}

/** Chooses the site whose chat is with the stand-in, by the first provider or by the second, or that has none. */
async function start(provider: Provider): Promise<void> {
  site = sites.get(provider) ?? (await startSite(variablesOf(provider)))
  sites.set(provider, site)
}

/** The frame's sandbox stops what the stand-in tries, and the browser writes that down before the stand-in reports it. */
async function forgiveThefts(problems: string[]): Promise<void> {
  await expect.poll(() => vendor.findings.length).toBeGreaterThan(0)
  const thefts = /policy: connect-src blocked|thief\.example|Unsafe attempt to initiate navigation|device-id/
  problems.splice(0, problems.length, ...problems.filter((problem) => !thefts.test(problem)))
}

/** Opens a page and waits until it is loaded: the button for the chat works then. */
async function arrive(page: Page, visit: (address: string) => Promise<unknown>): Promise<void> {
  await visit(site.url + path)
  await untilQuiet(page)
}

test.beforeAll(async () => {
  vendor = await startChatVendor()
})
test.beforeEach(() => vendor.clear())
test.afterAll(async () => {
  for (const started of sites.values()) await started.stop()
  await vendor.stop()
})

for (const [provider, asked, calls] of [
  ['infobip', 'GET /widget.js', ['init a-key', 'show']],
  ['zendesk', 'GET /widget.js?key=a-key', ['messenger:on close', 'messenger open']],
] as const) {
  test(`the chat of the ${provider} kind loads when it is opened, and learns nothing of the visitor`, async ({
    page,
    visit,
    problems,
  }) => {
    await start(provider)
    await arrive(page, visit)
    await page.evaluate(() => localStorage.setItem('accessToken', 'a-visitors-token'))
    expect(vendor.requests).toEqual([])
    const requests = watchRequests(page)
    await launcher(page).click()
    await expect(field(page)).toBeVisible()
    expect(requests.filter((request) => /LIVECHAT/.test(request))).toHaveLength(1)
    await expect.poll(() => vendor.findings.length).toBe(1)
    expect(vendor.requests[0]).toBe(asked)
    expect(vendor.findings[0]).toEqual({
      calls,
      thefts: {
        page: 'SecurityError',
        tokens: 'SecurityError',
        cookies: 'SecurityError',
        address: 'SecurityError',
        top: 'SecurityError',
        calls: 'TypeError',
      },
      stored: 'kept|||chat=kept',
    })
    expect(page.url()).toBe(site.url + path)
    await forgiveThefts(problems)
  })
}

test('it closes on Escape, also from inside the frame, and what was written is still there', async ({
  page,
  visit,
  problems,
}) => {
  await start('zendesk')
  await arrive(page, visit)
  await launcher(page).click()
  await field(page).fill('Hello')
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat(page)).toBeFocused()
  await expect(field(page)).toHaveValue('Hello')
  await page.keyboard.press('Tab')
  await expect(chat(page).getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await withoutEdge(page, '.chat-head')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await forgiveThefts(problems)
})

test('neither a new version nor the survey takes away what was written, also while it is closed', async ({
  page,
  visit,
  problems,
}) => {
  await start('zendesk')
  await page.clock.install()
  await arrive(page, visit)
  await launcher(page).click()
  await field(page).fill('Hello')
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await deploy(page)
  await page.clock.runFor(180_000)
  await expect(page.locator('.shell-note')).toBeEmpty()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await launcher(page).click()
  await expect(field(page)).toHaveValue('Hello')
  await forgiveThefts(problems)
})

test('a chat that does not open leads to the support centre beside a page that holds unsaved input', async ({
  page,
  visit,
  problems,
}) => {
  await start('infobip')
  await arrive(page, visit)
  await page.route(vendor.script, (route) => route.abort('blockedbyclient'))
  const address = page.locator('form[action="/subscribe"] [name=email]')
  await address.fill('a')
  await launcher(page).click()
  const beside = page.waitForEvent('popup')
  await chat(page).getByRole('link', { name: 'Go to the support centre' }).click()
  await expect(await beside).toHaveURL(/\/support$/)
  await expect(address).toHaveValue('a')
  await address.fill('')
  await chat(page).getByRole('link', { name: 'Go to the support centre' }).click()
  await expect(page).toHaveURL(/\/support$/)
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_BLOCKED_BY_CLIENT/.test(problem)))
})

test('the next page has no chat until it is opened there', async ({ page, visit, problems }) => {
  await start('zendesk')
  await arrive(page, visit)
  await launcher(page).click()
  await expect(field(page)).toBeVisible()
  await forgiveThefts(problems)
  const asked = vendor.requests.filter((request) => request.startsWith('GET')).length
  await arrive(page, visit)
  await expect(chat(page)).toHaveCount(0)
  expect(vendor.requests.filter((request) => request.startsWith('GET'))).toHaveLength(asked)
})

test('a provider that is blocked leaves a way to the support centre', async ({ page, visit, problems }) => {
  await start('infobip')
  await arrive(page, visit)
  await page.route(vendor.script, (route) => route.abort('blockedbyclient'))
  await launcher(page).click()
  await expect(chat(page).getByRole('status')).toContainText('The chat did not open.')
  await expect(chat(page).getByRole('link', { name: 'Go to the support centre' })).toHaveAttribute('href', '/support')
  await page.unroute(vendor.script)
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  await expect(field(page)).toBeVisible()
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_BLOCKED_BY_CLIENT/.test(problem)))
  await forgiveThefts(problems)
})

test('the document of the chat may be framed by this site alone, the pages by nobody', async ({ request }) => {
  await start('zendesk')
  const document = await request.get(`${site.url}/live-chat/zendesk`)
  expect(document.headers()['x-frame-options']).toBe('SAMEORIGIN')
  expect(policyOf(document).get('frame-ancestors')).toEqual(["'self'"])
  expect(policyOf(document).get('connect-src')).toEqual([vendor.origin])
  expect(policyOf(document).has('sandbox')).toBe(true)
  const around = await request.get(site.url + path)
  expect(around.headers()['x-frame-options']).toBe('DENY')
  expect(JSON.stringify([...policyOf(around)])).not.toContain(vendor.origin)
  expect((await request.get(`${site.url}/live-chat/infobip`)).status()).toBe(404)
})

test('without a chat its place is a link to the support centre', async ({ page, visit }) => {
  await start('none')
  await arrive(page, visit)
  await expect(launcher(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Help', exact: true })).toHaveAttribute('href', '/support')
})

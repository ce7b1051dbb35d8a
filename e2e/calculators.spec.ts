import type { Page } from '@playwright/test'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { goodEntries, hostileEntries } from '@/tests/calculator-pages/values'
import { dice } from '@/tests/factories/dice'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { calculatorOf, expectedAddress, expectedAnswer, fillForm, firstTextField } from './support/calculators'
import { parseHtml, textOf } from './support/html'
import { untilQuiet, watchRequests } from './support/traffic'

const day = isoDate(process.env.TEST_NOW ?? frozen.TEST_NOW)
const submit = (page: Page) => page.locator('#calculator').getByRole('button', { name: 'Calculate' })
/** The headline, or the title of a refusal. */
const answer = (page: Page) => page.locator('#answer b').first()
const summary = (page: Page) => page.locator('.problem-summary')

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
/** Sends the form and waits for the page that answers: what is typed before it comes would be lost with the old one. */
async function send(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), submit(page).click()])
}

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

for (const id of thirdInTurn(calculatorIds)) {
  const path = `/financial-hub/${id}`

  test(`${id}: on a small screen the answer follows the form without a request, equals the server's, and a wrong figure is told`, async ({
    page,
    visit,
  }) => {
    const calculator = await calculatorOf(id)
    const sent = new Map(goodEntries(calculator, dice(id.length), day))
    const name = firstTextField(calculator, sent, day)
    await page.setViewportSize({ width: 360, height: 844 })
    await visit(path)
    await page.locator('#calculator input:not([type=hidden])').first().focus()
    await untilQuiet(page)
    const requests = watchRequests(page)
    // A part of our own that figures bring into sight may come: it says nothing of them.
    const told = () => requests.filter((request) => !/^script GET \S+\/assets\/[\w.-]+\.js$/.test(request))
    await fillForm(page, calculator, sent)
    await expect(answer(page)).toHaveText(expectedAnswer(calculator, sent, day))
    await submit(page).click()
    expect(await focusedId(page)).toBe('answer')
    expect(told()).toEqual([])
    const shown = await answer(page).textContent()
    if (!calculator.personal) {
      await expect.poll(() => addressOf(page)).toBe(expectedAddress(calculator, sent, day))
      await visit(addressOf(page))
      await expect(answer(page)).toHaveText(shown ?? '')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').search).toBe('')
    }
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    await page.locator(`#field-${name}`).fill('a lot')
    await page.locator(`#field-${name}`).press('Tab')
    await expect(page.locator(`#field-${name}-problem`)).toBeVisible()
    await page.locator(`#field-${name}`).press('Enter')
    await expect(summary(page)).toBeFocused()
    await expect(page.locator(`#field-${name}`)).toHaveValue('a lot')
    expect(await sideways(page), `${id} opened, with a wrong figure`).toBe(0)
    expect(await axeFaults(page), `${id} opened, with a wrong figure`).toEqual([])
    await summary(page).getByRole('link').click()
    await expect(page.locator(`#field-${name}`)).toBeFocused()
    if (calculator.personal) expect(new URL(page.url()).search, 'figures about a person in the address').toBe('')
  })

  test(`${id}: without script the form is answered by the server`, { tag: '@no-script' }, async ({ page, visit }) => {
    const calculator = await calculatorOf(id)
    const sent = new Map(goodEntries(calculator, dice(71), day))
    const response = await visit(path)
    expect(await response.text()).toContain(expectedAnswer(calculator, new Map(), day))
    await fillForm(page, calculator, sent)
    await send(page)
    await expect(answer(page)).toHaveText(expectedAnswer(calculator, sent, day))
    if (calculator.personal) expect([...new URL(page.url()).searchParams.keys()]).toEqual(['sealed'])
    const name = firstTextField(calculator, sent, day)
    await page.locator(`#field-${name}`).fill('a lot')
    await send(page)
    await expect(summary(page)).toBeVisible()
    await expect(page.locator(`#field-${name}`)).toHaveValue('a lot')
    await expect(page).toHaveTitle(/^Needs another look/)
  })
}

test('hostile addresses get a page with words', async ({ request }) => {
  for (const id of calculatorIds) {
    const calculator = await calculatorOf(id)
    const roll = dice(5)
    for (let run = 0; run < 4; run += 1) {
      const query = new URLSearchParams(hostileEntries(calculator, roll).map(([name, value]) => [name, value]))
      const response = await request.get(`/financial-hub/${id}?${query}`)
      expect(response.status(), String(query)).toBe(200)
      expect(textOf(parseHtml(await response.text()), '#answer')).not.toMatch(/NaN|Infinity|undefined/)
    }
  }
})

test('an address that leaves fields out says which figures were used for them', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/financial-hub/personal-loan-instalment?case=1&amount=5000&months=24')
  const notice = page.locator('#answer .notice')
  await expect(notice).toContainText('Some fields were left out')
  await expect(notice.getByRole('listitem')).toHaveText([
    'How the rate is quoted: Flat rate',
    'Rate: 5.5%',
    'Processing fee: 0%',
  ])
  await send(page)
  await expect(page.locator('#answer b').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('sealed figures that cannot be opened are told, and the form starts anew', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  const response = await visit('/financial-hub/affordability?sealed=c2VhbGVk')
  await expect(page.getByRole('alert')).toContainText('can no longer be opened')
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  await expect(answer(page)).toBeVisible()
})

test('every row of a long table can be had, in the page and as a file', async ({ page, visit, request }) => {
  await visit('/financial-hub/personal-loan-instalment')
  const rows = page.locator('#answer .rows', { hasText: 'Month by month' }).locator('tbody tr')
  await expect(rows).toHaveCount(12)
  await page.getByRole('button', { name: 'Show all 60 rows' }).click()
  await expect(rows).toHaveCount(60)
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  const csv = await (await request.get(href ?? '')).text()
  expect(csv.trim().split('\r\n')).toHaveLength(61)
})

test('a refusal has no table to download, whatever the answer before it had', async ({ page, visit }) => {
  await visit('/financial-hub/roll-over')
  const download = page.getByRole('link', { name: 'Download as CSV' })
  await expect(download).toBeVisible()
  await page.locator('#field-terms').fill('40')
  await expect(answer(page)).not.toContainText('RM')
  await expect(download).toHaveCount(0)
})

test('on a phone the answer stays in sight of the fields and follows them', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await visit('/financial-hub/home-loan')
  await page.getByText('Costs of buying').click()
  await page.locator('#field-valuation').scrollIntoViewIfNeeded()
  await page.locator('#field-rate').fill('5')
  await page.locator('#field-valuation').focus()
  const figure = page.locator('.standing')
  await expect(figure).toBeInViewport()
  await expect(figure).toContainText((await answer(page).textContent()) ?? '')
})

test('the table of figures about a person is saved on the device', async ({ page, visit }) => {
  await visit('/financial-hub/affordability')
  await page.locator('#field-income').fill('9000')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.url()).toMatch(/^blob:/)
  expect(download.suggestedFilename()).toBe('affordability.csv')
})

test('the hub names every calculator', { tag: '@no-script' }, async ({ page, visit }) => {
  await visit('/financial-hub')
  for (const id of calculatorIds)
    await expect(page.locator(`main a[href="/financial-hub/${id}"]`).first()).toBeVisible()
})

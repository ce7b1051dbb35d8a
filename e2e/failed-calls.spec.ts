import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { detailPath, slugsOf } from './support/catalogue'
import { createMember, keepSession } from './support/members'
import { untilQuiet } from './support/traffic'

const busy = { message: 'The catalogue is being mended.', errorCode: 'X0001' }
const messages = (page: Page) => page.locator('.Toastify__toast')

/** Notes what is written down of calls that failed, and how often calls below a path failed. */
function watchFailures(page: Page, path: string) {
  const written: string[] = []
  const failed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info') written.push(message.text())
  })
  page.on('response', (response) => {
    if (response.url().includes(path) && response.status() >= 400) failed.push(response.url())
  })
  return { written, failed }
}

/** Chromium writes every refused request to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !/status of (?:403|503)/.test(problem)))
}

test('a list that cannot be loaded says so with the words of the provider, and each failed call is written down once', async ({
  page,
  visit,
  problems,
}) => {
  const { written, failed } = watchFailures(page, '/product-suggestions')
  await page.route('**/product-suggestions*', (route) => route.fulfill({ status: 503, json: { data: busy } }))
  await visit('/investment/fixed-deposit')
  await untilQuiet(page)
  await page.locator('#case-amount').fill('50000')
  await expect(messages(page)).toContainText(busy.message)
  await expect.poll(() => failed.length).toBeGreaterThan(0)
  await expect.poll(() => written.filter((line) => line.includes('product-suggestions')).length).toBe(failed.length)
  forgive(problems)
})

test('the check of who may apply says with the words of the provider why it does not come', async ({
  page,
  visit,
  problems,
}) => {
  const { written } = watchFailures(page, '/product-details')
  await page.route('**/product-details*', (route) => route.fulfill({ status: 503, json: busy }))
  await visit(detailPath('credit-card', slugsOf('credit-card')[0]))
  await page.locator('[data-island=eligibility]').getByRole('button').click()
  await expect(messages(page)).toContainText(busy.message)
  expect(written.filter((line) => line.includes('product-details'))).toHaveLength(1)
  forgive(problems)
})

for (const [shape, body] of [
  ['bare', { message: 'Closed by you.', errorCode: 'GBL0020' }],
  ['wrapped in data', { data: { message: 'Closed by you.', errorCode: 'GBL0020' } }],
] as const) {
  test(`a session ends by the code of another provider, ${shape}, with its words`, async ({ page, visit, problems }, {
    project,
  }) => {
    await visit('/glossary')
    await keepSession(page, await createMember(project.name))
    await page.route('**/api/account-component/account', (route) => route.fulfill({ status: 403, json: body }))
    await page.reload()
    await expect(messages(page)).toContainText('Closed by you.')
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    forgive(problems)
  })
}

for (const minutes of [-6, 6]) {
  test(`the newsletter is sent from a device whose clock is wrong by ${minutes} minutes`, { tag: '@remote' }, async ({
    page,
    visit,
    problems,
  }) => {
    await page.addInitScript((off) => {
      const now = Date.now
      Date.now = () => now() + off
    }, minutes * 60_000)
    await visit('/glossary')
    const form = page.locator('[data-island=newsletter] form')
    await form.getByRole('textbox').focus()
    await expect(page.locator('[data-island=newsletter][data-awake]')).toHaveCount(1)
    await form.getByRole('textbox').fill(canaries.email)
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toHaveText('Your submission was successful.')
    forgive(problems)
  })
}

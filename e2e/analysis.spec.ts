import type { Page } from '@playwright/test'
import { categoryList } from '@/lib/domain/categories/registry'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { untilQuiet, watchRequests } from './support/traffic'

const path = '/financial-analysis'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ask = (page: Page, label: string) => page.getByLabel(label)
const card = (page: Page, title: string) => page.locator('.finding', { hasText: title })
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Answers the first two steps and skips the rest. */
async function toReport(page: Page): Promise<void> {
  await ask(page, 'Net income a month').fill('6000')
  await button(page, 'Next').click()
  await ask(page, 'Repayments a month').fill('3000')
  await button(page, 'Next').click()
  for (let step = 3; step <= 6; step += 1) await button(page, 'Skip').click()
}

test('the report is made on the device: no request, nothing in the address, nothing kept beyond this tab', async ({
  page,
  visit,
}) => {
  await visit(path)
  await untilQuiet(page)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))
  const before = await kept()
  const requests = watchRequests(page)
  await toReport(page)
  await expect(card(page, 'Repayments against income')).toContainText('50.0%')
  await expect(card(page, 'Repayments against income')).toContainText('RM3,000 ÷ RM6,000')
  await expect(card(page, 'Repayments against income')).toContainText('Watch')
  await expect(card(page, 'Your goal')).toContainText('Not known')
  await expect(page.locator('#report')).toBeFocused()
  expect(requests).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  expect(await kept()).toBe(before)
  expect(await axeFaults(page)).toEqual([])
})

test('answers can be edited, thrown away and brought back', async ({ page, visit }) => {
  await visit(path)
  await toReport(page)
  await page.getByRole('link', { name: 'Commitments' }).click()
  await ask(page, 'Repayments a month').fill('abc')
  await button(page, 'Next').click()
  await expect(page.locator('#analysis-problems')).toBeFocused()
  await ask(page, 'Repayments a month').fill('600')
  await button(page, 'Next').click()
  for (let step = 3; step <= 5; step += 1) await button(page, 'Next').click()
  await page.locator('form').getByRole('button', { name: 'See the report' }).first().click()
  await expect(card(page, 'Repayments against income')).toContainText('10.0%')
  await button(page, 'Start again').click()
  await expect(ask(page, 'Net income a month')).toHaveValue('')
  await button(page, 'Undo: bring my answers back').click()
  await expect(card(page, 'Repayments against income')).toContainText('10.0%')
})

/** A household that spends RM100 more than it earns and owes RM21,000. */
const household = {
  income: '2400',
  spending: '2500',
  repayments: '700',
  liquid: '500',
  'card-owed': '9000',
  'card-rate': '18',
  'loan-owed': '12000',
  'loan-rate': '11.5',
}

/** A household with a surplus, an emergency fund that is too small and card debt. */
const saver = {
  income: '6000',
  spending: '5000',
  essentials: '1900',
  liquid: '500',
  'card-owed': '900',
  'card-rate': '15',
}

/** Answers step by step to the report; what is not named is left open. */
async function answer(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake')
  for (let step = 1; step <= 6; step += 1) {
    for (const field of await page.locator('.step-on input[type=text], .step-on input[inputmode]').all()) {
      const name = await field.getAttribute('name')
      if (name !== null && texts[name] !== undefined) await field.fill(texts[name])
    }
    await page
      .locator('form')
      .getByRole('button', { name: /^(?:Next|See the report)$/ })
      .first()
      .click()
  }
}

/** Where the report leads to, its calculators, guides and lists alike. */
const links = (page: Page) =>
  page.locator('#report a:visible').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/** What a person in trouble must see, whatever the page is made with. */
async function seesFirstSteps(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'What to do first' })
  await expect(first).toContainText('You spend RM100 a month more than you earn.')
  await expect(first).toContainText('Your card and loan cost RM3,000 of interest a year.')
  await expect(first.getByRole('listitem').first()).toContainText('Spend RM100 a month less')
  await expect(first.getByRole('link', { name: '03-2616 7766' })).toHaveAttribute('href', 'tel:+60326167766')
  await expect(card(page, 'What your debts cost')).toContainText('RM3,000 a year')
  const all = await links(page)
  expect(all.filter((href) => categoryList.some(({ path: list }) => href.startsWith(list)))).toEqual([])
  expect(all.length).toBeGreaterThan(3)
}

test('who is in trouble sees what the debts cost, the first step and free help, and no product', async ({
  page,
  visit,
}) => {
  await visit(path)
  await answer(page, household)
  await seesFirstSteps(page)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('on a phone “See the report” lands at its beginning', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(path)
  await answer(page, household)
  await expect(page.locator('#report')).toBeFocused()
  const top = await page.locator('#report-title').evaluate((title) => title.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
})

test('refresh, a link of the report and Back bring the answers and the report back', async ({ page, visit }) => {
  await visit(path)
  await answer(page, household)
  await page.reload()
  await expect(card(page, 'What your debts cost')).toContainText('RM3,000 a year')
  await page.getByRole('link', { name: 'Which debt to pay off first' }).first().click()
  await expect(page).toHaveURL(/paying-off-debt/)
  await page.goBack()
  await expect(card(page, 'What your debts cost')).toContainText('RM3,000 a year')
  await page.getByRole('link', { name: 'Debts', exact: true }).click()
  await expect(page.locator('[name=card-owed]')).toHaveValue('9000')
  await page.locator('[name=card-owed]').fill('8000')
  await page.reload()
  await expect(page.locator('#step-credit')).toHaveClass(/step-on/)
  await expect(page.locator('[name=card-owed]')).toHaveValue('8000')
  expect(new URL(page.url()).search).toBe('')
  await button(page, 'Start again').click()
  await page.reload()
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake')
  await expect(page.locator('[name=income]')).toHaveValue('')
})

test('a calculator that the report leads to opens with the visitor’s figures, and none stands in its address', async ({
  page,
  visit,
}) => {
  await visit(path)
  await answer(page, saver)
  await page.getByRole('link', { name: 'Plan your emergency fund' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'figures of your financial analysis' })).toBeVisible()
  await expect(page.locator('#calculator [name=essentials]')).toHaveValue('1900')
  await expect(page.locator('#calculator [name=saved]')).toHaveValue('500')
  await expect(page.locator('[data-answer]')).toContainText('RM11,400')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('#from-reserve')
  await page.reload()
  await expect(page.locator('#calculator [name=essentials]')).toHaveValue('1900')
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.locator('#calculator [name=essentials]')).toHaveValue('3000')
})

test('where the browser keeps nothing for a tab, the page says so and asks before answers are lost', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (this: Storage, name: string, text: string) {
      if (this === window.sessionStorage) throw new DOMException('', 'QuotaExceededError')
      keep.call(this, name, text)
    }
  })
  await visit(path)
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake')
  await page.locator('[name=income]').pressSequentially('6000')
  await expect(page.getByText('they are lost when you leave it')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'More calculators in the hub' }).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page.locator('[name=income]')).toHaveValue('6000')
})

test('the steps work by keyboard and fit 360 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(path)
  // Before that, Enter sends the whole form, as it does without script.
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake', '')
  await ask(page, 'Net income a month').fill('6000')
  await page.keyboard.press('Enter')
  await expect(page.locator('#step-commitments legend')).toBeFocused()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
  for (let step = 2; step <= 6; step += 1) await button(page, 'Skip').press('Enter')
  await expect(page.locator('#report')).toBeFocused()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same questions are one form, and the answers travel sealed', async ({ page, visit }) => {
    await visit(path)
    await ask(page, 'Net income a month').fill('6000')
    await ask(page, 'Repayments a month').fill('3000')
    await button(page, 'See the report').click()
    await expect(card(page, 'Repayments against income')).toContainText('50.0%')
    expect(page.url()).not.toMatch(/6000|3000|income/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(ask(page, 'Net income a month')).toHaveValue('6000')
  })

  test('who is in trouble sees the same first steps and no product', async ({ page, visit }) => {
    await visit(path)
    for (const [name, text] of Object.entries(household)) await page.locator(`[name=${name}]`).fill(text)
    await button(page, 'See the report').click()
    await seesFirstSteps(page)
  })

  test('calculators get the figures by a form', async ({ page, visit }) => {
    await visit(path)
    for (const [name, text] of Object.entries(saver)) await page.locator(`[name=${name}]`).fill(text)
    await button(page, 'See the report').click()
    await button(page, 'Plan your emergency fund').click()
    await expect(page.locator('#calculator [name=essentials]')).toHaveValue('1900')
    await expect(page.locator('[data-answer]')).toContainText('RM11,400')
    expect(page.url()).not.toMatch(/1900|6000|essentials/)
  })

  test('an answer that cannot be used is named and kept', async ({ page, visit }) => {
    await visit(path)
    await ask(page, 'Net income a month').fill('a lot')
    await button(page, 'See the report').click()
    await expect(page.locator('#analysis-problems')).toContainText('Net income a month must be')
    await expect(ask(page, 'Net income a month')).toHaveValue('a lot')
  })

  test('an address that has lapsed says so', async ({ page, visit }) => {
    await visit(`${path}?sealed=c2VhbGVk`)
    await expect(page.getByRole('alert')).toContainText('can no longer be opened')
  })
})

import type { Page } from '@playwright/test'
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
  for (let step = 3; step <= 6; step += 1) await button(page, 'Skip: I cannot tell').click()
}

test('the report is worked out on the device: no request, nothing in the address, nothing stored', async ({
  page,
  visit,
}) => {
  await visit(path)
  await untilQuiet(page)
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
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

test('the steps work by keyboard and fit 360 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(path)
  await ask(page, 'Net income a month').fill('6000')
  await page.keyboard.press('Enter')
  await expect(page.locator('#step-commitments legend')).toBeFocused()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
  for (let step = 2; step <= 6; step += 1) await button(page, 'Skip: I cannot tell').press('Enter')
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

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openScenario } from './support/folded'
import { evenText } from './support/html'
import { untilQuiet } from './support/traffic'

const list = '/loan/business-loan'
const hero = (page: Page, slug: string) => page.locator(`#${slug} .hero`)

test('a loan, a line, invoices and an advance stand side by side in one currency', async ({ page, visit }) => {
  await visit(list)
  const kinds = [
    'bahtera-guaranteed-term-loan',
    'kijang-business-overdraft',
    'rambai-invoice-notes',
    'layang-sales-advance',
  ]
  for (const slug of kinds) await expect(hero(page, slug)).toContainText('all-in a year')
  await expect(hero(page, 'layang-sales-advance')).toContainText('41.70%')
  await expect(page.locator('#layang-sales-advance')).toContainText('Up to 12 months')
  expect(await axeFaults(page)).toEqual([])
})

test('the lowest quoted rate is not the lowest cost, and the soonest money is the dearest', async ({ page, visit }) => {
  const order = async (query: string) => {
    await visit(`${list}?${query}`)
    return page.locator('.row').evaluateAll((rows) => rows.map(({ id }) => id))
  }
  const byCost = await order('sort=cost')
  expect(byCost.indexOf('selat-all-sectors-fund-loan')).toBeGreaterThan(byCost.indexOf('bahtera-guaranteed-term-loan'))
  const byRate = await order('sort=rate')
  expect(byRate.indexOf('kijang-business-overdraft')).toBeGreaterThan(byRate.indexOf('bahtera-guaranteed-term-loan'))
  expect(byCost.indexOf('kijang-business-overdraft')).toBeLessThan(byCost.indexOf('bahtera-guaranteed-term-loan'))
  expect((await order('sort=speed')).slice(0, 2)).toEqual(['rimba-one-day-business-loan', 'layang-sales-advance'])
})

test('what the business is changes who takes it, and stands in no address', async ({ page, visit }) => {
  await visit(list)
  await untilQuiet(page)
  await openScenario(page)
  await page.getByLabel('Kind of business').first().selectOption('sole-proprietor')
  await expect(hero(page, 'bahtera-guaranteed-term-loan')).toContainText('Not for sole proprietors')
  await page.getByLabel('Years in business').fill('0')
  await expect(hero(page, 'purnama-portfolio-financing-i')).toContainText('In business 2 years or more')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.getByLabel('Amount or limit').fill('100000')
  await expect(page).toHaveURL(/\?amount=100000$/)
})

test('an amount that nobody offers names the nearest, and keeps what was typed', async ({ page, visit }) => {
  await visit(list)
  await untilQuiet(page)
  await openScenario(page)
  await page.getByLabel('Amount or limit').fill('20000000')
  const notice = page.locator('aside.notice')
  await expect(notice).toContainText('Nobody here offers RM20,000,000')
  await expect(notice).toContainText('RM10,000,000')
  await expect(page.getByLabel('Amount or limit')).toHaveValue(/20,?000,?000/)
})

test('@no-script a business that nobody takes is told why on each row, and where advice is free', async ({
  page,
  visit,
}) => {
  await visit(list)
  await openScenario(page)
  await page.getByLabel('Years in business').fill('0')
  await page.getByLabel('Turnover a year').fill('1000')
  await page.getByLabel('What it is for').selectOption('green')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.locator('aside.notice')).toContainText('Nobody here takes this case')
  await expect(page).not.toHaveURL(/years|turnover/)
  const help = page.locator('section[aria-labelledby="none-title"] li')
  await expect(help).toHaveCount(3)
  await expect(help.getByRole('link', { name: 'imSME' })).toHaveAttribute('href', 'https://imsme.com.my')
  await expect(help.getByRole('link', { name: 'AKPK' })).toBeVisible()
})

test('the rules for a business are a checklist until it is told, and stand beside those for the person', async ({
  page,
  visit,
}) => {
  await visit(`${list}/bahtera-guaranteed-term-loan`)
  const rules = page.locator('.rules')
  await expect(rules).toContainText('In business for 3 years or more')
  await expect(rules).toContainText('SJPP: an SME, 3 years in business, 51% Malaysian-owned, no refinancing')
  await openScenario(page)
  await page.getByLabel('Years in business').fill('2')
  await expect(page.locator('.lead .hero')).toContainText('In business 3 years or more')
  await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
  await page.getByLabel('Your age').fill('40')
  const years = rules.locator('li', { hasText: 'In business for 3 years or more' })
  await expect(years).toContainText('Fail')
  await expect(rules.locator('li', { hasText: 'Youngest age' })).toContainText('Pass')
})

test('a guarantee is said to cover the lender, and its fees are shown year by year', async ({ page, visit }) => {
  await visit(`${list}/bahtera-guaranteed-term-loan`)
  const text = evenText(await page.locator('main').textContent())
  expect(text).toContain('It pays the lender, not you')
  expect(text).toMatch(/Guarantee fee, 1\.00% a year in advance on 80% of what is owed/)
})

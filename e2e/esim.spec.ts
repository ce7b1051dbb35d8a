import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openScenario } from './support/folded'
import { evenText } from './support/html'
import { untilQuiet, watchRequests } from './support/traffic'

const thailand = '/truely-esim/tekukur-thailand-50gb'

/** Names of the plans that are listed. */
const listed = (page: Page) => page.locator('.row h3').allTextContents()

test.describe('a list of data plans', () => {
  test('shows plans for the country that is picked, and no others, without asking the server', async ({
    page,
    visit,
  }) => {
    await visit('/truely-esim')
    await untilQuiet(page)
    expect(await listed(page)).toContain('Sawo Japan 3 GB')
    expect(await listed(page)).not.toContain('Tekukur Thailand 50 GB')
    await openScenario(page)
    await page.getByLabel('Days away').fill('10')
    await expect(page).toHaveURL(/days=10/)
    const requests = watchRequests(page)
    await page.getByLabel('Country', { exact: true }).selectOption('Thailand')
    await expect(page).toHaveURL(/country=TH/)
    expect(await listed(page)).toContain('Tekukur Thailand 50 GB')
    expect(await listed(page)).not.toContain('Sawo Japan 3 GB')
    expect(requests).toEqual([])
  })

  test('prices all the plans that a longer trip needs, and says how many', async ({ page, visit }) => {
    await visit('/truely-esim?days=20&gb=8')
    const row = page.locator('#sawo-japan-3gb')
    expect(evenText(await row.locator('.hero').textContent())).toContain('RM66')
    await expect(row.locator('.hero')).toContainText('3 plans at RM22')
    await row.getByRole('link', { name: /^Why/ }).click()
    await expect(row).toContainText('20 ÷ 7, rounded up')
    await expect(row).toContainText('the larger of 3 and 3')
  })

  test('works without script too', { tag: '@no-script' }, async ({ page, visit }) => {
    await visit('/truely-esim')
    await openScenario(page)
    await page.getByLabel('Country', { exact: true }).selectOption('Thailand')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(/country=TH/)
    expect(await listed(page)).toContain('Tekukur Thailand 50 GB')
    expect(await listed(page)).not.toContain('Sawo Japan 3 GB')
  })
})

test.describe('a data plan', { tag: '@no-script' }, () => {
  test('starts from a country that it covers, and asks for one where it is asked about another', async ({
    page,
    visit,
  }) => {
    await visit(thailand)
    await expect(page.locator('#case-title')).toContainText('Thailand, 7 days, 5 GB')
    await expect(page.getByLabel('Country', { exact: true })).toHaveCount(0)
    await openScenario(page)
    await page.getByLabel('Days away').fill('12')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('#case-title')).toContainText('Thailand, 12 days, 5 GB')
    await expect(page.locator('.lead .hero')).toContainText('2 plans at RM29')
    await visit(`${thailand}?country=JP`)
    await expect(page.locator('.lead .hero')).toContainText('Japan is not covered')
    await openScenario(page)
    await page.getByLabel('Country', { exact: true }).selectOption('Thailand')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('.lead .hero')).toContainText('RM29')
  })

  test('is bought, not applied for: what to know first, and nothing about who may apply', async ({ page, visit }) => {
    await visit(thailand)
    await expect(page.getByRole('heading', { name: 'Before you buy' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buy at Tekukur Mobile' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/apply|eligib|PIDM|Islamic|interest/i)
  })
})

test('roaming as it is now stands beside plans, as a plan', async ({ page, visit }) => {
  await visit('/compare?category=esim&product=sawo-japan-3gb&product=sawo-japan-unlimited')
  await expect(page.getByRole('link', { name: /^Buy for/ })).toHaveCount(2)
  await page.getByText('Add what you have now').click()
  await page.getByLabel('Price of a pass').fill('12')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page).toHaveURL(/own-price=12/)
  await expect(page.locator('.compare')).toContainText('RM84 for the trip')
})

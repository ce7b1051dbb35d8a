import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'

test('a large deposit is split by a form whose address holds its figures, and a wrong one is told', {
  tag: '@no-script',
}, async ({ page, visit }) => {
  await visit('/financial-hub/split-deposit')
  const amount = page.getByLabel('Amount to deposit')
  const send = page.getByRole('button', { name: 'Calculate' })
  await amount.fill('450000')
  await send.click()
  await expect(page.locator('#answer b').first()).toHaveText(/^RM\d/)
  expect(new URL(page.url()).searchParams.get('amount')).toBe('450000')
  await expect(page.getByRole('link', { name: 'Fixed deposits for RM450,000 over 12 months' })).toBeVisible()
  await amount.fill('lots')
  await send.click()
  await expect(page.locator('.problem-summary')).toContainText('One field needs another look')
})

test('the best two cards are found for an income that stands in no address, on a small screen too', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 844 })
  await visit('/financial-hub/card-pair')
  await page.getByLabel('Your income a month').fill('2345')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.waitForURL(/sealed=/)
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['sealed'])
  await expect(page.getByLabel('Your income a month')).toHaveValue('2345')
  await expect(page.locator('#answer')).toContainText('a year with both cards')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(await axeFaults(page)).toEqual([])
})

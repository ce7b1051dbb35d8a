import { expect, test } from './fixtures'
import { openScenario } from './support/folded'
import { untilQuiet } from './support/traffic'

const list = '/loan/home-loan'

test('a third home leaves banks without a place, with the margin they go up to', async ({ page, visit }) => {
  await visit(list)
  await untilQuiet(page)
  await openScenario(page)
  await page.getByLabel('Who buys').selectOption('third')
  await expect(page).toHaveURL(/buyer=third/)
  const bahtera = page.locator('#bahtera-home-loan')
  await expect(bahtera.locator('.hero')).toContainText('Lends up to 70% of the price')
  await page.getByLabel('Margin of finance').fill('70')
  await expect(bahtera.locator('.hero')).toContainText('a month')
})

test('a floating instalment moves with the reference rate and a fixed one does not, as each row says', async ({
  page,
  visit,
}) => {
  await visit(`${list}?years=30`)
  const factOf = (slug: string) => page.locator(`#${slug} dl > div`, { hasText: 'If rates rise 1%' })
  await expect(factOf('purnama-fixed-home-financing-i')).toContainText('does not change: the rate is fixed')
  await expect(factOf('bahtera-home-loan')).toContainText(/RM[\d,.]+.*at \+0\.25, RM[\d,]+ at \+0\.50/)
})

test('money parked in a flexi account lowers what a flexi loan costs in all, and leaves a term loan as it is', async ({
  page,
  visit,
}) => {
  const paidBy = async (slug: string) =>
    (await page.locator(`#${slug} dl > div`, { hasText: 'Total paid' }).locator('dd').textContent()) ?? ''
  await visit(`${list}?sort=paid`)
  const before = [await paidBy('bahtera-flexi-home-loan'), await paidBy('bahtera-home-loan')]
  await visit(`${list}?sort=paid&parked=50000`)
  const after = [await paidBy('bahtera-flexi-home-loan'), await paidBy('bahtera-home-loan')]
  expect(after[0]).toContain('your savings in it save RM')
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
})

test('a loan amount sets the margin, and the price sets the amount', async ({ page, visit }) => {
  await visit(list)
  await untilQuiet(page)
  await openScenario(page)
  await page.getByLabel('Amount to borrow').fill('400000')
  await expect(page).toHaveURL(/margin=80/)
  await expect(page.getByLabel('Margin of finance')).toHaveValue('80')
  await page.getByLabel('Price of the home').fill('600000')
  await expect(page.getByLabel('Amount to borrow')).toHaveValue('480000')
})

test('@no-script a loan amount is taken by a form alone', async ({ page, visit }) => {
  await visit(`${list}/bahtera-home-loan`)
  await openScenario(page)
  await page.getByLabel('Amount to borrow').fill('400000')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/loan=400000/)
  await expect(page.locator('.lead .hero')).toContainText('for RM400,000 over 35 years')
})

test('@no-script a foreigner’s purchase bears its duty, in the answer of the server', async ({ page, visit }) => {
  await visit(`${list}/bahtera-home-loan`)
  await openScenario(page)
  await page.getByLabel('Who buys').selectOption('foreigner')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/buyer=foreigner/)
  await expect(page.locator('.sum')).toContainText('RM500,000 × 8%')
  await expect(page.locator('.sum')).toContainText('RM40,000.00')
})

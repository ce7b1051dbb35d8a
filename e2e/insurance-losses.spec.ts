import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openScenario } from './support/folded'

const accident = '/insurance/personal-accident-insurance'
const property = '/insurance/property-insurance'

test('an accident is paid by the work, the plan and the motorcycle, and who it happens to stays out of the address', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Personal accident insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/personal-accident-insurance$/)
  const row = page.locator('#damar-city-accident')
  await expect(row).toContainText('RM6,400 paid, RM4,150 left to you')
  await openScenario(page)
  await page.getByLabel('It happens while I ride a motorcycle').check()
  await expect(row).toContainText('RM0 paid, RM10,550 left to you')
  await expect(row).toContainText('Not covered: riding a motorcycle')
  await page.getByLabel('Your work').selectOption({ label: 'Class 3: tools, machines, riding' })
  await expect(row.locator('.hero b')).toHaveText('Not for class 3 work')
  expect(page.url()).not.toMatch(/work|motorcycle/)
})

test('a flood is paid by what the home is insured for, and a plan without flood sinks but stays', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Home insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/property-insurance$/)
  const row = page.locator('#damar-houseowner')
  await expect(row).toContainText('RM12,500 of RM40,000 left to you')
  await expect(page.locator('#jati-houseowner-plain')).toContainText('RM40,000 of RM40,000 left to you')
  await expect(page.locator('#jati-houseowner-plain')).toContainText('Not covered: flood')
  await openScenario(page)
  await page.getByLabel('You insure').fill('50')
  await expect(row).toContainText('RM26,250 of RM40,000 left to you')
  await row.locator('.why-link').click()
  await expect(row.locator('.why')).toContainText('RM150,000 ÷ RM300,000')
})

for (const path of [accident, property]) {
  test(`${path} has no accessibility fault`, async ({ page, visit }) => {
    await visit(path)
    expect(await axeFaults(page)).toEqual([])
  })
}

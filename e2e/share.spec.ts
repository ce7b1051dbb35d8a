import { expect, test } from './fixtures'
import { openScenario } from './support/folded'
import { comparePath } from './support/pages'

test('a comparison is sent on with its result in words, and whoever opens it sees the same figures', async ({
  page,
  visit,
  browser,
}) => {
  await visit(comparePath)
  await openScenario(page)
  await page.locator('main form input[inputmode=decimal]').first().fill('4321')
  // The first field is the total; the usual mix spreads it.
  await expect(page).toHaveURL(/petrol=682&/)
  const sent = await page.locator('.compare tbody').allInnerTexts()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await page.waitForURL('**/share/compare?*')
  await page.getByRole('button', { name: 'Copy text and link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const [said = '', address = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(said).toContain('RM')
  const other = await browser.newPage()
  const { pathname, search } = new URL(address)
  await other.goto(new URL(pathname + search, page.url()).href)
  expect(await other.locator('.compare tbody').allInnerTexts()).toEqual(sent)
  await other.close()
})

import { expect, test } from './fixtures'

test('a product is kept on the device and compared from there, and no request names it', async ({ page, visit }) => {
  await visit('/credit-card')
  const details = page.locator('.row h3 a, .row h2 a')
  const hrefs = [await details.nth(0).getAttribute('href'), await details.nth(1).getAttribute('href')]
  const paths = hrefs.map((href) => new URL(href ?? '', page.url()).pathname)
  for (const path of paths) {
    await visit(path)
    await page.getByRole('button', { name: 'Add to shortlist' }).click()
    await expect(page.getByRole('link', { name: 'your shortlist' })).toBeVisible()
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit('/glossary')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('header summary', { hasText: 'Tools' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your shortlist' }).click()
  await expect(page.getByText('When you come back on another day')).toHaveCount(2)
  const slugs = paths.map((path) => path.split('/').at(-1) ?? '')
  expect(asked.filter((one) => slugs.some((slug) => one.includes(slug)))).toEqual([])
  await page.getByRole('link', { name: 'Compare these 2 cards' }).click()
  await expect(page.locator('.compare thead th')).toHaveCount(2)
})

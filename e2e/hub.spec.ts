import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'

const guides = [
  'first-job',
  'buying-a-car',
  'buying-a-home',
  'having-a-child',
  'paying-off-debt',
  'retiring',
  'losing-income',
]

test.use({ javaScriptEnabled: false })

test('the hub leads to every calculator, every guide, the analysis and the glossary', async ({ page, visit }) => {
  await visit('/financial-hub')
  const paths = [
    ...[...calculatorIds, ...catalogueSums.map(({ id }) => id)].map((id) => `/financial-hub/${id}`),
    ...guides.map((slug) => `/financial-hub/guides/${slug}`),
    '/financial-analysis',
    '/glossary',
  ]
  for (const path of paths) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
})

test('each key rate has its day and says where it was read', async ({ page, visit }) => {
  await visit('/financial-hub')
  const rates = page.locator('section[aria-labelledby="key-rates"] > ul > li')
  expect(await rates.count()).toBeGreaterThanOrEqual(6)
  for (const text of await rates.allTextContents()) {
    expect(text).toMatch(/Since \d{1,2} \w{3} \d{4}(?:, until \d{1,2} \w{3} \d{4})?\./)
    expect(text).toMatch(/checked \d{1,2} \w{3} \d{4}|not read in a source/)
  }
})

test('a key rate that was not checked for too long is marked in words, and steps and ends are named', async ({
  page,
  visit,
}) => {
  await visit('/financial-hub')
  const rate = (name: string) => page.locator('section[aria-labelledby="key-rates"] > ul > li', { hasText: name })
  await expect(rate('Overnight policy rate')).toContainText('May be out of date: not checked for more than 60 days.')
  await expect(rate('Minimum income for a credit card')).not.toContainText('out of date')
  await expect(rate('Stamp duty on buying a home').locator('li')).toHaveCount(4)
  await expect(rate('First home without stamp duty')).toContainText('Since 1 Jan 2021, until 31 Dec 2027.')
})

for (const slug of guides) {
  test(`the guide ${slug} leads only to pages that are there, with its day and sources`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(`/financial-hub/guides/${slug}`)
    await expect(page.locator('article')).toContainText(/Checked on \d{1,2} \w{3} 2026/)
    expect(await page.locator('[aria-labelledby="guide-sources"] a[href^="http"]').count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const links = await page
      .locator('[aria-labelledby="guide-next"] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of links) await visit(href)
  })
}

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  for (const path of ['/financial-hub', '/financial-hub/guides/buying-a-home']) {
    test(`${path} has no accessibility fault`, async ({ page, visit }) => {
      await visit(path)
      expect(await axeFaults(page)).toEqual([])
    })
  }
})

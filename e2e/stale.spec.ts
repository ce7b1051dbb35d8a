import { categoryList } from '@/lib/domain/categories/registry'
import { malaysianDay, parseIsoDate } from '@/lib/domain/iso-date'
import { expect, test } from './fixtures'
import { anotherCase, detailPath, productsOf, slugsOf } from './support/catalogue'
import { evenText, parseHtml, textOf } from './support/html'
import { shownIn } from './support/lists'
import { type OwnServer, startSite } from './support/servers'

/** More than 120 days after the samples were checked. */
const later = '2027-04-01'

/**
 * Only addresses that are rendered for each request are asked of the later server: it shares the stored pages with the
 * others and would print them anew for its own day.
 */
let server: OwnServer

// One worker, so that one site serves all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  expect(parseIsoDate(later)).toBe(malaysianDay(Date.parse(`${later}T12:00:00+08:00`)))
  server = await startSite({ TEST_NOW: later })
})
test.afterAll(() => server.stop())

for (const category of categoryList) {
  test(`${category.title}: figures that were not checked for months are marked and have no rank`, async ({
    request,
  }) => {
    const address = `${category.path}?${anotherCase(category)}`
    const now = parseHtml(await (await request.get(address)).text())
    const then = parseHtml(await (await request.get(server.url + address)).text())
    const staleNow = now.querySelectorAll('.row .hero .stale').length
    const rows = [...then.querySelectorAll('.row')]
    expect(rows.length).toBeGreaterThan(0)
    const stale = rows.filter((row) => row.querySelector('.hero .stale') !== null)
    expect(stale.length).toBeGreaterThan(staleNow)
    for (const row of stale) {
      expect(evenText(row.querySelector('.hero')?.textContent ?? '')).toContain('out of date: checked')
      expect(evenText(row.querySelector('.why-link')?.textContent ?? ''), row.id).toBe('Why not ranked?')
    }
    const places = rows.map((row) => evenText(row.querySelector('.why-link')?.textContent ?? ''))
    const firstUnranked = places.indexOf('Why not ranked?')
    expect(places.slice(firstUnranked).every((place) => place === 'Why not ranked?')).toBe(true)
  })

  test(`${category.title}: no product with figures out of date is recommended`, async ({ request }) => {
    for (const slug of slugsOf(category.id).slice(0, 5)) {
      const address = `${detailPath(category.id, slug)}?${anotherCase(category)}`
      const page = parseHtml(await (await request.get(server.url + address)).text())
      for (const link of page.querySelectorAll('[aria-labelledby="others-title"] li a')) {
        const other = `${link.getAttribute('href')?.split('?')[0]}?${anotherCase(category)}`
        const hero = textOf(parseHtml(await (await request.get(server.url + other)).text()), '.lead .hero')
        expect(hero, other).not.toContain('out of date')
      }
    }
  })
}

test('the browser judges by the same day as the server', async ({ page, request }) => {
  const loans = await productsOf(request, 'personal-loan', server.url)
  expect(loans.length).toBeGreaterThan(0)
  await page.goto(`${server.url}/loan/personal-loan?amount=12345`)
  await expect(page.locator('.row .stale').first()).toBeVisible()
  const served = await shownIn(page)
  await page.locator('#case-amount').fill('12346')
  await expect(page).toHaveURL(/amount=12346/)
  const shown = await shownIn(page)
  const unranked = (text: string) => text.split('Why not ranked?').length
  expect(unranked(shown.text)).toBe(unranked(served.text))
  expect(unranked(shown.text)).toBeGreaterThan(1)
})

test('a comparison marks what is out of date, in its file too', async ({ request }) => {
  const [first, second] = slugsOf('credit-card')
  const query = `category=credit-card&product=${first}&product=${second}`
  const page = parseHtml(await (await request.get(`${server.url}/compare?${query}`)).text())
  expect(page.querySelectorAll('.compare .stale').length).toBeGreaterThan(0)
  const file = await (await request.get(`${server.url}/compare-csv?${query}`)).text()
  expect(file).toContain('may be out of date')
})

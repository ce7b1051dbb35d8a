import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { firstNumber, numberFields } from '@/tests/factories/scenario'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { anotherCase, detailPath, openFields, samples, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { evenText, parseHtml } from './support/html'
import { shownBy } from './support/lists'
import { namingPages, pageNames } from './support/page-cache'
import { startSite } from './support/servers'
import { eachOf } from './support/sitemap'

const many = Array.from({ length: 500 }, (_, index) => `kind=islamic&x${index}=${index}`).join('&')

const strange = [
  'amount=-5&balance=-5&petrol=-5',
  'amount=abc&balance=abc&petrol=abc',
  'amount=1e9&balance=1e9&petrol=1e9',
  'amount=99999999999999999999&balance=99999999999999999999&petrol=99999999999999999999',
  'amount=%F0%9F%92%B0%E2%80%AE&balance=%00&petrol=%E0%A4%A',
  'amount=<script>alert(1)</script>&balance="><script>alert(1)</script>&petrol=<script>alert(1)</script>',
  'sort=nonsense&situation=nonsense&kind=nonsense&page=-1',
  'sort=__proto__&situation=constructor&kind=toString&w-value=999&page=NaN',
  'why=__proto__&kind=islamic',
  'kind=islamic&kind=islamic&kind=conventional&page=0',
  many,
]

/** Addresses that nobody asked for before, of a list and of one product. */
function strangeAddresses(slug: string, at: number): readonly string[] {
  return [
    `/credit-card?petrol=${100 + at}`,
    `/credit-card?no-such-key=${at}`,
    `/credit-card?why=${at}&page=${at}`,
    `/credit-card/${slug}?petrol=${100 + at}`,
    `/credit-card/none-such-${at}`,
    `/none-such-${at}`,
  ]
}

/** What a visitor told of themselves stays in the tab, and the list is worked out again with it on each page: that comes last. */
function openBeforePersonal({ scenario }: Category) {
  return numberFields(scenario).toSorted(
    (one, other) => Number(scenario[one.name]?.personal ?? false) - Number(scenario[other.name]?.personal ?? false),
  )
}

for (const category of categoryList) {
  test(`${category.title}: strange addresses give the list, never a crash`, async ({ request }) => {
    for (const query of strange) {
      const answer = await request.get(`${category.path}?${query}`)
      expect(answer.status(), query.slice(0, 80)).toBe(200)
      const html = await answer.text()
      expect(html, query.slice(0, 80)).not.toContain('<script>alert(1)')
      expect(parseHtml(html).querySelectorAll('[data-list]').length).toBe(1)
    }
  })
}

for (const category of thirdInTurn(categoryList, 2)) {
  test(`${category.title}: a value out of bounds is told with its bound, the reason and what was used`, async ({
    page,
    visit,
  }) => {
    const say = async (name: string, text: string) => {
      const field = category.scenario[name]
      await visit(field?.personal ? category.path : `${category.path}?${name}=${text}`)
      if (!field?.personal) return
      await openScenario(page)
      // A field that another choice brings, as an own bill, is asked only then.
      if (field.when !== null) await page.locator(`#case-${field.when.field}`).selectOption(String(field.when.is[0]))
      await page.locator(`#case-${name}`).fill(text)
    }
    // First, since what is told of oneself later stays in the tab and is worked out again on each page of the list.
    const { name: first, field: firstField } = firstNumber(category.scenario)
    await say(first, 'abc')
    await expect(page.getByRole('alert').filter({ hasText: 'We used' })).toContainText(`${firstField.label} must be`)
    for (const { name, field } of openBeforePersonal(category)) {
      await say(name, '-5')
      const alert = page.getByRole('alert').filter({ hasText: field.label })
      await expect(alert).toContainText(`${field.label} must be at least`)
      await expect(alert).toContainText(field.min.because)
      await expect(alert).toContainText('We used')
    }
  })

  test(`${category.title}: the same message appears while typing`, async ({ page, visit }) => {
    const { name, field } = firstNumber(category.scenario)
    await visit(category.path)
    await openScenario(page)
    const input = page.locator(`#case-${name}`)
    const place = () => input.evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    await input.fill('99999999999')
    await expect(page.getByRole('alert').filter({ hasText: 'We used' })).toContainText(`${field.label} must be at most`)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(/must be at most/)
    expect(await place(), 'what is typed into does not move').toBe(before)
  })
}

for (const category of categoryList) {
  test(`${category.title}: campaign tags and unknown keys are answered from the stored page`, async ({ request }) => {
    const bare = await request.get(category.path)
    for (const query of [
      'utm_source=x&utm_campaign=y',
      'fbclid=abc',
      'no-such-key=1',
      '%3Cscript%3E=1',
      '__proto__=1',
    ]) {
      const answer = await request.get(`${category.path}?${query}`)
      expect(answer.headers().etag?.slice(0, 20), query).toBe(bare.headers().etag?.slice(0, 20))
      expect((await answer.text()) === (await bare.text()), query).toBe(true)
    }
    const filtered = await request.get(`${category.path}?${anotherCase(category)}`)
    expect(filtered.headers().etag).toBeUndefined()
    expect(filtered.headers()['cache-control']).toContain('no-store')
  })
}

test('a product on a strange case is still shown, and the value that was not used is told', async ({ request }) => {
  for (const { category, slug } of samples.filter(({ category }) => Object.keys(openFields(category)).length > 0)) {
    const { name, field } = firstNumber(openFields(category))
    const answer = await request.get(`${detailPath(category.id, slug)}?${name}=abc`)
    expect(answer.status()).toBe(200)
    const alerts = [...parseHtml(await answer.text()).querySelectorAll('[role=alert]')].map(
      (alert) => alert.textContent,
    )
    expect(alerts.join(' '), category.id).toContain(`${field.label} must be`)
  }
})

test('nothing fits: the page says so and leads back', async ({ page, visit }) => {
  const nothing = 'purpose=petrol&network=american-express&fee=free-for-life&perks=lounge&tier=world'
  await visit(`/credit-card?${nothing}`)
  await expect(page.getByRole('heading', { name: 'Nothing here fits all of that' })).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText(/^0 /)
  await page.getByRole('link', { name: 'clear them all' }).click()
  await expect(page).toHaveURL('/credit-card')
  await expect(page.locator('.row')).toHaveCount(30)
})

test('no address but a page’s own makes an entry in the page cache', async () => {
  const server = await startSite(namingPages)
  try {
    const [slug] = slugsOf('credit-card')
    const asked = [
      '/glossary',
      '/credit-card',
      ...Array.from({ length: 20 }, (_, at) => strangeAddresses(slug, at)).flat(),
    ]
    await eachOf(asked, async (path) => {
      const answer = await fetch(server.url + path)
      await answer.text()
      expect([200, 404], path).toContain(answer.status)
    })
    expect(pageNames(server.said(), 'get')).toContain('/glossary')
    // The start asks for the home page; a page of the build that has come of age is printed anew, under its own name.
    const own = ['/index', '/glossary', '/_not-found']
    expect(pageNames(server.said(), 'set').filter((name) => !own.includes(name))).toEqual([])
  } finally {
    await server.stop()
  }
})

test.describe('without script', { tag: '@no-script' }, () => {
  test('the form finds, filters and sorts by address', async ({ page, visit }) => {
    await visit('/investment/fixed-deposit')
    await page.locator('#case-amount').fill('50000')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(/amount=50000/)
    await expect(page.locator('#case-title')).toContainText('RM50,000')
    await page.locator('input[name=kind][value=islamic]').check()
    await page.getByRole('button', { name: 'Show the results' }).click()
    await expect(page).toHaveURL(/kind=islamic/)
    await expect(page.locator('input[name=kind][value=islamic]')).toBeChecked()
    await expect(page.locator('#case-amount')).toHaveValue('50000')
    await page.locator('select[name=sort]').selectOption('maturity')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.locator('select[name=sort]')).toHaveValue('maturity')
    await page.getByRole('list', { name: 'Filters in use' }).getByRole('link').first().click()
    await expect(page.locator('input[name=kind][value=islamic]')).not.toBeChecked()
    await expect(page).toHaveURL('/investment/fixed-deposit?amount=50000&sort=maturity')
  })

  test('the form on a small screen reaches every filter', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit('/credit-card')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.locator('input[name=purpose][value=cashback]').check()
    await page.getByRole('button', { name: 'Show the results' }).click()
    await expect(page).toHaveURL(/purpose=cashback/)
  })

  test('“Why 1st?” opens by address and the row stays the same', async ({ page, visit }) => {
    await visit('/credit-card?kind=islamic')
    const first = page.locator('.row').first()
    const slug = await first.getAttribute('id')
    await first.getByRole('link', { name: 'Why 1st?' }).click()
    await expect(page).toHaveURL(`/credit-card?kind=islamic&why=${slug}#why`)
    await expect(page.locator(`[id="${slug}"]`).getByRole('table')).toBeVisible()
    await page.locator(`[id="${slug}"] .why-link`).click()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test('a shared address shows the same rows as with script', async ({ page, visit, request }) => {
    const address = '/loan/personal-loan?amount=30000&kind=islamic&sort=eir'
    const served = shownBy(parseHtml(await (await request.get(address)).text()))
    await visit(address)
    const rows = await page.locator('.row').evaluateAll((nodes) => nodes.map(({ id }) => id))
    expect(rows).toEqual(served.rows)
    expect(evenText(await page.locator('.row .hero').first().textContent())).toBe(served.heroes[0])
  })
})

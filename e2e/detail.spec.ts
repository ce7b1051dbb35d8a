import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { defaultValues } from '@/lib/domain/fields/field-value'
import type { Product } from '@/lib/domain/products/product'
import { isIslamic } from '@/lib/domain/products/product-base'
import { testToday } from '@/tests/factories/product'
import { anotherValue } from '@/tests/factories/scenario'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { changedIn, detailPath, productsOf, samples, startOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { evenText, parseHtml, textOf } from './support/html'
import { headlineOf, unsaidOf } from './support/lists'

const checked =
  /^(Out of date\. )?(Product page|Disclosure sheet|Fee schedule|Terms|Regulator), checked \d{1,2} [A-Z][a-z]{2} \d{4}$/
const islamicSamples = 3

/** Words of conventional finance that an Islamic product's page must not use of it. */
const conventionalWords = /\b(interest|loans?|premiums?)\b/i

function withoutNames(text: string, products: readonly Product[]): string {
  const names = products.flatMap(({ name, issuer }) => [name, issuer.name, issuer.shortName])
  return names.sort((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(name, ''), text)
}

for (const category of thirdInTurn(categoryList, 2)) {
  test(`${category.title}: every figure has a value, and a source with its date or “Not published”`, async ({
    request,
  }) => {
    const products = await productsOf(request, category.id)
    for (const { slug } of products) {
      const document = parseHtml(await (await request.get(detailPath(category.id, slug))).text())
      const rows = [...document.querySelectorAll('.figures tbody tr')].filter((row) => row.closest('#history') === null)
      expect(rows.length, slug).toBeGreaterThan(5)
      for (const row of rows) {
        const [value, source] = [...row.querySelectorAll('td')]
        const label = `${slug}: ${evenText(row.querySelector('th')?.textContent ?? '')}`
        expect(evenText(value?.textContent ?? ''), label).not.toBe('')
        const link = source?.querySelector('a')?.getAttribute('href')
        const text = evenText(source?.textContent ?? '')
        if (link === undefined || link === null) expect(text, label).toBe('Not published')
        else {
          expect(text, label).toMatch(checked)
          expect(link, label).toMatch(/^https:\/\//)
        }
      }
    }
  })
}

for (const category of categoryList) {
  test(`${category.title}: pages of Islamic products never speak of interest or loans`, async ({ request }) => {
    const products = await productsOf(request, category.id)
    const islamic = products.filter(isIslamic)
    expect(islamic.length > 0).toBe(category.table.traits.shariah)
    const step = Math.max(1, Math.floor(islamic.length / islamicSamples))
    for (const product of islamic.filter((_, index) => index % step === 0)) {
      const document = parseHtml(await (await request.get(detailPath(category.id, product.slug))).text())
      // The way here and the other products have their own words: crumbs and alternatives are no part of this one.
      for (const selector of ['nav', '[aria-labelledby="others-title"]']) {
        for (const part of document.querySelectorAll(`main ${selector}`)) part.remove()
      }
      for (const script of document.querySelectorAll('main script')) script.remove()
      const text = withoutNames(textOf(document, 'main'), products)
      const found = new RegExp(`.{0,60}${conventionalWords.source}.{0,60}`, 'i').exec(text)?.[0] ?? null
      expect(found, product.slug).toBeNull()
      expect(textOf(document, 'h1')).toBe(product.name)
    }
  })
}

for (const category of thirdInTurn(categoryList, 1)) {
  test(`${category.title}: what stands beside a product as an alternative is never out of date`, async ({
    request,
  }) => {
    const heroes = new Map<string, string>()
    const named: { readonly by: string; readonly path: string }[] = []
    const alone: string[] = []
    for (const { slug } of await productsOf(request, category.id)) {
      const path = detailPath(category.id, slug)
      const document = parseHtml(await (await request.get(path)).text())
      heroes.set(path, textOf(document, '.lead .hero'))
      const others = document.querySelectorAll('[aria-labelledby="others-title"] li a')
      if (others.length === 0) alone.push(slug)
      named.push(...others.map((link) => ({ by: path, path: (link.getAttribute('href') ?? '').replace(/\?.*$/, '') })))
    }
    // What starts from a case of its own may have no other: the one plan for a trip within Malaysia.
    expect(alone.length, alone.join()).toBeLessThanOrEqual(siteOf(category.id).startFrom === undefined ? 0 : 1)
    for (const { by, path } of named) {
      expect(path, by).not.toBe(by)
      expect(heroes.get(path), `${path}, named by ${by}`).toBeDefined()
      expect(heroes.get(path), `${path}, named by ${by}`).not.toContain('out of date: checked')
    }
  })
}

for (const { category, slug } of thirdInTurn(samples, 0)) {
  test(`${category.title}: another scenario is calculated on the product's own page`, async ({
    page,
    visit,
    request,
  }) => {
    const { name, text, value } = anotherValue(category.scenario)
    await visit(detailPath(category.id, slug))
    const factsOf = async () => evenText(await page.locator('.product .facts').textContent())
    const before = evenText(await page.locator('#cost').textContent())
    await openScenario(page)
    await page.locator(`#cost input[name="${name}"]`).fill(text)
    await expect(page).toHaveURL(
      new RegExp(category.scenario[name]?.personal ? `${slug}$` : `${slug}\\?.*${name}=${text}`),
    )
    const scenario = changedIn(category, await startOf(request, category, slug), { name, text, value })
    const words = category.scenarioText(scenario)
    await expect(page.locator('#case-title')).toContainText(words)
    const [after, facts] = [evenText(await page.locator('#cost').textContent()), await factsOf()]
    expect(after).not.toBe(before)
    await expect(page.locator(`#cost input[name="${name}"]`)).toHaveValue(text)
    await page.reload()
    await expect(page.locator('#case-title')).toContainText(words)
    await expect.poll(factsOf).toBe(facts)
  })

  test(`${category.title}: the figure of the list is the figure of the product on the same case`, async ({
    page,
    visit,
  }) => {
    const { name, text, value } = anotherValue(category.scenario)
    const isPersonal = category.scenario[name]?.personal
    await visit(isPersonal ? category.path : `${category.path}?${name}=${text}`)
    if (isPersonal) {
      await openScenario(page)
      await page.locator(`#case-${name}`).fill(text)
      const scenario = { ...defaultValues(category.scenario, testToday), [name]: value }
      await expect(page.locator('#case-title')).toContainText(category.scenarioText(scenario))
    }
    const row = page.locator('.row').first()
    const hero = await headlineOf(row)
    await row.locator('h3 a').click()
    await page.waitForURL(`**${category.path}/*`)
    await expect.poll(() => unsaidOf(page, hero)).toEqual([])
  })
}

test('on a phone the figure, its facts and the way out are within a screen and a half', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { category, slug } of thirdInTurn(samples, 2)) {
    await visit(detailPath(category.id, slug))
    const figure = await page.locator('.lead .hero b').boundingBox()
    expect(figure?.y ?? 740, slug).toBeLessThan(740 / 2)
    const facts = await page.locator('.product .facts').boundingBox()
    expect((facts?.y ?? 0) + (facts?.height ?? 0), slug).toBeLessThan(740 * 1.5)
    await expect(page.locator('.apply-bar .btn')).toBeInViewport()
    const form = await page.locator('#cost form').boundingBox()
    expect(form?.y ?? 0, slug).toBeGreaterThan(facts?.y ?? 0)
  }
})

for (const { category, slug } of thirdInTurn(samples, 1)) {
  test(`${category.title}: nothing leaves the verdict where a reader has letters of twice the size`, async ({
    page,
    visit,
  }) => {
    const devices = await page.context().newCDPSession(page)
    await devices.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await visit(detailPath(category.id, slug))
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 780 })
      const outside = await page.locator('.product').evaluate((card) => {
        const { left, right } = card.getBoundingClientRect()
        return [...card.querySelectorAll('h1, p, b, dd, dt, a, button')]
          .filter((part) => part.getClientRects().length > 0 && part.closest('.sr-only') === null)
          .filter(
            (part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1,
          )
          .map((part) => part.textContent)
      })
      expect(outside, `${width} px`).toEqual([])
    }
  })
}

test('the page of a product says its place on the list, and what would change it', async ({ request }) => {
  const document = parseHtml(await (await request.get('/credit-card')).text())
  const [first] = document.querySelectorAll('.row.first h3 a')
  const page = parseHtml(await (await request.get(first?.getAttribute('href') ?? '')).text())
  const place = textOf(document, '.first .place')
  expect(place).toMatch(/^1st of \d+$/)
  expect(textOf(page, '.product .says')).toMatch(new RegExp(`^${place}\\. Worth to you in a year: RM`))
  expect(textOf(page, '.product .what-if')).toMatch(
    /^Spend more\? (?:From RM[\d,]+ of groceries a month, .+ is first|It stays first up to)/,
  )
})

test('a total and its mix fill the amounts in, at once', async ({ page, visit }) => {
  await visit('/credit-card/rimba-card')
  await openScenario(page)
  await page.locator('#case-mix').selectOption('daily')
  await page.locator('#case-total').fill('2000')
  await expect(page.locator('#case-title')).toContainText('RM2,000')
  await expect(page.locator('#case-groceries')).toHaveValue('800')
  await expect(page).toHaveURL(/\?petrol=600&groceries=800&/)
  expect(page.url()).not.toMatch(/total|mix|drawn/)
  await page.locator('#case-petrol').fill('601')
  await expect(page.locator('#case-total')).toHaveValue('2001')
  await expect(page.locator('#case-mix')).toHaveValue('own')
})

test('the case is changed without script too', { tag: '@no-script' }, async ({ page, visit, request }) => {
  for (const { category, slug } of thirdInTurn(samples, 1)) {
    const { name, text, value } = anotherValue(category.scenario)
    await visit(detailPath(category.id, slug))
    await openScenario(page)
    await page.locator(`#cost input[name="${name}"]`).fill(text)
    await page.getByRole('button', { name: 'Update' }).click()
    const scenario = changedIn(category, await startOf(request, category, slug), { name, text, value })
    await expect(page.locator('#case-title')).toContainText(category.scenarioText(scenario))
  }
  const compared = '/compare?category=credit-card&product=rimba-card&product=bahtera-infinite'
  for (const path of ['/credit-card/rimba-card', compared]) {
    await visit(path)
    await openScenario(page)
    await page.locator('#case-mix').selectOption('daily')
    await page.locator('#case-total').fill('2000')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('#case-groceries')).toHaveValue('800')
    await expect(page.locator('#case-mix')).toHaveValue('daily')
    await expect(page.locator('#case-title')).toContainText('RM2,000')
  }
})

test('a product’s page tells how its figure changed, with a line and a table', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/investment/fixed-deposit/kijang-fixed-deposit')
  const history = page.getByRole('region', { name: 'History of this figure' })
  await expect(history.locator('path')).toHaveAttribute('d', /^M[\d.]+,[\d.]+(?:L[\d.]+,[\d.]+){5}$/)
  await expect(history.getByRole('row')).toHaveText([
    /When/,
    /^Since 26 Oct 2026RM240/,
    /^14 Sep 2026 to 25 Oct 2026RM265/,
    /RM240/,
  ])
  await expect(history).toContainText('RM240.00 again since 26 Oct 2026, as it was until 13 Sep 2026.')
})

import { categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { suitedProducts } from '@/lib/domain/list/filters'
import { dice } from '@/tests/factories/dice'
import { testToday } from '@/tests/factories/product'
import { runsOf, thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { listPaths, productsOf, slugsOf } from './support/catalogue'
import { openFilters, openScenario } from './support/folded'
import { evenText, parseHtml } from './support/html'
import { fillList, randomChoices, shownBy, shownIn } from './support/lists'
import { untilQuiet, watchRequests } from './support/traffic'

const queriesEach = runsOf(10)

for (const category of thirdInTurn(categoryList, 0)) {
  test(`${category.title}: the bare list is whole in the HTML`, async ({ page, visit, request }) => {
    for (const path of listPaths(category)) {
      const document = parseHtml(await (await request.get(path)).text())
      const sent = evenText(document.querySelector('main')?.textContent ?? '')
      await visit(path)
      await untilQuiet(page)
      expect(evenText(await page.locator('main').textContent()), path).toBe(sent)
      expect(document.querySelectorAll('.row').length).toBeGreaterThan(0)
    }
    const bare = parseHtml(await (await request.get(category.path)).text())
    const all = await productsOf(request, category.id)
    expect(all.map(({ slug }) => slug)).toEqual(slugsOf(category.id))
    const listed = suitedProducts(category, all, defaultValues(category.scenario, testToday), testToday)
    expect(bare.querySelectorAll('.row').length).toBe(Math.min(30, listed.length))
  })

  test(`${category.title}: the browser and the server answer the same query alike`, async ({
    page,
    visit,
    request,
  }) => {
    await visit(category.path)
    await untilQuiet(page)
    const roll = dice(category.id.length * 7919)
    for (let round = 0; round < queriesEach; round += 1) {
      const query = await fillList(page, category, randomChoices(category, roll))
      const address = query === '' ? category.path : `${category.path}?${query}`
      await page.waitForURL((url) => `${url.pathname}${url.search}` === address)
      const served = shownBy(parseHtml(await (await request.get(address)).text()))
      const shown = await shownIn(page)
      expect(shown.rows, address).toEqual(served.rows)
      expect(shown.heroes, address).toEqual(served.heroes)
      expect(shown.text, address).toBe(served.text)
      const known = (controls: readonly string[]) => controls.filter((control) => !/^(case|was)=/.test(control))
      expect(known(shown.controls), address).toEqual(known(served.controls))
    }
  })
}

for (const [how, tag] of [
  ['with script', '@script'],
  ['without script', '@no-script'],
] as const) {
  test(`each row says what it would bring beside what one has now, which is chosen by name, ${how}`, {
    tag,
  }, async ({ page, visit }) => {
    await visit('/credit-card')
    const own = page.locator('.row').nth(5)
    const slug = String(await own.getAttribute('id'))
    const name = String(await own.locator('h3').textContent())
    const order = await page.locator('.row').evaluateAll((rows) => rows.map(({ id }) => id))
    await page.getByLabel('What do you have now?').selectOption(name)
    if (tag === '@no-script') await page.getByRole('button', { name: 'Show the results' }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('now') === slug)
    await expect(page.locator(`.row[id="${slug}"] .vs`)).toHaveText('Yours')
    await expect(page.locator('.row').first().locator('.vs')).toHaveText(/^RM[\d,]+ more than yours$/)
    await expect(page.locator('.row').nth(8).locator('.vs')).toHaveText(/^RM[\d,.]+ less: keep yours$/)
    expect(await page.locator('.row').evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(order)
    await page.getByRole('link', { name: `You have: ${name}` }).click()
    await page.waitForURL('**/credit-card')
    await expect(page.locator('.vs')).toHaveCount(0)
    await expect(page.getByLabel('What do you have now?')).toHaveValue('')
  })

  test(`a product's page compares with what one has too, and leads to both side by side, ${how}`, { tag }, async ({
    page,
    visit,
  }) => {
    await visit('/credit-card')
    const own = page.locator('.row').nth(5)
    const slug = String(await own.getAttribute('id'))
    const name = String(await own.locator('h3').textContent())
    await visit(`/credit-card?now=${slug}`)
    const first = page.locator('.row').first()
    const other = String(await first.locator('h3').textContent())
    const text = String(await first.locator('.vs').textContent())
    await first.getByRole('link', { name: other, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other)
    await expect(page.locator('.lead .vs')).toHaveText(text)
    if (tag === '@script') {
      await openScenario(page)
      await page.locator('#cost input[inputmode=decimal]').first().fill('900')
      await expect(page.locator('.lead .vs')).not.toHaveText(text)
      expect(new URL(page.url()).searchParams.get('now')).toBe(slug)
    }
    await page.getByRole('link', { name: `Compare with ${name}` }).click()
    await page.waitForURL('**/compare?*')
    await expect(page.locator('.compare thead')).toContainText(name)
    await expect(page.locator('.compare thead')).toContainText(other)
  })
}

test('a filter that is pressed draws its rows hidden: let go elsewhere nothing changes, let go on it they show', async ({
  page,
  visit,
}) => {
  await visit('/investment/fixed-deposit?kind=islamic')
  await untilQuiet(page)
  const box = page.locator('#filters input[name="kind"][value="islamic"]')
  const [shown, hidden] = [page.locator('.list-rows ol > li:not([hidden])'), page.locator('.list-rows ol > li[hidden]')]
  const count = await shown.count()
  await box.hover()
  await page.mouse.down()
  await expect(hidden).toHaveCount(30 - count)
  await expect(shown).toHaveCount(count)
  await page.mouse.move(1, 1)
  await page.mouse.up()
  await expect(box).toBeChecked()
  await expect(shown).toHaveCount(count)
  await box.click()
  await expect(shown).toHaveCount(30)
  await expect(hidden).toHaveCount(0)
  await box.click()
  await expect(shown).toHaveCount(count)
  await expect(hidden).toHaveCount(0)
})

test.describe('changing the case', () => {
  test('updates figures, count and address without asking for a document, then without asking at all', {
    tag: '@remote',
  }, async ({ page, visit }) => {
    await visit('/investment/fixed-deposit')
    await untilQuiet(page)
    const requests = watchRequests(page)
    const amount = page.locator('#case-amount')
    const before = await shownIn(page)
    await amount.fill('50000')
    await expect(page).toHaveURL(/\?amount=50000$/)
    await expect(page.locator('#case-title')).toContainText('RM50,000')
    const after = await shownIn(page)
    expect(after.heroes).not.toEqual(before.heroes)
    expect(after.text).toContain('RM50,000')
    await untilQuiet(page)
    expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
    requests.length = 0
    await page.locator('input[name=kind][value=conventional]').check()
    await expect(page).toHaveURL(/kind=conventional/)
    await expect(page.getByRole('status').first()).not.toHaveText(`${after.rows.length} deposits`)
    await page.locator('select[name=sort]').selectOption('maturity')
    await expect(page).toHaveURL(/sort=maturity/)
    await amount.fill('75000')
    await expect(page).toHaveURL(/amount=75000/)
    await page.locator('.why-link').first().click()
    await expect(page.locator('.why')).toBeVisible()
    await untilQuiet(page)
    expect(requests).toEqual([])
  })

  test('a situation brings its own order, its filters and its one caution', async ({ page, visit }) => {
    const loans = categoryOf('personal-loan')
    const situation = loans.situations.find(({ id }) => id === 'consolidate')
    await visit(loans.path)
    await page.getByRole('radio', { name: situation?.title ?? '' }).check()
    await expect(page).toHaveURL(/\?situation=consolidate$/)
    await expect(page.locator('select[name=sort]')).toHaveValue(situation?.sort ?? loans.sorts[0]?.id ?? '')
    await expect(page.locator('aside.notice')).toContainText(situation?.caution?.title ?? 'no caution is known')
    await expect(page.locator('aside.notice')).toHaveCount(1)
    await page.getByLabel('Show everything').check()
    await expect(page).toHaveURL(new RegExp(`${loans.path}$`))
  })

  test('counts beside the filters say what each would leave', async ({ page, visit }) => {
    await visit('/bank-account/savings-account')
    const option = page.locator('label.opt', { has: page.locator('input[name=kind][value=islamic]') })
    const promised = await option.locator('em').textContent()
    await option.locator('input').check()
    await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${promised} `))
    expect(await page.locator('.row').count()).toBe(Number(promised))
  })

  test('filters in use can be taken away one by one or all at once', async ({ page, visit }) => {
    await visit('/credit-card?purpose=cashback&kind=conventional&leave-out=pays-us')
    const chips = page.getByRole('list', { name: 'Filters in use' })
    await expect(chips.getByRole('link')).toHaveCount(4)
    await chips.getByRole('link', { name: /Conventional/ }).click()
    await expect(page).toHaveURL('/credit-card?purpose=cashback&leave-out=pays-us')
    await expect(page.locator('input[name=kind][value=conventional]')).not.toBeChecked()
    await expect(chips.getByRole('link')).toHaveCount(3)
    await chips.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/credit-card')
    await expect(chips).toHaveCount(0)
    await expect(page.locator('.filters input[type=checkbox]:checked')).toHaveCount(0)
  })

  test('own weights make their own order, which the address keeps', async ({ page, visit, request }) => {
    await visit('/credit-card')
    const bare = await shownIn(page)
    await openFilters(page, 'Your own weights')
    const weights = page.locator('.filters input[name^="w-"]')
    for (const weight of await weights.all()) await weight.fill('0')
    await weights.nth(1).fill('5')
    await expect(page.locator('select[name=sort]')).toHaveValue('weights')
    // Each field filled makes an order of its own: only the address tells that the last one counts.
    const last = `${await weights.nth(1).getAttribute('name')}=5`
    await page.waitForURL((url) => url.search.includes('sort=weights') && url.search.includes(last))
    const { rows } = shownBy(parseHtml(await (await request.get(page.url())).text()))
    expect(rows).not.toEqual(bare.rows)
    await expect.poll(async () => (await shownIn(page)).rows).toEqual(rows)
    await page.reload()
    expect((await shownIn(page)).rows).toEqual(rows)
  })

  test('pages turn in place, and a page beyond the end is the last one', async ({ page, visit }) => {
    await visit('/credit-card')
    const first = await shownIn(page)
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' })
    // Rows out of sight are laid out when they come into sight: after a jump past all of them the page moves once more.
    await next.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await next.click()
    await expect(page).toHaveURL('/credit-card?page=2')
    await expect(page.locator('.row')).toHaveCount(slugsOf('credit-card').length - 30)
    const second = await shownIn(page)
    expect(second.rows.filter((row) => first.rows.includes(row))).toEqual([])
    await visit('/credit-card?page=999')
    expect((await shownIn(page)).rows).toEqual(second.rows)
  })

  test('going back, forward and reloading give the same list', async ({ page, visit }) => {
    await visit('/loan/personal-loan')
    await page.locator('input[name=kind][value=islamic]').check()
    await expect(page).toHaveURL(/kind=islamic/)
    await openFilters(page, 'How the rate is quoted')
    await page.locator('.filters input[name=rate-basis]').first().check()
    await expect(page).toHaveURL(/rate-basis=/)
    const address = page.url()
    const shown = await shownIn(page)
    await page.locator('.row h3 a').first().click()
    await page.waitForURL('**/loan/personal-loan/*')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect.poll(async () => (await shownIn(page)).rows).toEqual(shown.rows)
    await expect.poll(async () => (await shownIn(page)).controls).toEqual(shown.controls)
    await page.goForward()
    await expect(page).toHaveURL(/\/loan\/personal-loan\/[a-z]/)
    await page.goBack()
    await page.reload()
    await expect(page).toHaveURL(address)
    expect((await shownIn(page)).rows).toEqual(shown.rows)
    expect((await shownIn(page)).text).toBe(shown.text)
  })

  test('an address that was not used before opens as it was shared', async ({ page, visit, context }) => {
    await visit('/bank-account/current-account?cheques=20&kind=islamic')
    const shown = await shownIn(page)
    const fresh = await context.newPage()
    await fresh.goto('/bank-account/current-account?kind=islamic&cheques=20&utm_source=mail')
    expect((await shownIn(fresh)).rows).toEqual(shown.rows)
    await expect(fresh.locator('#case-cheques')).toHaveValue('20')
  })
})

test('“Why 2nd?” opens the sum that placed the row, and closes it', async ({ page, visit }) => {
  await visit('/credit-card')
  const row = page.locator('.row').nth(1)
  await row.getByRole('link', { name: 'Why 2nd?' }).click()
  await expect(page).toHaveURL(/\/credit-card\?why=/)
  const panel = row.getByRole('region', { name: /^Why .* ranks here$/ })
  await expect(panel.getByRole('table')).toBeVisible()
  await expect(row.locator('.why-link')).toHaveAttribute('aria-expanded', 'true')
  const hero = evenText(await row.locator('.hero b').textContent())
  const results = (await panel.locator('td').allTextContents()).map(evenText)
  expect(results.join(' | ')).toContain(hero.replace(/^[+-]/, ''))
  await expect(panel.getByRole('link', { name: /Every figure/ })).toBeVisible()
  await row.locator('.why-link').click()
  await expect(panel).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button that compares stands below the rows and covers none of them', async ({ page, visit }) => {
    await visit('/credit-card')
    const tray = page.locator('.tray')
    await page.locator('.row').nth(2).scrollIntoViewIfNeeded()
    await expect(tray).toBeVisible()
    const foot = await tray.evaluate((element) => element.getBoundingClientRect().top)
    const rows = await page.locator('.row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
    expect(rows.filter((bottom) => bottom > foot)).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { productSuggestionsOperation } from '@/lib/contract/calls/products'
import { sealedKey } from '@/lib/domain/fields/form'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { detailPath, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { evenText, parseHtml } from './support/html'
import { headlineOf, unsaidOf } from './support/lists'
import { deploy } from './support/new-version'
import { personalSamples, tell, tellings, usualWords, watchLeaks, wordsOf } from './support/personal-answers'
import { untilQuiet } from './support/traffic'

const title = (page: Page) => page.locator('#case-title')
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

/** The most that may move by itself, of the site's 0.1: a headline that takes one line more moves what is below it. */
const mostShift = 0.01

/** Adds up from the page's start what moves by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

test('there are categories that ask about the visitor', () => {
  expect(personalSamples.length).toBeGreaterThan(0)
})

for (const { category, slug } of personalSamples) {
  const told = tellings(category)
  const [other] = slugsOf(category.id).slice(1)
  const comparePath = `/compare?category=${category.id}&product=${slug}&product=${other}`
  const comparison = new RegExp(`/compare\\?category=${category.id}&product=`)

  test.describe(category.title, () => {
    test('with script, nothing that is told leaves the device on a whole journey', async ({ page, visit }) => {
      const more = tellings(category, 2)
      const watched = watchLeaks(page, category, [told, more])
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await expect(page).toHaveURL(category.path)
      const sort = category.sorts.at(-1)?.id ?? ''
      await page.locator('select[name=sort]').selectOption(sort)
      await expect(page).toHaveURL(`${category.path}?sort=${sort}`)
      await page.locator('.row .why-link').first().click()
      await expect(page.locator('.why')).toBeVisible()
      await expect(title(page)).toContainText(wordsOf(category, told))
      const hero = await headlineOf(page.locator('.row').first())
      await page.locator('.row h3 a').first().click()
      await expect(page).toHaveURL(new RegExp(`${category.path}/[\\w-]+$`))
      await expect(title(page)).toContainText(wordsOf(category, told))
      await expect.poll(() => unsaidOf(page, hero)).toEqual([])
      await tell(page, category, more)
      await expect(title(page)).toContainText(wordsOf(category, more))
      await page.getByRole('link', { name: /side by side/ }).click()
      await expect(page).toHaveURL(comparison)
      await expect(title(page)).toContainText(wordsOf(category, more))
      await page.getByLabel('Differences only').check()
      await expect(page).toHaveURL(/differences=1$/)
      await page.goBack()
      await expect(title(page)).toContainText(wordsOf(category, more))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${category.path}\\?sort=`))
      await expect(title(page)).toContainText(wordsOf(category, more))
      await page.reload()
      await expect(title(page)).toContainText(wordsOf(category, more))
      await untilQuiet(page)
      expect(watched.asked()).toBeGreaterThan(10)
      expect(watched.leaks).toEqual([])
      expect(watched.posts).toEqual([])
      expect(JSON.stringify(await page.context().cookies())).not.toContain(more.values().next().value)
    })

    test('without script, only the body of the form has it, and links carry it sealed', { tag: '@no-script' }, async ({
      page,
      visit,
    }) => {
      const watched = watchLeaks(page, category, [told])
      await visit(category.path)
      await tell(page, category, told)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(title(page)).toContainText(wordsOf(category, told))
      expect([...new URL(page.url()).searchParams.keys()]).toContain(sealedKey)
      const sort = category.sorts.at(-1)?.id ?? ''
      await page.locator('select[name=sort]').selectOption(sort)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(page.locator('select[name=sort]')).toHaveValue(sort)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await page.locator('.row .why-link').first().click()
      await expect(page.locator('.why')).toBeVisible()
      await expect(title(page)).toContainText(wordsOf(category, told))
      const hero = await headlineOf(page.locator('.row').first())
      await page.locator('.row h3 a').first().click()
      await expect(page).toHaveURL(new RegExp(`${category.path}/[\\w-]+\\?sealed=`))
      await expect(title(page)).toContainText(wordsOf(category, told))
      expect(await unsaidOf(page, hero)).toEqual([])
      await page.getByRole('link', { name: /side by side/ }).click()
      await expect(page).toHaveURL(/\/compare\?.*sealed=/)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await page.getByLabel('Differences only').check()
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page).toHaveURL(/differences=1/)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: category.title }).click()
      await expect(title(page)).toContainText(wordsOf(category, told))
      await openScenario(page)
      await page.getByRole('link', { name: 'Clear these details' }).click()
      await expect(page).toHaveURL(category.path)
      await expect(title(page)).toContainText(usualWords(category))
      expect(watched.leaks).toEqual([])
      expect(watched.posts.length).toBe(3)
      for (const post of watched.posts) expect(new URL(post.url()).search).toBe('')
    })

    test('script and server make the same list of what is told', async ({ page, visit, request }) => {
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      const answer = await request.post(`/answer/${category.id}`, { form: { case: '1', ...Object.fromEntries(told) } })
      const served = parseHtml(await answer.text())
      const heroes = [...served.querySelectorAll('.row .hero')].map((hero) => evenText(hero.textContent))
      await expect.poll(async () => (await page.locator('.row .hero').allTextContents()).map(evenText)).toEqual(heroes)
    })

    test('a page answered with a seal goes on with what its form shows, and the seal goes', async ({
      page,
      visit,
      request,
    }) => {
      for (const [form, path] of [
        [`/answer/${category.id}`, category.path],
        [`/answer/${category.id}/${slug}`, detailPath(category.id, slug)],
      ] as const) {
        const answer = await request.post(form, { form: { case: '1', ...Object.fromEntries(told) }, maxRedirects: 0 })
        expect(answer.status()).toBe(303)
        await visit(answer.headers().location ?? '')
        await expect.poll(() => new URL(page.url()).search).toBe('')
        await expect(page).toHaveURL(new RegExp(`${path}(?:#\\w+)?$`))
        await expect(title(page)).toContainText(wordsOf(category, told))
        for (const text of told.values()) expect(await keptIn(page)).toContain(text)
        await page.goto(comparePath)
        await expect(title(page)).toContainText(wordsOf(category, told))
      }
    })

    test('no cache, no search engine and no other site gets a page with a seal', async ({ request }) => {
      const form = { case: '1', ...Object.fromEntries(told) }
      for (const [place, path] of [
        ['', category.path],
        [`/${slug}`, detailPath(category.id, slug)],
        ['/compare', '/compare'],
      ] as const) {
        const posted = { form: place === '/compare' ? { ...form, category: category.id, product: slug } : form }
        const led = await request.post(`/answer/${category.id}${place}`, { ...posted, maxRedirects: 0 })
        expect([led.headers()['cache-control'], led.headers()['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
        const answer = await request.get(led.headers().location ?? '')
        expect(answer.headers()['cache-control'], place).toContain('no-store')
        expect(answer.headers()['referrer-policy'], place).toBe('no-referrer')
        expect(answer.headers()['x-robots-tag'], place).toBe('noindex')
        expect(answer.headers().etag, place).toBeUndefined()
        const document = parseHtml(await answer.text())
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
        expect([new URL(canonical).pathname, new URL(canonical).search], place).toEqual([path, ''])
      }
      const elsewhere = await request.post(`/answer/${category.id}`, {
        form,
        headers: { 'sec-fetch-site': 'cross-site' },
      })
      expect(elsewhere.status()).toBe(403)
    })

    test('a seal that cannot be opened is told, and the default scenario is shown', { tag: '@no-script' }, async ({
      page,
      visit,
    }) => {
      for (const path of [category.path, detailPath(category.id, slug), comparePath]) {
        await visit(`${path}${path.includes('?') ? '&' : '?'}sealed=c2VhbGVk`)
        await expect(page.getByRole('alert').first()).toContainText(
          'The details of this address can no longer be opened',
        )
        await expect(title(page)).toContainText(usualWords(category))
      }
    })

    test('an open address says nothing of it, and the provider refuses it', async ({ request }) => {
      const forged = new URLSearchParams([['case', '1'], ...told])
      for (const path of [category.path, detailPath(category.id, slug)]) {
        const [bare, asked] = await Promise.all([request.get(path), request.get(`${path}?${forged}`)])
        expect((await asked.text()) === (await bare.text()), path).toBe(true)
      }
      const compared = await (await request.get(`${comparePath}&${forged}`)).text()
      expect(compared).toContain(usualWords(category))
      const list = `/api${productSuggestionsOperation.path}?category=${category.id}`
      for (const name of [...told.keys(), sealedKey]) {
        const answer = await request.get(`${list}&${name}=1`)
        expect(answer.status(), name).toBe(422)
        expect(await answer.text()).toContain(`"${name}"`)
      }
    })

    test('what is told can be cleared, and is gone from every page', async ({ page, visit }) => {
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await page.getByRole('button', { name: 'Clear these details' }).click()
      await expect(title(page)).toContainText(usualWords(category))
      expect(await keptIn(page)).not.toContain('told')
      await page.goto(detailPath(category.id, slug))
      await expect(page.locator('[data-island=live-detail][data-awake]')).toHaveCount(1)
      await expect(title(page)).toContainText(usualWords(category))
    })

    test('a new version takes nothing away, and waits for nothing', async ({ page, visit }) => {
      await page.clock.install()
      await visit(category.path)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).not.toBeNull()
      await expect(page.locator('[data-island=personal-list][data-awake]')).toHaveCount(1)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await deploy(page)
      const loaded = page.waitForEvent('load')
      await page.clock.runFor(5000)
      await loaded
      await page.clock.runFor(5000)
      await expect(title(page)).toContainText(wordsOf(category, told))
    })

    test('pages that take up what was told stay where they are, and axe finds no fault', async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      const shifts = await watchShifts(page)
      for (const path of [category.path, detailPath(category.id, slug), comparePath]) {
        await visit(path)
        await expect(title(page)).toContainText(wordsOf(category, told))
        await untilQuiet(page)
        expect(await shifts(), path).toBeLessThan(mostShift)
        await expect(page.locator('[data-slot]').first()).toBeVisible()
        expect(await axeFaults(page), path).toEqual([])
      }
    })

    test('by keyboard, the form answers and the focus stays', async ({ page, visit }) => {
      await visit(detailPath(category.id, slug))
      await tell(page, category, told)
      const last = page.locator('#cost input[name]:not([type=hidden])').last()
      await last.focus()
      await page.keyboard.press('Enter')
      await expect(title(page)).toContainText(wordsOf(category, told))
      await expect(last).toBeFocused()
      await expect(page).toHaveURL(detailPath(category.id, slug))
      await expect(page.locator('#cost [role=status]')).not.toBeEmpty()
    })
  })
}

import type { Page } from '@playwright/test'
import { firstNumber } from '@/tests/factories/scenario'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { detailPath, openFields, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { headlineOf, unsaidOf } from './support/lists'
import { mixedSamples, tell, tellings, usualWords, watchLeaks, wordsOf } from './support/personal-answers'
import { untilQuiet } from './support/traffic'

const title = (page: Page) => page.locator('#case-title')

test('there are categories that ask something personal beside what their addresses say', () => {
  expect(mixedSamples.map(({ category }) => category.id)).toContain('credit-card')
})

for (const { category, slug } of mixedSamples) {
  const told = tellings(category)
  const more = tellings(category, 2)
  const { name, field } = firstNumber(openFields(category))
  // Near what is asked at first, which products are offered for; days are fewer than ringgit.
  const near = field.kind === 'money' ? Math.floor(field.default / 100) + 7 : 77
  const [typed, retyped] = [String(near), String(near + 1)]
  const open = `${name}=${typed}`
  const words = (one: ReadonlyMap<string, string>) => wordsOf(category, one, open)
  const old = new URLSearchParams([...told])
  const comparePath = `/compare?category=${category.id}&product=${slug}&product=${slugsOf(category.id)[1]}`

  test.describe(category.title, () => {
    test('with script, the address says all but what is personal, which leaves the device on no page', async ({
      page,
      visit,
    }) => {
      const watched = watchLeaks(page, category, [told, more])
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      await expect(page).toHaveURL(category.path)
      await page.locator(`main [name="${name}"]`).fill(typed)
      await expect(page).toHaveURL(`${category.path}?${open}`)
      await expect(title(page)).toContainText(words(told))
      await page.locator('.row .why-link').first().click()
      await expect(page.locator('.why')).toBeVisible()
      const hero = await headlineOf(page.locator('.row').first())
      await page.locator('.row h3 a').first().click()
      await expect(page).toHaveURL(new RegExp(`${category.path}/[\\w-]+\\?${open}(?:&|$)`))
      await expect(title(page)).toContainText(words(told))
      await expect.poll(() => unsaidOf(page, hero)).toEqual([])
      await tell(page, category, more)
      await expect(title(page)).toContainText(words(more))
      await page.locator(`main [name="${name}"]`).fill(retyped)
      await expect(page).toHaveURL(new RegExp(`\\?${name}=${retyped}(?:&|$)`))
      await page.locator(`main [name="${name}"]`).fill(typed)
      await expect(page).toHaveURL(new RegExp(`\\?${open}(?:&|$)`))
      await page.reload()
      await expect(title(page)).toContainText(words(more))
      await page.getByRole('link', { name: /side by side/ }).click()
      await expect(page).toHaveURL(new RegExp(`/compare\\?category=${category.id}&.*${open}`))
      await expect(title(page)).toContainText(words(more))
      await page.goBack()
      await expect(title(page)).toContainText(words(more))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${category.path}\\?${open}`))
      await expect(title(page)).toContainText(words(more))
      await untilQuiet(page)
      expect(watched.leaks).toEqual([])
      expect(watched.posts).toEqual([])
    })

    test('without script, only the body of the form has it, and links carry it sealed beside the rest', {
      tag: '@no-script',
    }, async ({ page, visit }) => {
      const watched = watchLeaks(page, category, [told])
      await visit(category.path)
      await openScenario(page)
      await page.locator(`main [name="${name}"]`).fill(typed)
      await tell(page, category, told)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(title(page)).toContainText(words(told))
      await expect(page).toHaveURL(new RegExp(`${open}.*&sealed=`))
      const hero = await headlineOf(page.locator('.row').first())
      await page.locator('.row h3 a').first().click()
      await expect(page).toHaveURL(new RegExp(`${category.path}/[\\w-]+\\?${open}&sealed=`))
      await expect(title(page)).toContainText(words(told))
      expect(await unsaidOf(page, hero)).toEqual([])
      await page.getByRole('link', { name: /side by side/ }).click()
      await expect(page).toHaveURL(new RegExp(`${open}.*&sealed=`))
      await expect(title(page)).toContainText(words(told))
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: category.title }).click()
      await page.waitForURL(`**${category.path}?sealed=*`)
      await openScenario(page)
      await page.getByRole('link', { name: 'Clear these details' }).click()
      await expect(page).toHaveURL(category.path)
      await expect(title(page)).toContainText(usualWords(category))
      expect(watched.leaks).toEqual([])
      expect(watched.posts.length).toBe(1)
      for (const post of watched.posts) expect(new URL(post.url()).search).toBe('')
    })

    test('without script, who tells nothing personal gets an address without a seal', { tag: '@no-script' }, async ({
      page,
      visit,
    }) => {
      await visit(category.path)
      await openScenario(page)
      await page.locator(`main [name="${name}"]`).fill(typed)
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(new RegExp(open))
      expect(page.url()).not.toContain('sealed')
      await expect(title(page)).toContainText(wordsOf(category, new Map(), open))
    })

    test('an address of another day loses what is personal before anything reads it', async ({ request }) => {
      for (const path of [category.path, detailPath(category.id, slug), comparePath]) {
        const before = `${path}${path.includes('?') ? '&' : '?'}${open}`
        const answer = await request.get(`${before}&${old}`, { maxRedirects: 0 })
        expect(answer.status(), path).toBe(307)
        expect(answer.headers()['cache-control'], path).toBe('no-store')
        expect(decodeURIComponent(answer.headers().location ?? ''), path).toBe(before)
      }
      const bare = await request.get(category.path)
      const asked = await request.get(`${category.path}?${old}`)
      expect((await asked.text()) === (await bare.text())).toBe(true)
      expect(bare.headers().etag).toBeDefined()
    })

    test('pages that take up what was told have no fault that axe finds', async ({ page, visit }) => {
      await visit(category.path)
      await tell(page, category, told)
      await expect(title(page)).toContainText(wordsOf(category, told))
      for (const path of [category.path, detailPath(category.id, slug), comparePath]) {
        await visit(path)
        await expect(title(page)).toContainText(wordsOf(category, told))
        expect(await axeFaults(page), path).toEqual([])
      }
    })
  })
}

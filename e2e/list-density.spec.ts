import type { Page } from '@playwright/test'
import { categoryList } from '@/lib/domain/categories/registry'
import { expect, test } from './fixtures'

/** What a list may take of a screen, in CSS pixels. */
const screens = [
  { width: 1280, height: 900, row: 200, whole: 3 },
  { width: 768, height: 1024, row: 200, whole: 3 },
  { width: 360, height: 780, row: 280, whole: 1 },
] as const
/** The first product of every list starts at most this far down. */
const firstAt = 400

const lists = categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)])

/** Where the rows of a page lie, each drawn whether it is on the screen or not. */
function rowsOf(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.row')]
    for (const row of rows) row.style.contentVisibility = 'visible'
    return rows.map((row) => {
      const { top, bottom, height } = row.getBoundingClientRect()
      return { id: row.id, top, bottom, height }
    })
  })
}

/** What does not stay within its row, or the page. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const out = [...document.querySelectorAll('.row')].filter((row) => {
      const { right } = row.getBoundingClientRect()
      return [...row.querySelectorAll('h3, b, .btn, label, dd, p')].some(
        (part) => part.getBoundingClientRect().right > right,
      )
    })
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page'] : []
    return [...wide, ...out.map(({ id }) => id)]
  })
}

for (const list of lists) {
  test(`${list}: rows are low, the first stands high, and the last page is no different`, async ({ page, visit }) => {
    for (const path of [list, `${list}?page=2`]) {
      await visit(path)
      for (const { width, height, row: most, whole } of screens) {
        await page.setViewportSize({ width, height })
        const rows = await rowsOf(page)
        const where = `${path} at ${width} px`
        expect(rows.length, where).toBeGreaterThan(0)
        expect(
          rows.filter((row) => row.height > most).map(({ id, height }) => `${id}: ${height}`),
          where,
        ).toEqual([])
        expect(Math.min(...rows.map(({ top }) => top)), where).toBeLessThanOrEqual(firstAt)
        const seen = rows.filter(({ bottom }) => bottom <= height).length
        expect(seen, where).toBeGreaterThanOrEqual(Math.min(whole, rows.length))
        expect(await overflowing(page), where).toEqual([])
      }
    }
  })
}

test('what a row folds opens in place, by the browser itself', { tag: '@no-script' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit('/credit-card')
  const row = page.locator('.row').first()
  const conditions = row.locator('.cond')
  expect(await conditions.count()).toBeGreaterThan(1)
  const shown = () =>
    conditions.evaluateAll((chips) => chips.filter((chip) => getComputedStyle(chip).clipPath === 'none').length)
  expect(await shown()).toBe(1)
  await row.getByText('more').click()
  expect(await shown()).toBe(await conditions.count())
  for (const part of await row.locator('.facts :is(dt, small)').all())
    expect((await part.boundingBox())?.width).toBeGreaterThan(1)
})

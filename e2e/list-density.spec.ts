import type { Page } from '@playwright/test'
import { categoryList } from '@/lib/domain/categories/registry'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'

/** What a list may take of a screen, in CSS pixels: each row, the first with its verdict, and what is above them. */
const screens = [
  { width: 1280, height: 900, row: 200, first: 400, top: 410 },
  { width: 1024, height: 768, row: 200, first: 400, top: 435 },
  { width: 768, height: 1024, row: 200, first: 420, top: 460 },
  { width: 360, height: 780, row: 280, first: 480, top: 540 },
] as const
/** The smallest text of a row, in CSS pixels: that of the line with the source. */
const smallestText = 13

const lists = categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)])

/** A first visit may come before the site's own face, and keeps the other: a second one has it at hand. */
async function fetchFaces(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
}

/** Where the rows of a page lie, each drawn whether it is on the screen or not. */
function rowsOf(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.row')]
    for (const row of rows) row.style.contentVisibility = 'visible'
    return rows.map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return { id: row.id, top, height, isFirst: row.classList.contains('first') }
    })
  })
}

/** Words of rows that are cut off, or smaller than people can read. */
function unreadable(page: Page) {
  return page.evaluate((smallest) => {
    const parts = [...document.querySelectorAll<HTMLElement>('.row *')].filter(
      (part) => part.checkVisibility() && [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    const faults = parts.filter((part) => {
      const { overflow, fontSize } = getComputedStyle(part)
      if (part.closest('.sr-only, .mono') !== null) return false
      const isCut = overflow !== 'visible' && part.scrollWidth > part.clientWidth
      return isCut || Number.parseFloat(fontSize) < smallest
    })
    return faults.map((part) => `${part.closest('.row')?.id}: ${part.textContent}`)
  }, smallestText)
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

for (const list of thirdInTurn(lists)) {
  test(`${list}: rows are low, the first stands high, and the last page is no different`, async ({ page, visit }) => {
    await visit(list)
    await fetchFaces(page)
    for (const path of [list, `${list}?page=2`]) {
      await visit(path)
      for (const { width, height, row: most, first, top: firstAt } of screens) {
        await page.setViewportSize({ width, height })
        const rows = await rowsOf(page)
        const where = `${path} at ${width} px`
        expect(rows.length, where).toBeGreaterThan(0)
        expect(
          rows.filter((row) => row.height > (row.isFirst ? first : most)).map(({ id, height }) => `${id}: ${height}`),
          where,
        ).toEqual([])
        expect(Math.min(...rows.map(({ top }) => top)), where).toBeLessThanOrEqual(firstAt)
        expect(await overflowing(page), where).toEqual([])
        expect(await unreadable(page), where).toEqual([])
      }
    }
  })
}

for (const list of thirdInTurn(lists, 1)) {
  test(`${list}: nothing is cut off or leaves its row where a reader has letters of twice the size`, async ({
    page,
    visit,
  }) => {
    const devices = await page.context().newCDPSession(page)
    await devices.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await visit(list)
    await fetchFaces(page)
    for (const { width, height } of screens) {
      await page.setViewportSize({ width, height })
      await rowsOf(page)
      expect(
        (await overflowing(page)).filter((part) => part !== 'the page'),
        `${width} px`,
      ).toEqual([])
      expect(await unreadable(page), `${width} px`).toEqual([])
    }
  })
}

test('the further conditions of a row open in place, by the browser itself', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit('/credit-card')
  const row = page.locator('.row:not(.first):has(details)').first()
  const further = row.locator('details .cond')
  await expect(further.first()).toBeHidden()
  await row.locator('summary').click()
  for (const chip of await further.all()) await expect(chip).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { categoryOf } from '@/lib/domain/categories/registry'
import { valueText } from '@/lib/domain/fields/field-value'
import { firstNumber } from '@/tests/factories/scenario'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { samples, slugsOf } from './support/catalogue'
import { evenText } from './support/html'
import { comparePath } from './support/pages'
import { untilQuiet } from './support/traffic'

const csvSchema = z.array(z.array(z.string()))

/** The table as rows of texts: label first, then the value of each column. */
async function tableOf(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await page
    .locator('.compare tbody tr:not(.group)')
    .evaluateAll((nodes) =>
      nodes.map((row) => [
        row.querySelector('th')?.textContent ?? '',
        ...[...row.querySelectorAll('td')].map((cell) => cell.querySelector('b')?.textContent ?? ''),
      ]),
    )
  return rows.map((row) => row.map(evenText))
}

async function pick(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const row = page.locator('.row').nth(index)
    names.push(evenText(await row.locator('h3').textContent()))
    await row.getByLabel(/^Compare/).check()
  }
  return names
}

async function columnNames(page: Page): Promise<string[]> {
  const names = await page.locator('.compare thead th > span:first-child').allTextContents()
  return names.map(evenText)
}

for (const { category } of thirdInTurn(samples, 1)) {
  test(`${category.title}: two to four ticked in a list stand side by side on the same case`, async ({
    page,
    visit,
  }) => {
    const count = 2 + (category.id.length % 3)
    await visit(category.path)
    const names = await pick(page, count)
    await page.getByRole('button', { name: new RegExp(`^Compare ${count} `) }).click()
    await page.waitForURL('**/compare?*')
    expect(await columnNames(page)).toEqual(names)
    const rows = await tableOf(page)
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows) {
      expect(row).toHaveLength(count + 1)
      for (const cell of row) expect(cell, row.join(' | ')).not.toBe('')
    }
  })
}

test('a fifth cannot be ticked, and one alone cannot be compared', async ({ page, visit }) => {
  await visit('/credit-card')
  await expect(page.getByRole('form', { name: 'Compare' })).toBeHidden()
  await pick(page, 1)
  await expect(page.getByRole('button', { name: /^Compare/ })).toBeDisabled()
  await pick(page, 4)
  await expect(
    page
      .locator('.row')
      .nth(4)
      .getByLabel(/^Compare/),
  ).toBeDisabled()
  await expect(page.getByRole('form', { name: 'Compare' })).toContainText('4 at most')
  await page
    .locator('.row')
    .nth(3)
    .getByLabel(/^Compare/)
    .uncheck()
  await expect(
    page
      .locator('.row')
      .nth(4)
      .getByLabel(/^Compare/),
  ).toBeEnabled()
})

test('ticks and the tray stay when the page is loaded again, and on the way back from a product', async ({
  page,
  visit,
}) => {
  await visit('/credit-card')
  await pick(page, 3)
  const ticked = page.getByRole('form', { name: 'Compare' }).getByRole('button', { name: /^Compare 3 / })
  await expect(ticked).toBeVisible()
  const boxes = page.locator('input[name="product"]:checked')
  const before = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')))
  await page.reload()
  await expect(ticked).toBeVisible()
  expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual(before)
  await page.locator('.row h3 a').first().click()
  await page.waitForURL('**/credit-card/*')
  await page.goBack()
  await expect(ticked).toBeVisible()
})

test('ticks survive a changed case, which the comparison takes over', async ({ page, visit }) => {
  await visit('/investment/fixed-deposit')
  await pick(page, 2)
  await page.locator('#case-amount').fill('50000')
  await expect(page).toHaveURL(/amount=50000/)
  await page.getByRole('button', { name: /^Compare 2 / }).click()
  await expect(page).toHaveURL(/\/compare\?.*amount=50000/)
  await expect(page.locator('#case-title')).toContainText('RM50,000')
})

test('differences only leaves just the rows that differ', async ({ page, visit }) => {
  await visit(comparePath)
  const all = await tableOf(page)
  await untilQuiet(page)
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0)
  await page.getByLabel('Differences only').check()
  await expect(page).toHaveURL(/differences=1/)
  const left = await tableOf(page)
  expect(left.length).toBeLessThan(all.length)
  const marked = page.locator('.compare tbody tr:not(.group)')
  expect(await page.locator('.compare tbody tr.differs').count()).toBe(await marked.count())
  for (const row of all.filter(([, ...cells]) => new Set(cells).size > 1)) expect(left).toContainEqual(row)
})

test('products share the width alike, and two stand whole on a phone', async ({ page, visit }) => {
  for (const { width, most } of [
    { width: 1280, most: 4 },
    { width: 360, most: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    for (const count of [2, most]) {
      const chosen = slugsOf('credit-card').slice(0, count)
      await visit(`/compare?category=credit-card&${chosen.map((slug) => `product=${slug}`).join('&')}`)
      const widths = await page.locator('.compare thead th').evaluateAll((heads) => heads.map((one) => one.clientWidth))
      expect(widths).toHaveLength(count)
      expect(Math.max(...widths) - Math.min(...widths), `${count} at ${width} px`).toBeLessThanOrEqual(1)
      const room = await page.locator('.compare').evaluate((table) => table.scrollWidth - table.clientWidth)
      expect(room, `${count} at ${width} px`).toBe(0)
    }
  }
})

test('what I have now is a column of its own', async ({ page, visit }) => {
  const [first, second] = slugsOf('fixed-deposit')
  await visit(`/compare?category=fixed-deposit&product=${first}&product=${second}`)
  const before = await columnNames(page)
  await page.getByText('Add what you have now').click()
  const { field } = firstNumber(categoryOf('fixed-deposit').ownFields)
  await page.getByLabel(field.label).fill(valueText(field, field.max.at))
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page).toHaveURL(/own=1/)
  await expect(page.locator('.compare thead th')).toHaveCount(before.length + 1)
  const after = await columnNames(page)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after).toHaveLength(before.length + 1)
  const own = page.locator('.compare thead th').last()
  await expect(own).toContainText('From your figures')
  await expect(own.getByRole('link', { name: /^Apply/ })).toHaveCount(0)
  await own.getByRole('link', { name: /^Remove/ }).click()
  await expect(page).not.toHaveURL(/own=1/)
  expect(await columnNames(page)).toEqual(before)
})

test('a column can be taken out until one is left', async ({ page, visit }) => {
  await visit(comparePath)
  const names = await columnNames(page)
  for (let left = names.length - 1; left >= 1; left -= 1) {
    await page
      .locator('.compare thead th')
      .first()
      .getByRole('link', { name: /^Remove/ })
      .click()
    await expect(page.locator('.compare thead th')).toHaveCount(left)
  }
  await page
    .locator('.compare thead th')
    .first()
    .getByRole('link', { name: /^Remove/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare yet')
})

test('the address keeps the comparison: reloaded and shared it is the same', async ({ page, visit, context }) => {
  await visit(`${comparePath}&petrol=900&differences=1`)
  const rows = await tableOf(page)
  await page.reload()
  expect(await tableOf(page)).toEqual(rows)
  const fresh = await context.newPage()
  await fresh.goto(page.url())
  expect(await tableOf(fresh)).toEqual(rows)
})

test('the file for spreadsheets says what the table says', async ({ page, visit }) => {
  await visit(comparePath)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('credit-card-comparison.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const lines = csvSchema.parse(parse(text, { bom: true, relax_column_count: true }))
  const names = await columnNames(page)
  expect(lines[1]?.slice(2)).toEqual(names)
  const table = await tableOf(page)
  const figures = lines.slice(4)
  expect(figures).toHaveLength(table.length)
  for (const [index, [label, ...cells]] of table.entries()) {
    const line = figures[index]?.map(evenText) ?? []
    expect(line[1]).toBe(label)
    for (const [column, cell] of cells.entries()) {
      const value = line[column + 2]?.replace(/^'/, '') ?? ''
      expect(value.startsWith(cell.replace(/^\+(?=RM)/, '')), `${label}: ${value} for ${cell}`).toBe(true)
    }
  }
})

test('on paper the table stands whole and the controls are gone', async ({ page, visit }) => {
  await visit(comparePath)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.compare table')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden()
  await expect(
    page
      .locator('.compare thead')
      .getByRole('link', { name: /^Remove/ })
      .first(),
  ).toBeHidden()
  const box = page.locator('.compare')
  expect(await box.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(2)
  expect(await box.evaluate((node) => getComputedStyle(node).overflow)).toBe('visible')
})

test('what cannot be compared is told, the rest is shown', async ({ page, visit }) => {
  await visit(`${comparePath}&product=rimba-card&petrol=-5`)
  await expect(page.getByRole('alert').filter({ hasText: 'up to 4' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'must be at least' })).toBeVisible()
  expect(await columnNames(page)).toHaveLength(4)
  await visit(`/compare?category=credit-card&product=${slugsOf('credit-card')[0]}&product=gone-for-good`)
  await expect(page.getByRole('alert').filter({ hasText: 'no longer listed' })).toBeVisible()
  for (const query of ['category=nonsense', 'category=__proto__&product=x', 'product=%00', 'category=credit-card']) {
    await visit(`/compare?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare yet')
  }
})

test.describe('without script', { tag: '@no-script' }, () => {
  test('ticks, differences, my own column and removal work by address', async ({ page, visit }) => {
    await visit('/credit-card?petrol=1000')
    for (const index of [0, 2])
      await page
        .locator('.row')
        .nth(index)
        .getByLabel(/^Compare/)
        .check()
    await page.getByRole('button', { name: /^Compare/ }).click()
    await page.waitForURL('**/compare?*')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('petrol')).toBe('1000')
    expect(searchParams.getAll('product')).toHaveLength(2)
    await expect(page.locator('.compare thead th')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const all = (await tableOf(page)).length
    await page.getByLabel('Differences only').check()
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.waitForURL(/differences=1/)
    expect((await tableOf(page)).length).toBeLessThan(all)
    await page.getByText('Add what you have now').click()
    await page.getByRole('button', { name: 'Show it' }).click()
    await page.waitForURL(/own=1/)
    await expect(page.locator('.compare thead th')).toHaveCount(3)
    await expect(page.locator('#case-petrol')).toHaveValue('1000')
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.locator('.compare thead th')).toHaveCount(2)
  })
})

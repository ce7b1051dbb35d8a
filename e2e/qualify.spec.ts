import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holding, scripts } from './support/held-scripts'
import { watchShifts } from './support/looks'
import { untilQuiet, watchRequests } from './support/traffic'

const toggle = (page: Page) => page.getByLabel('Only what I qualify for')
const count = (page: Page) => page.locator('.results-bar [role=status]')
const slugs = (page: Page) => page.locator('.row').evaluateAll((rows) => rows.map(({ id }) => id))

test('a tick before script has come is asked about once it is there', async ({ page }) => {
  const held = await holding(page, scripts.any)
  await page.goto('/credit-card', { waitUntil: 'commit' })
  await toggle(page).check()
  await held.letGo()
  await expect(page.getByRole('dialog', { name: 'About you' }).getByLabel('Your age')).toBeFocused()
  await expect(toggle(page)).toBeChecked()
})

test('a household of RM2,800 sees no card that asks more, on each list until it turns that off, and tells nobody', async ({
  page,
  visit,
}) => {
  await visit('/credit-card')
  const all = await slugs(page)
  const before = await count(page).textContent()
  await toggle(page).check()
  const about = page.getByRole('dialog', { name: 'About you' })
  await expect(about.getByLabel('Your age')).toBeFocused()
  await untilQuiet(page)
  const requests = watchRequests(page)
  await page.keyboard.press('Escape')
  await expect(toggle(page)).not.toBeChecked()
  await expect(count(page)).toHaveText(before ?? '')

  await toggle(page).check()
  await about.getByLabel('Income a month', { exact: true }).fill('2,800')
  await about.getByRole('button', { name: 'Show what I qualify for' }).click()
  await expect(count(page)).toHaveText(/, \d+ hidden$/)
  const left = await slugs(page)
  expect(left.length).toBeLessThan(all.length)
  await expect(page.locator('.row .r-cond').first()).toContainText(/^Not checked: \d+ rules?/)
  await page.locator('select[name=sort]').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  expect((await slugs(page)).sort()).toEqual([...left].sort())
  expect(page.url()).not.toMatch(/2,?800|2%2C800|only=/)
  expect(requests).toEqual([])

  await visit('/credit-card')
  await expect(toggle(page)).toBeChecked()
  await expect(count(page)).toHaveText(/hidden$/)
  const turnedAway = all.find((slug) => !left.includes(slug))
  await page.getByRole('button', { name: /^Show the \d+ hidden$/ }).click()
  await expect(count(page)).toHaveText(before ?? '')
  await expect(count(page)).toBeFocused()
  expect(await slugs(page)).toEqual(all)
  await visit(`/credit-card/${turnedAway}`)
  await expect(page.locator('#who [role=status]')).toContainText('You do not meet 1 rule')
  await expect(page.getByLabel('Income a month', { exact: true })).toHaveValue('2,800')
  await visit(`/compare?category=credit-card&product=${turnedAway}&product=${left[0]}`)
  const row = page.getByRole('row', { name: /Do you qualify/ })
  await expect(row.getByRole('cell').first()).toContainText('You do not qualify')
  await expect(row.getByRole('cell').last()).toContainText(/Not checked: \d+ rules?/)
  await page.evaluate(() => sessionStorage.setItem('applicant', 'net=3%2C500'))
  await visit('/financial-hub/affordability')
  await expect(page.getByLabel('Net income a month')).toHaveValue('3,500')
  await expect(page.locator('.notice', { hasText: 'what you told us about yourself' })).toBeVisible()
  await visit('/financial-analysis')
  await expect(page.getByLabel('Net income a month')).toHaveValue('3,500')
  const filledIn = page.getByRole('status').filter({ hasText: 'what you told us about yourself' })
  await filledIn.getByRole('button', { name: 'Clear them' }).click()
  await expect(page.getByLabel('Net income a month')).toHaveValue('')
  await expect(filledIn).toHaveCount(0)
})

// In a tab of its own, that has no script yet.
test('a list that is about to be narrowed says so, moves nothing, and is narrowed as soon as it can be', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('applicant', 'income=2%2C800&only=1'))
  await page.addInitScript(watchShifts)
  const held = await holding(page, scripts.island)
  await page.goto('/credit-card')
  const said = () =>
    page.locator('.list-rows').evaluate((rows) => getComputedStyle(rows, '::before').content.replaceAll('"', ''))
  await expect.poll(said, 'the rows are not yet what was wished for').toBe('Filtering for you…')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  await held.letGo()
  await expect(toggle(page)).toBeChecked()
  await expect(count(page)).toHaveText(/, \d+ hidden$/)
  await expect.poll(said).toBe('none')
})

test('without script the toggle is not there, and a comparison leads to the rules', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/credit-card')
  await expect(toggle(page)).toBeHidden()
  const slug = await page.locator('.row').first().getAttribute('id')
  await visit(`/compare?category=credit-card&product=${slug}`)
  await page
    .getByRole('row', { name: /Do you qualify/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(new RegExp(`/credit-card/${slug}#who$`))
})

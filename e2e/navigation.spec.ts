import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { detailPath, slugsOf } from './support/catalogue'
import { untilQuiet, watchRequests } from './support/traffic'

const menus = (page: Page) => page.locator('header nav > details')
const products = (page: Page) => menus(page).first()
const group = (page: Page, name: string) =>
  products(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: name }) })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()

const widths = [360, 768, 1024, 1270, 1271, 1600]

/** Boxes of what stands in the header, to see whether any of it moves. */
async function places(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header .wrap > *, main h1')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    for (const width of widths) {
      test(`at ${width} px: Products opens, its groups open one at a time, and a link leads on`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await visit('/how-we-rank')
        const wide = width > 1270
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !wide })
        if (!wide) await openMenu(page)
        // The sheet of a small screen shows the groups at once.
        if (wide) await products(page).locator('> summary').click()
        await expect(group(page, 'Bank').getByRole('link', { name: 'Savings accounts' })).toBeVisible()
        await expect(group(page, 'Bank').getByRole('link', { name: 'Fixed deposits' })).toBeVisible()
        await group(page, 'Insurance').locator('summary').click()
        await expect(group(page, 'Bank').getByRole('link', { name: 'Savings accounts' })).toBeHidden()
        await expect(group(page, 'Insurance').getByRole('link')).toHaveCount(9)
        await group(page, 'Insurance').getByRole('link', { name: 'Travel' }).click()
        await expect(page).toHaveURL(/\/insurance\/travel-insurance$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel insurance and takaful')
      })
    }

    test('the small menu closes by its button and by Escape', async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await visit('/how-we-rank')
      const nav = page.locator('header nav')
      await openMenu(page)
      await expect(nav).toBeVisible()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await expect(nav).toBeHidden()
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expect(nav).toBeHidden()
    })

    test('a search finds by name, says when it finds nothing, and is not indexed', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit('/')
      await page.getByRole('banner').getByRole('searchbox').fill('rimba card')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=rimba\+card$/)
      await expect(page.getByRole('main').getByRole('link', { name: 'Rimba Card', exact: true })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await visit('/search?q=zzzz')
      await expect(page.getByRole('main')).toContainText('No results for “zzzz”')
      await visit(`/search?q=${'a'.repeat(81)}`)
      await expect(page.getByRole('main')).toContainText('more than 80 characters')
      await visit('/search')
      await expect(page.getByRole('main')).toContainText('Find a product')
    })
  })
}

/** The page's own script would set session and mode back; what each looks like is a matter of styles alone. */
test.describe('what each state shows', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 1280]) {
    test(`at ${width} px: nothing moves between visitor, unknown and member`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit('/how-we-rank')
      const before = await places(page)
      for (const session of ['unknown', 'in', 'out']) {
        await page.evaluate((state) => {
          document.documentElement.dataset.session = state
          for (const mark of document.querySelectorAll('[data-initials]')) mark.textContent = state === 'in' ? 'WW' : ''
        }, session)
        expect(await places(page), session).toEqual(before)
        await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible({ visible: session === 'out' })
        await expect(page.getByRole('button', { name: 'Get App' })).toBeVisible({ visible: session === 'in' })
      }
    })

    test(`at ${width} px: what is open stays in sight, and every control in it is big enough`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit('/how-we-rank')
      if (width < 1271) await openMenu(page)
      for (const menu of await menus(page).all()) {
        await menu.locator('> summary').click()
        const faults = await menu.locator('a:visible, summary:visible').evaluateAll((controls) =>
          controls.flatMap((control) => {
            const { left, right, height } = control.getBoundingClientRect()
            const inside = left >= 0 && right <= document.documentElement.clientWidth
            return inside && height >= 43.5 ? [] : [control.textContent]
          }),
        )
        expect(faults).toEqual([])
      }
    })
  }

  test('a form hides the menus, signing in the account too, by the markup of the server', {
    tag: '@no-script',
  }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit('/sign-in')
    await expect(page.locator('header nav')).toBeHidden()
    await expect(page.locator('footer form')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Timbang' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
  })
})

test('a product leads back to the results that its visitor came from', async ({ page, visit }) => {
  await visit('/investment/fixed-deposit')
  await untilQuiet(page)
  await page.locator('#case-amount').fill('50000')
  await expect(page).toHaveURL(/\?amount=50000$/)
  await page.locator('.row h3 a').first().click()
  await page.waitForURL('**/investment/fixed-deposit/*')
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL(/\/investment\/fixed-deposit\?amount=50000$/)
  await visit(detailPath('credit-card', slugsOf('credit-card')[0]))
  await expect(page.locator('[data-session=out]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Back to results' })).toHaveCount(0)
})

for (const width of [360, 1280]) {
  test(`at ${width} px the header's search suggests while somebody types, in sight and by keyboard alone`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await visit('/credit-card')
    await untilQuiet(page)
    if (width < 1271) await openMenu(page)
    const requests = watchRequests(page)
    const field = page.locator('header [name=q]')
    await field.focus()
    await expect(field).toHaveRole('combobox')
    await field.pressSequentially('fixd dep')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const options = list.getByRole('option')
    await expect(options.filter({ hasText: 'Fixed deposits' }).first()).toBeVisible()
    await expect(page.getByText(/^\d suggestions below$/)).toHaveCount(1)
    expect(await axeFaults(page, { fewRows: true })).toEqual([])
    const inSight = await list.evaluate((box) => {
      const { left, right, bottom, top } = box.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left >= 0 && right <= innerWidth && bottom <= innerHeight && box.contains(over)
    })
    expect(inSight).toBe(true)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue('fixd dep')
    await expect(field).toBeVisible()
    expect(requests.filter((request) => request.includes('suggestions')).length).toBeLessThanOrEqual(7)
    await page.keyboard.press('ArrowDown')
    const to = await page.locator('[role=option][aria-selected=true]').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === to)
  })
}

test('a search whose suggestions fail is a search, and a suggestion can be pressed on its page', async ({
  page,
  visit,
  problems,
}) => {
  await visit('/search')
  const field = page.getByLabel('What are you looking for?')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await page.route('**/search/suggestions?*', (route) => route.abort('failed'))
  await field.pressSequentially('rumah')
  await untilQuiet(page)
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=rumah$/)
  await page.unroute('**/search/suggestions?*')
  await field.fill('kere')
  await options.filter({ hasText: 'Car loan instalment' }).click()
  await expect(page).toHaveURL(/\/financial-hub\/car-loan-instalment$/)
  problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_FAILED/.test(problem)))
})

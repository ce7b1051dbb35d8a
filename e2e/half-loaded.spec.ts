import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { detailPath, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { failing, forgiveFailures, holding, scripts, watchDocuments } from './support/held-scripts'

const [card] = slugsOf('credit-card')
const failed = (page: Page) => page.locator('html[data-script=failed]')
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const awake = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-awake]`)
const submit = (page: Page) => page.locator('#calculator button.btn[type=submit]').first()
const answer = (page: Page) => page.locator('#answer b').first()

/** Ends the page's own idea to wake islands when idle, so that only what a test does wakes them. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

test.afterEach(({ problems }) => forgiveFailures(problems))

for (const part of ['loader', 'start', 'waking', 'island'] as const) {
  test.describe(`where the script does not come (${part})`, () => {
    test.beforeEach(async ({ page }) => {
      await failing(page, scripts[part])
    })

    test('a list filters by address', async ({ page, visit }) => {
      await visit('/investment/fixed-deposit')
      await expect(failed(page)).toHaveCount(1)
      await page.locator('input[name=kind][value=islamic]').check()
      await page.getByRole('button', { name: 'Show the results' }).click()
      await expect(page).toHaveURL(/[?&]kind=islamic/)
      await expect(page.locator('input[name=kind][value=islamic]')).toBeChecked()
      const count = await page.locator('label.opt:has([name=kind][value=islamic]) em').textContent()
      await expect(page.locator('.row')).toHaveCount(Number(count))
    })

    test('a calculator answers by address, and one with figures about the visitor when it is told to', async ({
      page,
      visit,
    }) => {
      await visit('/financial-hub/home-loan')
      await expect(failed(page)).toHaveCount(1)
      await page.locator('[name=price]').fill('765000')
      const before = await answer(page).textContent()
      await submit(page).click()
      await expect(page).toHaveURL(/price=765000/)
      await expect(answer(page)).not.toHaveText(before ?? '')
      await visit('/financial-hub/affordability')
      await expect(failed(page)).toHaveCount(1)
      await expect(page.getByText('The server calculates your result')).toBeVisible()
      await page.locator('[name=income]').fill('8765')
      await submit(page).click()
      await expect(page).toHaveURL(/sealed=/)
    })
  })
}

test('a form with figures about the visitor is not sent by itself when the script that was to answer it does not come', async ({
  page,
  visit,
}) => {
  await saveData(page)
  await visit('/financial-hub/affordability')
  const held = await holding(page, scripts.island)
  const documents = watchDocuments(page)
  await page.locator('[name=income]').fill('8765')
  await submit(page).click()
  await held.first
  await held.fail()
  await expect(failed(page)).toHaveCount(1)
  await expect(page.locator('[name=income]')).toHaveValue('8765')
  expect(documents).toEqual([])
  await submit(page).click()
  await expect(page).toHaveURL(/sealed=/)
})

for (const part of ['waking', 'island'] as const) {
  test(`an island whose script did not come (${part}) wakes at the next touch when the network is back`, async ({
    page,
    visit,
  }) => {
    await saveData(page)
    await visit('/financial-analysis')
    const restore = await failing(page, scripts[part])
    await page.locator('[name=income]').focus()
    await expect(failed(page)).toHaveCount(1)
    await restore()
    await page.locator('[name=income]').fill('6000')
    await page.locator('[name=spending]').focus()
    await expect(awake(page, 'analysis')).toHaveCount(1)
    await expect(failed(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.locator('.step').nth(1)).toHaveClass(/step-on/)
  })
}

for (const [what, pattern] of [
  ['its engine', scripts.listEngine],
  ['the figures from the API', /\/api\//],
] as const) {
  test(`a list that cannot have ${what} is filtered by the server, and by itself again once it can`, async ({
    page,
    visit,
  }) => {
    const restore = await failing(page, pattern)
    await visit('/investment/fixed-deposit')
    await expect(awake(page, 'list')).toHaveCount(1)
    await page.locator('input[name=kind][value=islamic]').check()
    await expect(page.getByText('The list could not be calculated again')).toBeVisible()
    const documents = watchDocuments(page)
    await page.getByRole('button', { name: 'Show the results' }).click()
    await expect(page).toHaveURL(/[?&]kind=islamic/)
    await expect(page.getByText('The list could not be calculated again')).toHaveCount(0)
    await expect(awake(page, 'list')).toHaveCount(1)
    await page.locator('input[name=kind][value=conventional]').check()
    await expect(failed(page)).toHaveCount(1)
    await restore()
    await page.locator('input[name=kind][value=islamic]').uncheck()
    await expect(failed(page)).toHaveCount(0)
    await expect(page).toHaveURL('/investment/fixed-deposit?kind=conventional')
    expect(documents).toHaveLength(1)
  })
}

test('a calculator that cannot have its rules is answered by the server, and by itself again once it can', async ({
  page,
  visit,
}) => {
  const restore = await failing(page, scripts.homeLoan)
  await visit('/financial-hub/home-loan')
  await expect(awake(page, 'calculator')).toHaveCount(1)
  await page.locator('[name=price]').fill('765000')
  await expect(page.getByText('The calculator could not be loaded')).toBeVisible()
  await submit(page).click()
  await expect(page).toHaveURL(/price=765000/)
  const before = await answer(page).textContent()
  await expect(awake(page, 'calculator')).toHaveCount(1)
  await page.locator('[name=price]').fill('777000')
  await expect(failed(page)).toHaveCount(1)
  await restore()
  await page.locator('[name=price]').fill('888000')
  await expect(failed(page)).toHaveCount(0)
  await expect(answer(page)).not.toHaveText(before ?? '')
})

test('the check of who may apply is tried again by the next press', async ({ page, visit }) => {
  const restore = await failing(page, /\/api\//)
  await visit(detailPath('credit-card', card))
  const button = island(page, 'eligibility').getByRole('button')
  await button.click()
  await expect(page.getByText('That could not be loaded')).toBeVisible()
  await restore()
  await button.click()
  await expect(page.locator('#who-age')).toBeVisible()
})

test.describe('what was done before the script came', () => {
  test.beforeEach(({ page }) => saveData(page))

  test('a press moves the analysis on by one step, with what was typed', async ({ page, visit }) => {
    const held = await holding(page, scripts.island)
    await visit('/financial-analysis')
    await page.locator('[name=income]').fill('6000')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await held.first
    await expect(page.locator('.step').first()).toHaveClass(/step-on/)
    await held.letGo()
    await expect(awake(page, 'analysis')).toHaveCount(1)
    await expect(page.locator('.step').nth(1)).toHaveClass(/step-on/)
    await expect(page.locator('.step-on')).toHaveCount(1)
    await expect(page.locator('progress')).toHaveAttribute('value', '1')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.locator('[name=income]')).toHaveValue('6000')
  })

  test('a press counts where something changed the island and it is drawn anew', async ({ page, visit }) => {
    const held = await holding(page, scripts.island)
    await visit('/financial-analysis')
    await page.locator('[name=income]').fill('6000')
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await held.first
    await page.locator('[data-island] input').evaluateAll((inputs) => {
      for (const input of inputs) input.after(document.createElement('span'))
    })
    await held.letGo()
    await expect(page.locator('[data-island=analysis][data-rebuilt][data-awake]')).toHaveCount(1)
    await expect(page.locator('.step').nth(1)).toHaveClass(/step-on/)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.locator('[name=income]')).toHaveValue('6000')
  })

  test('a press opens the check of who may apply, and a press prints once', async ({ page, visit }) => {
    const held = await holding(page, scripts.island)
    await visit(detailPath('credit-card', card))
    await island(page, 'eligibility').getByRole('button').click()
    await held.first
    await held.letGo()
    await expect(page.locator('#who-age')).toBeVisible()
    await visit('/financial-hub/home-loan')
    const tools = await holding(page, scripts.island)
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = `${document.documentElement.dataset.printed ?? ''}+`
      }
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await tools.first
    await tools.letGo()
    await expect(awake(page, 'result-tools')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-printed', '+')
  })

  test('a form that was sent is answered in place, once, for what was typed', async ({ page, visit }) => {
    const held = await holding(page, scripts.island)
    await visit('/financial-hub/affordability')
    const [before, documents] = [await answer(page).textContent(), watchDocuments(page)]
    await page.locator('[name=income]').fill('8765')
    await submit(page).click()
    await held.first
    await held.letGo()
    await expect(answer(page)).not.toHaveText(before ?? '')
    await expect(page.locator('#answer')).toBeFocused()
    expect(documents).toEqual([])
  })

  test('a tick and a figure count in a list', async ({ page, visit }) => {
    const held = await holding(page, scripts.island)
    await visit('/investment/fixed-deposit')
    const documents = watchDocuments(page)
    await openScenario(page)
    await page.locator('input[id^="case-"]').first().fill('4321')
    await held.first
    await page.locator('input[name=kind][value=islamic]').check()
    await page.locator('.row input[name=product]').first().check()
    await held.letGo()
    await expect(page).toHaveURL(/=4321&.*kind=islamic|kind=islamic.*=4321/)
    await expect(page.locator('#compare .slot')).toHaveCount(1)
    expect(documents).toEqual([])
  })
})

test('a visitor who saves data is sent nothing but the loader before the first touch', async ({ page, visit }) => {
  await saveData(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  await visit('/investment/fixed-deposit')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).not.toBeNull()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => !scripts.loader.test(path) && !scripts.start.test(path))).toEqual([])
  await page.locator('input[name=kind][value=islamic]').hover()
  await expect(awake(page, 'list')).toHaveCount(1)
  expect(asked.some((path) => scripts.island.test(path))).toBe(true)
})

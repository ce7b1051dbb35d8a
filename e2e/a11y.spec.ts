import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openFilters, openScenario } from './support/folded'
import { comparePath, fewPageKinds } from './support/pages'

const widths = [390, 1280]

async function expectNoFaults(page: Page, what: string): Promise<void> {
  expect(await axeFaults(page), what).toEqual([])
}

/** Pages whose markup shows differently on a small screen; the others are judged on one, in turns. */
const twoFaced = /^(home|list of cards|detail of a card|a comparison|a calculator|financial analysis)$/

for (const [place, { name, path, status }] of fewPageKinds.entries()) {
  test(`axe finds nothing: ${name}`, async ({ page, visit }) => {
    await visit(path, { status })
    for (const width of twoFaced.test(name) ? widths : widths.slice(place % 2).slice(0, 1)) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoFaults(page, `${name} at ${width}`)
    }
  })
}

test.describe('axe finds nothing in what opens', () => {
  test('the sum, ticks, the check and my own product', async ({ page, visit }) => {
    const judge = async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoFaults(page, `${what} at ${width} px`)
      }
    }
    await visit('/credit-card')
    await page.locator('.why-link').first().click()
    await expect(page.locator('.why')).toBeVisible()
    for (const index of [0, 1, 2])
      await page
        .locator('.row')
        .nth(index)
        .getByLabel(/^Compare/)
        .check()
    await openScenario(page)
    await page.locator('#case-petrol').fill('-5')
    await expect(page.getByRole('alert').filter({ hasText: 'at least' })).toBeVisible()
    await judge('a list with an open sum, three ticks and a message')
    await visit('/credit-card/rimba-card')
    await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
    await page.getByLabel('Your age').fill('17')
    await judge('the check of who may apply')
    await visit(comparePath.replace(/&product=[^&]*$/, ''))
    await page.getByText('Add what you have now').click()
    await judge('my own product')
  })

  test('the filter sheet of a small screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/credit-card')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await openFilters(page, 'Your own weights')
    await expectNoFaults(page, 'the sheet')
  })
})

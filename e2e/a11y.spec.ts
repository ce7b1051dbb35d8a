import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openFilters, openScenario } from './support/folded'
import { competingButtons, shiftsWhileRead, shownWidths, tooWide, watchShifts } from './support/looks'
import { comparePath, fewPageKinds } from './support/pages'

/** The narrowest that must hold, a phone, and one on the near side of each width at which the layout changes. */
const widths = [390, 320, 768, 1025, 1280] as const

/** Judges a page as it stands: whole at the first width, without what only repeats at the others, and nowhere whole where rows stand as `judged`. */
async function expectNoFaults(
  page: Page,
  what: string,
  chosen: readonly number[] = widths,
  judged = false,
): Promise<void> {
  for (const [at, width] of chosen.entries()) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeFaults(page, { fewRows: judged || at > 0 }), `${what} at ${width} px`).toEqual([])
  }
}

for (const [place, { name, path, status, isState }] of fewPageKinds.entries()) {
  test(`${name}: nothing shifts while it is read, nothing scrolls sideways from 320 px (400 % zoom) to 1600 px, no screen has two filled buttons, axe finds nothing`, async ({
    page,
    visit,
  }) => {
    // One visit for all that every kind of page promises; the longest are judged five times.
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.addInitScript(watchShifts)
    await visit(path, { status })
    expect(await shiftsWhileRead(page)).toEqual([])
    for (const width of shownWidths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `${name} at ${width}`).toEqual([])
      expect(await competingButtons(page), `${name} at ${width}`).toEqual([])
    }
    const inTurns = widths[place % widths.length] ?? widths[0]
    await expectNoFaults(page, name, isState ? [inTurns] : widths)
  })
}

test('axe finds what is wrong at one width alone, after it has judged others', async ({ page, visit }) => {
  await visit('/corrections')
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('@media (width: 768px) { main p { color: #ccc; background: #fff } }')
    document.adoptedStyleSheets.push(style)
  })
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    found.push((await axeFaults(page)).some((fault) => fault.startsWith('color-contrast: ')))
  }
  expect(found).toEqual(widths.map((width) => width === 768))
})

test.describe('axe finds nothing in what opens', () => {
  test('the sum, ticks and a message on a list', async ({ page, visit }) => {
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
    await expect(page.locator('#case-petrol-problem')).toContainText('at least')
    await expectNoFaults(page, 'a list with an open sum, three ticks and a message', widths, true)
  })

  test('the check of who may apply, and my own product', async ({ page, visit }) => {
    await visit('/credit-card/rimba-card')
    await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
    await page.getByLabel('Your age').fill('17')
    await expectNoFaults(page, 'the check of who may apply')
    await visit(comparePath.replace(/&product=[^&]*$/, ''))
    await page.getByText('Add what you have now').click()
    await expectNoFaults(page, 'my own product')
  })

  test('the filter sheet of a small screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/credit-card')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await openFilters(page, 'Your own weights')
    await expectNoFaults(page, 'the sheet', [390, 320, 768], true)
  })
})

import type { Page } from '@playwright/test'
import { categoryList } from '@/lib/domain/categories/registry'
import { inTurn, isLong, thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openFilters, openScenario } from './support/folded'
import { unmarkedFigures } from './support/foreign-hands'
import { competingButtons, shiftsWhileRead, shownWidths, tooWide, watchShifts } from './support/looks'
import { comparePath, fewPageKinds } from './support/pages'
import { routeTable } from './support/route-table'
import { sitemapAddresses } from './support/sitemap'

/** A phone and a desk, at which everything is judged in each run, */
const everyRun = [390, 1280] as const
/** and the narrowest that must hold and the near side of each other width at which the layout changes: one of them in turn. */
const inTurns = [320, 768, 1025] as const
const widths = [...everyRun, ...inTurns] as const

/** The widths at which this run judges what stands in a place of its list: as many turns as there are go through all of them. */
function widthsOf(place: number): readonly number[] {
  return isLong ? widths : [...everyRun, inTurn(inTurns, place)]
}

/** Pages on which header and footer, which are the same everywhere, are judged at every width; on the other kinds at one. */
const shellJudgedOn = new Set(['home', 'list of credit-card', 'a calculator', 'unknown page'])

interface Judging {
  readonly chosen: readonly number[]
  /** Rows of this list have been judged elsewhere. */
  readonly judged?: boolean
  /** Whether header and footer are judged too. */
  readonly shell?: 'at every width' | 'at the first' | 'not'
}

/** At this width pages are judged dark, at the others light: contrast is the same at every width. */
const darkWidth = 1280

/** Lists and details are laid out alike: that of credit cards is judged in every run, and a third of the others in turn. */
const ofOtherCategories = /^(list|detail) of (?!credit-card$)/
const judgedKinds = [
  ...fewPageKinds.filter(({ name }) => !ofOtherCategories.test(name)),
  ...thirdInTurn(
    fewPageKinds.filter(({ name }) => /^list of/.test(name) && ofOtherCategories.test(name)),
    0,
  ),
  ...thirdInTurn(
    fewPageKinds.filter(({ name }) => /^detail of/.test(name) && ofOtherCategories.test(name)),
    1,
  ),
]

/** Judges a page as it stands: with all its rows at the first width, without what only repeats at the others. */
async function expectNoFaults(
  page: Page,
  what: string,
  { chosen, judged = false, shell = 'not' }: Judging,
): Promise<void> {
  for (const [at, width] of chosen.entries()) {
    await page.setViewportSize({ width, height: 844 })
    // Without movement: a ground that is still on its way from light to dark has neither's contrast.
    await page.emulateMedia({ colorScheme: width === darkWidth ? 'dark' : 'light', reducedMotion: 'reduce' })
    const scope = { fewRows: judged || at > 0, withoutShell: shell === 'not' || (shell === 'at the first' && at > 0) }
    expect(await axeFaults(page, scope), `${what} at ${width} px`).toEqual([])
  }
}

for (const [place, { name, path, status, isState }] of judgedKinds.entries()) {
  test(`${name}: nothing shifts while it is read, nothing scrolls sideways from 320 px (400 % zoom) to 1600 px, no screen has two filled buttons, no figure is open to translators, axe finds nothing`, async ({
    page,
    visit,
  }) => {
    // One visit for all that every kind of page promises; the longest are judged at every width of the run.
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.addInitScript(watchShifts)
    await visit(path, { status })
    expect(await shiftsWhileRead(page)).toEqual([])
    expect(await unmarkedFigures(page)).toEqual([])
    for (const width of shownWidths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `${name} at ${width}`).toEqual([])
      expect(await competingButtons(page), `${name} at ${width}`).toEqual([])
    }
    if (isState) await expectNoFaults(page, name, { chosen: [inTurn(widths, place)] })
    else {
      const shell = shellJudgedOn.has(name) ? 'at every width' : 'at the first'
      await expectNoFaults(page, name, { chosen: widthsOf(place), shell })
    }
  })
}

const judgedAsKinds = new Set(fewPageKinds.filter(({ isState }) => isState !== true).map(({ path }) => path))
const lists = categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)])
/** Screens that are laid out like another, and say something of their own. */
const otherScreens = routeTable
  .filter(({ path, forMembers }) => !forMembers && !judgedAsKinds.has(path) && !lists.includes(path))
  .map(({ path }) => path)
  .concat('/support/comparing-and-ranking')

// One tab goes from screen to screen: a new visitor for each costs as much as judging it. Two tabs, for two processors.
for (const half of [0, 1]) {
  test(`axe finds nothing on every other screen of the specification at the widths of the run, half ${half + 1}`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(120_000)
    for (const [place, path] of otherScreens.entries()) {
      if (place % 2 !== half) continue
      await visit(path)
      expect(await unmarkedFigures(page), path).toEqual([])
      await expectNoFaults(page, path, { chosen: widthsOf(place) })
    }
  })
}

test('axe finds nothing on any article, each at one width', async ({ page, visit, request }) => {
  test.setTimeout(120_000)
  const articles = (await sitemapAddresses(request)).filter(({ pathname }) => /^\/blog\/[^/]+$/.test(pathname))
  expect(articles.length).toBeGreaterThanOrEqual(12)
  for (const [place, { pathname }] of articles.entries()) {
    await visit(pathname)
    await expectNoFaults(page, pathname, { chosen: [inTurn(widths, place)] })
  }
})

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
    found.push((await axeFaults(page, { withoutShell: true })).some((fault) => fault.startsWith('color-contrast: ')))
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
    await expectNoFaults(page, 'a list with an open sum, three ticks and a message', {
      chosen: widthsOf(0),
      judged: true,
    })
  })

  test('the check of who may apply, and my own product', async ({ page, visit }) => {
    await visit('/credit-card/rimba-card')
    await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
    await page.getByLabel('Your age').fill('17')
    await expectNoFaults(page, 'the check of who may apply', { chosen: widthsOf(1) })
    await visit(comparePath.replace(/&product=[^&]*$/, ''))
    await page.getByText('Add what you have now').click()
    await expectNoFaults(page, 'my own product', { chosen: widthsOf(2) })
  })

  test('the filter sheet of a small screen', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit('/credit-card')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await openFilters(page, 'Your own weights')
    await expectNoFaults(page, 'the sheet', { chosen: [390, 320, 768], judged: true })
  })
})

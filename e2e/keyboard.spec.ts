import { inTurn, isLong } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { focused, walk } from './support/focus'
import { comparePath, pageKinds } from './support/pages'

const walked = pageKinds.filter(({ name }) =>
  [
    'home',
    'list of credit-card',
    'detail of credit-card',
    'a comparison',
    'a calculator',
    'financial hub',
    'financial analysis',
    'calls of the API',
    'unknown page',
  ].includes(name),
)

/** A phone and a desk: one of them in turn. */
const widths = [390, 1280] as const

function widthsOf(name: string, place: number): readonly number[] {
  // Hundreds of calls, one below the other at any width: one walk through them tells as much as two.
  if (name === 'calls of the API') return [390]
  return isLong ? widths : [inTurn(widths, place)]
}

for (const [place, { name, path, status }] of walked.entries()) {
  for (const width of widthsOf(name, place)) {
    test(`by keyboard at ${width} px: every stop of ${name} is in order, ringed and in sight`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(path, { status })
      for (const index of [0, 1]) {
        const tick = page
          .locator('.row')
          .nth(index)
          .getByLabel(/^Compare/)
        if (name.startsWith('list')) await tick.check()
      }
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.scrollTo(0, 0)
        window.getSelection()?.collapse(document.body, 0)
      })
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(3)
      const faults = stops.flatMap((stop, index) => {
        const former = stops[index - 1]
        return [
          ...(stop.covered === null ? [] : [`${stop.name} lies under ${stop.covered}`]),
          ...(stop.inView ? [] : [`${stop.name} is out of sight`]),
          ...(stop.ring === '3px 2px' ? [] : [`${stop.name} has the ring ${stop.ring}`]),
          ...(former === undefined || former.place < stop.place ? [] : [`${stop.name} comes after ${former.name}`]),
        ]
      })
      expect(faults).toEqual([])
    })
  }
}

test('the first stop skips to the content', async ({ page, visit }) => {
  await visit('/credit-card')
  await page.keyboard.press('Tab')
  expect((await focused(page))?.name).toContain('Skip to the content')
  await expect(page.locator('.skip').first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('a journey by keyboard alone: filter, explain, compare, leave', async ({ page, visit }) => {
  await visit('/loan/personal-loan')
  await page.locator('.filters input[name=kind]').first().focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/kind=conventional/)
  await page.locator('.why-link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.why')).toBeVisible()
  expect((await focused(page))?.name, 'the focus stays where it was').toContain('Why 1st?')
  for (const index of [0, 1]) {
    await page
      .locator('.row')
      .nth(index)
      .getByLabel(/^Compare/)
      .focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: /^Compare 2/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/compare?*')
  await page
    .getByRole('link', { name: /^Apply for/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/apply\/sample\?/)
})

test('taking a filter away by keyboard does not lose the place', async ({ page, visit }) => {
  await visit('/credit-card?kind=islamic&purpose=cashback')
  await page.getByRole('list', { name: 'Filters in use' }).getByRole('link').first().focus()
  // Before that the link loads the page anew, as without script.
  await expect(page.locator('[data-island$=list][data-awake]')).toHaveCount(1)
  // Whoever types on at once must not type into nothing: not even between what goes and the focus that follows.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.activeElement === document.body) document.body.dataset.lost = 'yes'
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('link')).toHaveCount(2)
  expect(await focused(page)).not.toBeNull()
  await expect(page.locator('body')).not.toHaveAttribute('data-lost')
})

test('Escape closes the filter sheet and gives the focus back', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('/credit-card')
  const button = page.getByRole('button', { name: 'Filters', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#filters')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#filters') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('#filters')).toBeHidden()
  await expect(button).toBeFocused()
})

test('the sheet keeps filtering while it is open', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('/credit-card')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.locator('#filters input[name=purpose][value=cashback]').check()
  await expect(page).toHaveURL(/purpose=cashback/)
  await expect(page.locator('#filters')).toBeVisible()
  const count = await page.getByRole('status').first().textContent()
  await page.getByRole('button', { name: `Show ${count}` }).click()
  await expect(page.locator('#filters')).toBeHidden()
})

test.describe('who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/credit-card', '/credit-card/rimba-card', comparePath]) {
    test(`gets none on ${path.split('?')[0]}`, async ({ page, visit }) => {
      await visit(path)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          const still = /^(0s(, )?)+$/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto'
          return still ? [] : [`${element.tagName.toLowerCase()}.${element.className} ${transitionDuration}`]
        }),
      )
      expect([...new Set(moving)]).toEqual([])
    })
  }
})

import type { Page } from '@playwright/test'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { expect, test } from './fixtures'
import { cutDocuments } from './support/cut-document'
import { watchShifts } from './support/looks'
import { fewPageKinds } from './support/pages'

/** Holds the answers to an address back until it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Widths of the first words, which no two fonts agree on. */
function wordWidths(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, main p')].slice(0, 2).map((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().width
    }),
  )
}

for (const width of [360, 390, 1280]) {
  test(`a font that comes after the first words waits for the next page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(watchShifts)
    for (const path of ['/', '/credit-card', '/credit-card/rimba-card', '/financial-hub/home-loan']) {
      const letFont = await hold(page, '**/fonts/*')
      const letStyles = await hold(page, '**/assets/page-*.css')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const before = await wordWidths(page)
      expect(before.length, path).toBeGreaterThan(1)
      letFont()
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
      )
      letStyles()
      await page.waitForLoadState('load')
      expect(await wordWidths(page), path).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toEqual([])
      await page.unrouteAll()
    }
  })
}

/** Documents that the line cuts in two, with what has come of them by then. */
const cuts = [
  {
    what: "the account's place",
    path: '/',
    at: (html: string) => html.indexOf('<div class="acct"'),
    come: '.sh .find',
  },
  {
    // A browser writes words of its own where a summary has not come yet.
    what: "the account's menu",
    path: '/',
    at: (html: string) => html.indexOf('<summary', html.indexOf('class="acct"')),
    come: '.acct details',
  },
  {
    what: 'the heads of a comparison',
    path: '/compare?category=credit-card&product=rimba-card&product=angsana-card-i',
    at: (html: string) => html.indexOf('</th>', html.indexOf('class="compare"')),
    come: '.compare th .btn',
  },
  {
    // What stands above the facts on a phone comes after them in the document.
    what: 'a row',
    path: '/credit-card',
    at: (html: string) => html.indexOf('</dl>', html.indexOf('<article', html.indexOf('<article') + 1)),
    come: 'li:nth-child(2) > article .facts',
  },
  {
    // The button beside it makes the bar higher.
    what: 'the way to a partner',
    path: '/credit-card/rimba-card',
    at: (html: string) => html.indexOf('<small>', html.indexOf('class="apply-bar"')),
    come: '.apply-bar b',
  },
  {
    // A button with less to say is narrower, and begins further to the right.
    what: 'the words of the way to a partner',
    path: '/credit-card/rimba-card',
    at: (html: string) => html.indexOf('<span aria-hidden', html.indexOf('class="apply-bar"')),
    come: '.apply-bar .btn',
  },
]

for (const { what, path, at, come } of cuts) {
  test(`when a part of ${what} has come, the rest moves nothing`, async ({ page, baseURL }) => {
    await using stack = new AsyncDisposableStack()
    const { origin, letRest, stop } = await cutDocuments(String(baseURL), at)
    stack.defer(stop)
    await page.addInitScript(watchShifts)
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 1200 })
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.locator(come).first().waitFor({ state: 'attached' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      letRest()
      await page.waitForLoadState('load')
      expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${width} px wide`).toEqual([])
      // What it still asks for would fail once the line is gone.
      await page.goto('about:blank')
    }
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('controls are big enough for a finger', async ({ page, visit }) => {
    for (const path of ['/', '/credit-card', '/credit-card/rimba-card']) {
      await visit(path)
      const small = await page.evaluate(() => {
        const controls = document.querySelectorAll(
          'main button, main a.btn, main select, main input:not([type=hidden]), header:not(main *) a, footer a',
        )
        return [...controls].flatMap((control) => {
          const box = (control.closest('label') ?? control.closest('.input') ?? control).getBoundingClientRect()
          if (box.width === 0) return []
          return box.height >= 43.5 ? [] : [`${control.outerHTML.slice(0, 90)} is ${Math.round(box.height)} px high`]
        })
      })
      expect(small, path).toEqual([])
    }
  })
})

test('no page keeps the browser from holding it for going back', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const found: string[] = []
    Reflect.set(window, 'leaveListeners', found)
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
      if (type === 'unload' || type === 'beforeunload') found.push(type)
      return Reflect.apply(add, this, [type, ...rest])
    }
  })
  for (const { path, status } of fewPageKinds.filter(({ path }) => !path.startsWith('/api/'))) {
    const answer = await visit(path, { status })
    const handlers = await page.evaluate(
      () => [window.onunload, window.onbeforeunload].filter((one) => one !== null).length,
    )
    expect(handlers, path).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, 'leaveListeners')), path).toEqual([])
    // What is made for each request is not kept by anybody.
    if (status === 200 && !path.includes('?') && audienceOf(path, new URLSearchParams()).startsWith('everybody')) {
      expect(answer.headers()['cache-control'] ?? '', path).not.toContain('no-store')
    }
  }
})

test('the sentence to fill in stands whole in the first screen of the home page, with its button', async ({ page }) => {
  for (const { width, height } of [
    { width: 360, height: 640 },
    { width: 768, height: 900 },
    { width: 1280, height: 720 },
    { width: 1600, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const box = await page.locator('.ask details[open] button').boundingBox()
    expect(box === null ? null : box.y + box.height <= height, `${width} × ${height}`).toBe(true)
  }
})

test('each reason to compare that is folded away has the drawing of its list', async ({ page }) => {
  await page.goto('/')
  await page.getByText('More reasons to compare').click()
  const drawings = await page
    .locator('.picks a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::before').maskImage))
  expect(drawings.length).toBeGreaterThan(10)
  expect(drawings.filter((image) => !image.startsWith('url("data:image/svg+xml'))).toEqual([])
})

test('a sentence leads to the list for what was filled in, without script too', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/')
  await page.locator('#ask-credit-card-total').fill('2400')
  await page.getByRole('button', { name: /^Compare \d+ cards$/ }).click()
  await page.waitForURL(/\/credit-card\?.*total=2400/)
  await expect(page.locator('#case-title')).toContainText('RM2,400')
})

test('with colours of one’s own, what is chosen and the edges of marks are still seen', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const grounds = (chosen: string) =>
    page.locator(chosen).evaluateAll((links) => {
      const groundOf = (link: Element) => getComputedStyle(link).backgroundColor
      const [current, ...others] = links.toSorted((link) => (link.hasAttribute('aria-current') ? -1 : 1))
      return { current: current && groundOf(current), others: [...new Set(others.map(groundOf))] }
    })
  const edge = (mark: string) =>
    page
      .locator(mark)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  for (const [path, links, mark] of [
    ['/credit-card', '.kinds a', '.cond'],
    ['/vouchers?kind=cashback', '.voucher-kinds >> nth=0 >> a', '.pill'],
  ] as const) {
    await visit(path)
    await expect.poll(() => edge(mark), path).toBe('solid')
    const { current, others } = await grounds(links)
    expect(others, path).not.toEqual([])
    expect(others, path).not.toContain(current)
  }
})

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cutDocuments } from './support/cut-document'
import { fewPageKinds } from './support/pages'

const widths = [320, 360, 768, 1024, 1280, 1600]

/** Elements that reach beyond the page's right edge, unless a box around them scrolls by itself. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 5)
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`)
  })
}

/** Runs in the page: notes what moves by itself. */
function watchShifts(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: unknown = Reflect.get(entry, 'sources')
      const nodes = Array.isArray(sources) ? sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) : []
      shifts.push(`${Reflect.get(entry, 'value')} ${nodes.join(' ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const { name, path, status } of fewPageKinds) {
  test(`nothing shifts while it is read, nothing scrolls sideways from 320 px (400 % zoom) to 1600 px: ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.addInitScript(watchShifts)
    await visit(path, { status })
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
        window.scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `${name} at ${width}`).toEqual([])
    }
  })
}

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
    [...document.querySelectorAll('h1, h1 + p')].map((element) => {
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

/** Where the facts of a list's second row end: what stands above them on a phone comes after them in the document. */
function amidRow(html: string): number {
  return html.indexOf('</dl>', html.indexOf('<article', html.indexOf('<article') + 1))
}

test('a row of which a part has come moves nothing when the rest does', async ({ page, baseURL }) => {
  await using stack = new AsyncDisposableStack()
  const { origin, letRest, stop } = await cutDocuments(String(baseURL), amidRow)
  stack.defer(stop)
  await page.addInitScript(watchShifts)
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 1200 })
    await page.goto(`${origin}/credit-card`, { waitUntil: 'commit' })
    await page.locator('article .facts').nth(1).waitFor({ state: 'attached' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    letRest()
    await page.waitForLoadState('load')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `${width} px wide`).toEqual([])
    // What it still asks for would fail once the line is gone.
    await page.goto('about:blank')
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('controls are big enough for a finger', async ({ page, visit }) => {
    for (const path of ['/', '/credit-card', '/credit-card/rimba-card']) {
      await visit(path)
      const small = await page.evaluate(() => {
        const controls = document.querySelectorAll(
          'main button, main a.btn, main select, main input:not([type=hidden]), header a, footer a',
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
    if (status === 200 && !path.includes('?') && path !== '/compare') {
      expect(answer.headers()['cache-control'] ?? '', path).not.toContain('no-store')
    }
  }
})

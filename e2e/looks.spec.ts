import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
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

for (const { name, path, status } of fewPageKinds) {
  test(`nothing shifts while it is read, nothing scrolls sideways from 320 px (400 % zoom) to 1600 px: ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    // Once before, for the font: on a busy machine it may come later than the first words, which the budgets judge.
    await visit(path, { status })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Reflect.set(window, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: unknown = Reflect.get(entry, 'sources')
          const nodes = Array.isArray(sources) ? sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) : []
          shifts.push(`${Reflect.get(entry, 'value')} ${nodes.join(' ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
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

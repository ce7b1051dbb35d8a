import type { Page } from '@playwright/test'

/** Widths at which nothing may reach beyond the edge, from a page at 400 % zoom to a large screen. */
export const shownWidths = [320, 360, 768, 1024, 1280, 1600]

/** Elements that reach beyond the page's right edge, unless a box around them scrolls by itself. */
export async function tooWide(page: Page): Promise<readonly string[]> {
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
export function watchShifts(): void {
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

/** Reads a page to its end, goes back to its beginning, and says what moved by itself meanwhile. Needs {@link watchShifts}. */
export async function shiftsWhileRead(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
    return Reflect.get(window, 'shifts')
  })
}

/**
 * Filled buttons of a page's content that one screen shows together, as `first | second`. Each row of a list has a way out of
 * its own, by its drawing; what is folded, in a sheet or for pages without script does not show.
 */
export async function competingButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const filled = [...document.querySelectorAll<HTMLElement>('main .btn:not(.quiet)')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.closest('.row') === null)
      .map((button) => ({ at: button.getBoundingClientRect().top, text: button.textContent.trim() }))
      .sort((a, b) => a.at - b.at)
    return filled.flatMap(({ at, text }, index) => {
      const next = filled[index + 1]
      return next !== undefined && next.at - at < window.innerHeight ? [`${text} | ${next.text}`] : []
    })
  })
}

/**
 * Buttons and fields of a part of a page without an edge of their own: where colours are the system's, which take grounds away, nothing
 * would show where they begin and end. Boxes to tick are drawn by the system.
 */
export async function withoutEdge(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate((scope) => {
    const hasEdge = (element: Element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
      return borderBottomStyle === 'solid' && Number.parseFloat(borderBottomWidth) >= 1
    }
    const controls = 'button, select, textarea, input:not([type=checkbox], [type=radio], [type=hidden])'
    return [...document.querySelectorAll<HTMLElement>(`:is(${scope}) :is(${controls}, .btn)`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !hasEdge(control) && !hasEdge(control.closest('.input') ?? control))
      .map((control) => control.outerHTML.slice(0, 120))
  }, part)
}

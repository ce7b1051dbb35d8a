import type { Page } from '@playwright/test'
import * as z from 'zod'
import type { Loaded } from './browser'
import type { Figures } from './figures'

/** What one touch of a list cost, as the page saw it. */
export interface Touch {
  /** Milliseconds to the next paint, and to the last change of the document. */
  readonly paint: number
  readonly finished: number
  /** Rows that were there before the touch, and now stand in the list as new elements. */
  readonly redrawn: readonly string[]
}

/** What some touches gave. */
export interface Touched {
  readonly figures: Figures
  readonly redrawn: readonly string[]
  readonly requests: readonly Loaded[]
}

const touchesSchema = z.array(z.object({ paint: z.number(), finished: z.number(), redrawn: z.array(z.string()) }))

/** The touches of a page so far, where {@link watchTouches} ran before it. */
export async function touchesOf(page: Page): Promise<readonly Touch[]> {
  const text: unknown = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'benchTouches')))
  return touchesSchema.parse(JSON.parse(String(text)))
}

/**
 * Runs in the page: notes for each touch the time to the next paint and to the last change of the document, and which rows
 * of products that were there already are new elements. A row that only moved is the same element.
 */
export function watchTouches(): void {
  const touches: { paint: number; finished: number; redrawn: string[] }[] = []
  let began = 0
  let before = new Map<string, Element>()
  Object.assign(window, { benchTouches: touches })
  const last = () => touches.at(-1)
  const rows = () => new Map([...document.querySelectorAll('.list-rows article')].map((row) => [row.id, row]))
  const begin = (event: Event) => {
    began = event.timeStamp
    touches.push({ paint: 0, finished: 0, redrawn: [] })
  }
  // A tap begins with a press, which changes nothing: what is read then costs the touch itself no time.
  for (const type of ['pointerdown', 'keydown']) {
    const remember = () => {
      before = rows()
    }
    window.addEventListener(type, remember, { capture: true })
  }
  for (const type of ['click', 'keydown']) window.addEventListener(type, begin, { capture: true })
  const isRow = (node: Node) => node instanceof Element && node.closest('.list-rows') !== null
  const articlesIn = (node: Node) => {
    if (!(node instanceof Element)) return []
    return node.matches('article') ? [node] : [...node.querySelectorAll('article')]
  }
  new MutationObserver((records) => {
    performance.mark('bench-changed')
    const touch = last()
    if (touch === undefined) return
    touch.finished = performance.now() - began
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isRow).flatMap(articlesIn))
    const redrawn = added.filter((row) => before.has(row.id) && before.get(row.id) !== row)
    touch.redrawn.push(...redrawn.map(({ id }) => id))
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const noteEntries = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const touch = last()
      const counts = name === 'click' || name === 'keydown' || name === 'input'
      if (touch !== undefined && counts && startTime >= began - 20) touch.paint = Math.max(touch.paint, duration)
    }
  }
  // The least that the browser reports; a touch that was quicker leaves no entry.
  const options = { type: 'event', buffered: false, durationThreshold: 16 }
  new PerformanceObserver(noteEntries).observe(options)
}

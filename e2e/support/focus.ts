import { expect, type Page } from '@playwright/test'

/** What holds the focus, judged as a visitor sees it. */
export interface Focused {
  readonly name: string
  /** Place in the document, to compare with the former stop. */
  readonly place: number
  readonly ring: string
  /** Something else lies over it, such as a sticky bar. */
  readonly covered: string | null
  readonly inView: boolean
}

/** null: the focus is on no element of the page. */
export async function focused(page: Page): Promise<Focused | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const box = element.getBoundingClientRect()
    // The middle of what of it lies inside the window: a box that scrolls sideways may show only a part.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    const [x, y] = [(left + right) / 2, top + Math.min((bottom - top) / 2, 20)]
    const over = document.elementFromPoint(x, y)
    const owner = element.closest('label') ?? element
    const clear = over !== null && (owner.contains(over) || over.contains(element))
    const ringed = [element, element.closest('.input')].filter((one) => one !== null)
    const ring = ringed.map((one) => getComputedStyle(one)).find(({ outlineStyle }) => outlineStyle === 'solid')
    // The words of a choice are those of all it offers.
    const words = element instanceof HTMLSelectElement ? '' : element.textContent
    return {
      name: `${element.tagName.toLowerCase()} ${(words || element.getAttribute('name') || '').trim().slice(0, 50)}`,
      place: [...document.querySelectorAll('*')].indexOf(element),
      ring: ring === undefined ? 'none' : `${ring.outlineWidth} ${ring.outlineOffset}`,
      covered: clear ? null : (over?.outerHTML.slice(0, 100) ?? 'outside the window'),
      inView: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
    }
  })
}

/** Presses Tab until the focus has left the page, and says where it was. At most `most` stops. */
export async function walk(page: Page, most = 400): Promise<readonly Focused[]> {
  const stops: Focused[] = []
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null || (stops.length > 0 && stop.place === stops[0]?.place)) return stops
    stops.push(stop)
  }
  return stops
}

/** Goes on by Tab to what has this in its name: each stop is in sight, under nothing, and shows that it has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) continue
    expect(stop, stop.name).toMatchObject({ covered: null, inView: true })
    expect(stop.ring, stop.name).not.toBe('none')
    if (stop.name.includes(name)) return
  }
  throw new Error(`Nothing is called ${name}`)
}

/** Goes on by Tab to what has this name, and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Goes on by Tab to what has this name, and types into it in place of what it holds. A blank ticks it. */
export async function typeInto(page: Page, name: string, keys: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(keys === ' ' ? 'Space' : 'ControlOrMeta+a')
  if (keys !== ' ') await page.keyboard.type(keys)
}

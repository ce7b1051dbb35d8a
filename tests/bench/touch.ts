import * as z from 'zod'
import type { Bench } from './bench'
import { askedByPage, type Opened, openPage } from './browser'
import { type Figures, median, round } from './figures'
import { engineMarks, heavyScripts } from './heavy-scripts'

const products = 150
const quietMs = 600

const answerSchema = z.looseObject({
  data: z.looseObject({ products: z.array(z.looseObject({ slug: z.string(), name: z.string() })) }),
})
const touchesSchema = z.array(z.object({ paint: z.number(), finished: z.number() }))

/** The provider's answer with its products repeated until there are so many, each under a name of its own. */
function widened(text: string): string {
  const answer = answerSchema.parse(JSON.parse(text))
  const shipped = answer.data.products
  const many = Array.from({ length: products }, (_, at) => {
    const product = shipped[at % shipped.length]
    if (product === undefined) throw new Error('The provider has no products')
    return at < shipped.length ? product : { ...product, slug: `${product.slug}-${at}`, name: `${product.name} ${at}` }
  })
  const ranks = many.map((_, at) => at + 1)
  return JSON.stringify({
    ...answer,
    data: { ...answer.data, products: many, ranks, total: products, page: 1, pages: 1 },
  })
}

/** Runs in the page: notes for each touch the time to the next paint and to the last change of the document. */
function watchTouches(): void {
  const touches: { paint: number; finished: number }[] = []
  let began = 0
  Object.assign(window, { benchTouches: touches })
  const last = () => touches.at(-1)
  const begin = (event: Event) => {
    began = event.timeStamp
    touches.push({ paint: 0, finished: 0 })
  }
  for (const type of ['click', 'keydown']) window.addEventListener(type, begin, { capture: true })
  new MutationObserver(() => {
    const touch = last()
    if (touch !== undefined) touch.finished = performance.now() - began
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

interface Touch {
  readonly paint: number
  readonly finished: number
}

/** What touches cost, and what bare drawing cost in turns with them. */
interface Timed {
  readonly touches: readonly Touch[]
  readonly drawings: readonly Touch[]
}

/** Does something to the list again and again, has the bare rows drawn after each time, and reads what each cost. */
async function timed({ page }: Opened, times: number, act: (at: number) => Promise<void>): Promise<Timed> {
  const read = async () => {
    const text: unknown = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'benchTouches')))
    return touchesSchema.parse(JSON.parse(String(text)))
  }
  const before = (await read()).length
  for (let at = 0; at < times; at += 1) {
    await act(at)
    await page.waitForTimeout(quietMs)
    await page.keyboard.press(drawKey)
    await page.waitForTimeout(quietMs)
  }
  const all = (await read()).slice(before).map(({ paint, finished }) => ({ paint: Math.max(paint, 16), finished }))
  if (all.length !== 2 * times) throw new Error(`${2 * times} touches were noted as ${all.length}`)
  const [touches, drawings] = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)]
  if (touches.every(({ finished }) => finished === 0)) throw new Error('Touching changed nothing on the page')
  return { touches, drawings }
}

/** No control of the page listens to it. */
const drawKey = 'F9'

/**
 * Lays a copy of the list's rows below everything. The key draws them anew in another order: what a browser needs for
 * that is the least that a change of the list can cost, on this machine and with these neighbours.
 */
async function layBareRows({ page }: Opened): Promise<void> {
  await page.evaluate((key) => {
    const box = document.createElement('div')
    box.style.cssText = 'position:fixed;inset:0;overflow:auto;z-index:-1'
    const rows = [...document.querySelectorAll('.row')]
    const draw = () => {
      rows.reverse()
      box.replaceChildren(...rows.map((row) => row.cloneNode(true)))
    }
    draw()
    document.body.append(box)
    window.addEventListener('keydown', (event) => {
      if (event.key === key) draw()
    })
  }, drawKey)
}

async function openList({ browser, site, pages }: Bench): Promise<Opened> {
  const opened = await openPage(browser, 'cpu')
  await opened.page.addInitScript(watchTouches)
  await opened.page.route('**/product-suggestions?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: widened(await response.text()) })
  })
  await opened.page.goto(site.origin + pages.kinds.list)
  // Before this the page is not alive: a key would change the control and nothing else.
  await opened.page.locator('html[data-session]').waitFor()
  await opened.quiet()
  return opened
}

/** The first touch fetches the engine; the list must then say that it holds all the products. */
async function wakeEngine(opened: Opened): Promise<void> {
  await opened.page.locator('select[name=sort]').focus()
  await opened.page.keyboard.press('ArrowDown')
  await opened.page
    .getByRole('status')
    .filter({ hasText: String(products) })
    .first()
    .waitFor()
  await opened.quiet()
  const found = await heavyScripts(opened.loaded.filter(({ type }) => type === 'Script').map(({ url }) => url))
  const stale = engineMarks.filter((mark) => !found.includes(mark))
  if (stale.length > 0) throw new Error(`The words that betray ${stale.join(', ')} are in no script of the list engine`)
}

/** Filter, sort and case on a list of 150 products, on a processor four times slower. */
export async function touch(bench: Bench): Promise<Figures> {
  const opened = await openList(bench)
  try {
    await wakeEngine(opened)
    await layBareRows(opened)
    const { page } = opened
    const before = opened.loaded.length
    const sort = await timed(opened, 5, () => page.keyboard.press('ArrowDown'))
    const amount = page.locator('form input[inputmode=decimal]').first()
    await amount.focus()
    await page.keyboard.press('End')
    const retype = await timed(opened, 6, (at) => page.keyboard.press(at % 2 === 0 ? 'Backspace' : String(at)))
    await page.locator('#results button[popovertarget=filters]').tap()
    await page.waitForTimeout(quietMs)
    const boxes = await page.locator('#filters input[type=checkbox]').all()
    const filter = await timed(opened, Math.min(6, boxes.length), async (at) => boxes[at]?.tap())
    const requests = askedByPage(opened.loaded.slice(before))
    const least = median([filter, sort, retype].flatMap(({ drawings }) => drawings.map(({ paint }) => paint)))
    return {
      ...compared('filter', filter, least),
      ...compared('sort', sort, least),
      ...compared('case', retype, least),
      'touch.requests': { value: requests.length, note: requests.map(({ url }) => url).join(' ') || 'none' },
    }
  } finally {
    await opened.close()
  }
}

/** Medians of touches as multiples of `least`, the time from a key to the paint of bare rows. */
function compared(name: string, { touches }: Timed, least: number): Figures {
  const figure = (read: (one: Touch) => number) => {
    const own = median(touches.map(read))
    const all = touches.map((one) => round(read(one))).join(' ')
    return { value: round(own / least, 2), note: `${round(own)} ms of ${all}; bare drawing ${round(least)} ms` }
  }
  return {
    [`touch.${name}-paint`]: figure(({ paint }) => paint),
    [`touch.${name}-finished`]: figure(({ finished }) => finished),
  }
}

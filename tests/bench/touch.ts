import * as z from 'zod'
import { awake, scriptsOf } from './alive'
import type { Bench, Wanted } from './bench'
import { askedByPage, type Loaded, type Opened, openPage } from './browser'
import { type Figures, median, round } from './figures'
import { engineMarks, heavyScripts } from './heavy-scripts'
import { type Touch, watchTouches } from './touch-page'

const products = 150
const quietMs = 400
const firstTaps = 3
const firstDrawings = 2
/** What is quicker is not told apart. */
const leastPaintMs = 16

const answerSchema = z.looseObject({
  data: z.looseObject({ products: z.array(z.looseObject({ slug: z.string(), name: z.string() })) }),
})
const touchesSchema = z.array(z.object({ paint: z.number(), finished: z.number(), redrawn: z.array(z.string()) }))

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

const idsOf = (name: string) => [`touch.${name}-paint`, `touch.${name}-finished`]
const firstIds = idsOf('first-tap')
const furtherIds = ['filter', 'sort', 'case'].flatMap(idsOf)

/** What some touches gave. */
interface Touched {
  readonly figures: Figures
  readonly redrawn: readonly string[]
  readonly requests: readonly Loaded[]
}

/** What touches cost, and what bare drawing cost in turns with them. */
interface Timed {
  readonly touches: readonly Touch[]
  readonly drawings: readonly Touch[]
}

async function readTouches({ page }: Opened): Promise<readonly Touch[]> {
  const text: unknown = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'benchTouches')))
  const all = touchesSchema.parse(JSON.parse(String(text)))
  return all.map((touch) => ({ ...touch, paint: Math.max(touch.paint, leastPaintMs) }))
}

async function draw({ page }: Opened): Promise<void> {
  await page.keyboard.press(drawKey)
  await page.waitForTimeout(quietMs)
}

/** Does something to the list again and again, has the bare rows drawn after each time, and reads what each cost. */
async function timed(opened: Opened, times: number, act: (at: number) => Promise<void>): Promise<Timed> {
  const before = (await readTouches(opened)).length
  for (let at = 0; at < times; at += 1) {
    await act(at)
    await opened.page.waitForTimeout(quietMs)
    await draw(opened)
  }
  const all = (await readTouches(opened)).slice(before)
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
  await awake(opened.page, 'list')
  await opened.quiet()
  return opened
}

/** An idle list must have the whole engine: else the first touch would pay for its way here. */
async function checkEngine({ loaded }: Opened): Promise<void> {
  const found = await heavyScripts(scriptsOf(loaded).map(({ url }) => url))
  const lost = engineMarks.filter((mark) => !found.includes(mark))
  if (lost.length > 0) throw new Error(`The words that betray ${lost.join(', ')} are in no script of an idle list`)
}

/** The list's boxes that make an address, its filters open. */
async function openFilters({ page }: Opened) {
  await page.locator('.results-bar [popovertarget=filters]').tap()
  const boxes = page.locator('#filters input[type=checkbox][name]')
  await boxes.first().waitFor()
  await page.waitForTimeout(quietMs)
  return boxes.all()
}

/** The first tap of a visitor on a filter. The list must then say that it holds all the products that fit. */
async function firstTap(opened: Opened): Promise<Touch> {
  const [box] = await openFilters(opened)
  const before = opened.page.url()
  await box?.tap()
  await opened.page.waitForURL((url) => url.href !== before)
  await opened.page.waitForTimeout(quietMs)
  const touch = (await readTouches(opened)).at(-1)
  if (touch === undefined || touch.finished === 0) throw new Error('The first tap on a filter changed nothing')
  return touch
}

/** First taps, each on a page of its own with bare drawing after it, and what was asked for after them. */
async function takeFirstTaps(bench: Bench): Promise<Touched> {
  const taps: Touch[] = []
  const drawings: Touch[] = []
  const requests: Loaded[] = []
  for (let at = 0; at < firstTaps; at += 1) {
    const opened = await openList(bench)
    try {
      await checkEngine(opened)
      const before = opened.loaded.length
      taps.push(await firstTap(opened))
      requests.push(...askedByPage(opened.loaded.slice(before)))
      const earlier = (await readTouches(opened)).length
      await layBareRows(opened)
      for (let drawn = 0; drawn < firstDrawings; drawn += 1) await draw(opened)
      drawings.push(...(await readTouches(opened)).slice(earlier))
    } finally {
      await opened.close()
    }
  }
  const figures = compared('first-tap', { touches: taps, drawings }, leastOf(drawings))
  return { figures, redrawn: taps.flatMap(({ redrawn }) => redrawn), requests }
}

/** Order, scenario and filters of one list, one after the other. */
async function takeFurtherTouches(bench: Bench): Promise<Touched> {
  const opened = await openList(bench)
  try {
    await layBareRows(opened)
    const before = opened.loaded.length
    const { page } = opened
    await page.locator('select[name=sort]').focus()
    const sort = await timed(opened, 5, () => page.keyboard.press('ArrowDown'))
    const scenario = page.locator('details.case > summary')
    await scenario.tap()
    await page.locator('.case input[inputmode=decimal]').first().focus()
    await page.keyboard.press('End')
    const retype = await timed(opened, 6, (at) => page.keyboard.press(at % 2 === 0 ? 'Backspace' : String(at)))
    await scenario.tap()
    const boxes = await openFilters(opened)
    const filter = await timed(opened, Math.min(6, boxes.length), async (at) => boxes[at]?.tap())
    const all = [filter, sort, retype]
    const least = leastOf(all.flatMap(({ drawings }) => drawings))
    return {
      figures: {
        ...compared('filter', filter, least),
        ...compared('sort', sort, least),
        ...compared('case', retype, least),
      },
      redrawn: all.flatMap(({ touches }) => touches.flatMap(({ redrawn }) => redrawn)),
      requests: askedByPage(opened.loaded.slice(before)),
    }
  } finally {
    await opened.close()
  }
}

/** Filter, sort and scenario on a list of 150 products, on a processor four times slower. */
export async function touch(bench: Bench, wanted: Wanted): Promise<Figures> {
  const isWhole = wanted('touch.rows-redrawn') || wanted('touch.requests')
  const firstWanted = isWhole || firstIds.some((id) => wanted(id))
  const furtherWanted = isWhole || furtherIds.some((id) => wanted(id))
  const parts = [
    ...(firstWanted ? [await takeFirstTaps(bench)] : []),
    ...(furtherWanted ? [await takeFurtherTouches(bench)] : []),
  ]
  const figures = Object.fromEntries(parts.flatMap((part) => Object.entries(part.figures)))
  if (!isWhole) return figures
  const redrawn = parts.flatMap((part) => part.redrawn)
  const requests = parts.flatMap((part) => part.requests.map(({ url }) => url))
  return {
    ...figures,
    'touch.rows-redrawn': { value: redrawn.length, note: [...new Set(redrawn)].join(' ') || 'none' },
    'touch.requests': { value: requests.length, note: requests.join(' ') || 'none' },
  }
}

/** Milliseconds from a key to the paint of bare rows. */
function leastOf(drawings: readonly Touch[]): number {
  return median(drawings.map(({ paint }) => paint))
}

/** Medians of touches as multiples of {@link leastOf}. */
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

import type { Bench, Wanted } from './bench'
import { askedByPage, type Opened } from './browser'
import { type Figures, median, round } from './figures'
import { pressIds, takeFirstPresses } from './press'
import { type Touch, type Touched, touchesOf } from './touch-page'
import { openFilters, openList, quietMs } from './wide-list'

/** What is quicker is not told apart. */
const leastPaintMs = 16

const idsOf = (name: string) => [`touch.${name}-paint`, `touch.${name}-finished`]
const furtherIds = ['filter', 'sort', 'case'].flatMap(idsOf)

/** What touches cost, and what bare drawing cost in turns with them. */
interface Timed {
  readonly touches: readonly Touch[]
  readonly drawings: readonly Touch[]
}

async function readTouches({ page }: Opened): Promise<readonly Touch[]> {
  return (await touchesOf(page)).map((touch) => ({ ...touch, paint: Math.max(touch.paint, leastPaintMs) }))
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

/** How often each control is touched where times do not decide: an even number, after which the figures of the case are as they were. */
const fewTouches = 2

/** Order, scenario and filters of one list, one after the other. */
async function takeFurtherTouches(bench: Bench): Promise<Touched> {
  const opened = await openList(bench, 'cpu')
  try {
    await layBareRows(opened)
    const before = opened.loaded.length
    const { page } = opened
    const times = (most: number) => (bench.thorough ? most : Math.min(most, fewTouches))
    await page.locator('select[name=sort]').focus()
    const sort = await timed(opened, times(5), () => page.keyboard.press('ArrowDown'))
    const scenario = page.locator('details.case > summary')
    await scenario.tap()
    await page.locator('.case input[inputmode=decimal]').first().focus()
    await page.keyboard.press('End')
    const retype = await timed(opened, times(6), (at) => page.keyboard.press(at % 2 === 0 ? 'Backspace' : String(at)))
    await scenario.tap()
    const boxes = await openFilters(opened)
    const filter = await timed(opened, times(Math.min(6, boxes.length)), async (at) => boxes[at]?.tap())
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
  const firstWanted = isWhole || pressIds.some((id) => wanted(id))
  const furtherWanted = isWhole || furtherIds.some((id) => wanted(id))
  const parts = [
    ...(firstWanted ? [await takeFirstPresses(bench)] : []),
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

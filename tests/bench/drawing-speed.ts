import * as z from 'zod'
import { median } from './figures'

/** Draws four hundred lines of text on the page that is open, and takes them away. */
const drawing = `(() => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ at, name: 'Product ' + (at * 7919) % 400, value: (at * 104729) % 997 }))
  rows.sort((one, other) => one.value - other.value || one.name.localeCompare(other.name))
  const place = document.createElement('div')
  place.innerHTML = rows.map(({ at, name, value }) => '<p><b>' + name + '</b> <span>' + value + '</span> <i>' + at + '</i></p>').join('')
  document.body.append(place)
  const height = place.offsetHeight
  place.remove()
  return height
})()`
/** Milliseconds that its thread works for one {@link drawing} on the machine that the limits come from. */
const usualMs = 11
const drawings = 9

const metricsSchema = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) })

/** A session with a page, Playwright's or not. */
interface PageSession {
  send(method: 'Performance.enable', params: { timeDomain: 'threadTicks' }): Promise<unknown>
  send(method: 'Performance.getMetrics'): Promise<unknown>
  send(method: 'Runtime.evaluate', params: { expression: string }): Promise<unknown>
}

async function threadSeconds(page: PageSession): Promise<number> {
  const { metrics } = metricsSchema.parse(await page.send('Performance.getMetrics'))
  const time = metrics.find(({ name }) => name === 'ThreadTime')
  if (time === undefined) throw new Error('The browser does not say what a thread has worked')
  return time.value
}

/** How many times longer than usual the machine takes to draw, on a page that is still empty. */
export async function slownessOf(page: PageSession): Promise<number> {
  await page.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  for (let at = 0; at < drawings; at += 1) {
    const before = await threadSeconds(page)
    await page.send('Runtime.evaluate', { expression: drawing })
    times.push((await threadSeconds(page)) - before)
  }
  return (median(times) * 1000) / usualMs
}

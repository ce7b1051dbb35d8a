import { readdirSync } from 'node:fs'
import { categoryOf } from '@/lib/domain/categories/registry'
import { valueText } from '@/lib/domain/fields/field-value'
import type { Bench, Wanted } from './bench'
import { type Figures, median, round } from './figures'
import { ask, askPage } from './http'
import { hasNginx, serveByNginx } from './nginx'
import { press } from './pressure'
import { cpuMs } from './serve'

/** How often each rate is measured where times decide. */
const rounds = 3
const storedSeconds = 0.5
const filteredSeconds = 2
const unknownQueries = 500

const storedKinds = ['list', 'detail', 'home'] as const

/** Requests per second of one stored page. Throws when one is not answered with it. */
async function rateOf(origin: string, path: string): Promise<number> {
  const { answered, refused, seconds } = await press({ origin, paths: [path], seconds: storedSeconds })
  if (refused > 0) throw new Error(`${origin}${path} refused ${refused} requests`)
  return answered / seconds
}

/** Stored pages beside one worker of nginx with files of the same bytes, in turns, so that both meet the same neighbours. */
async function storedPages({ site, pages, thorough }: Bench): Promise<Figures> {
  const ids = storedKinds.map((kind) => ({ kind, id: `rates.stored-${kind}` }))
  if (!hasNginx()) return Object.fromEntries(ids.map(({ id }) => [id, { missing: 'there is no nginx here' }]))
  const bodies = await Promise.all(
    storedKinds.map(async (kind) => (await askPage(site.origin + pages.kinds[kind])).body),
  )
  const fileOf = (kind: string) => `/${kind}.gz`
  await using stack = new AsyncDisposableStack()
  const nginx = await serveByNginx(new Map(bodies.map((body, at) => [fileOf(storedKinds[at] ?? ''), body])))
  stack.defer(nginx.stop)
  const turns = new Map(storedKinds.map((kind) => [kind, [] as { own: number; nginx: number }[]]))
  for (let turn = 0; turn < (thorough ? rounds : 1); turn += 1) {
    for (const kind of storedKinds) {
      const own = await rateOf(site.origin, pages.kinds[kind])
      turns.get(kind)?.push({ own, nginx: await rateOf(nginx.origin, fileOf(kind)) })
    }
  }
  const figures = ids.map(({ kind, id }) => {
    const measured = turns.get(kind) ?? []
    // Neighbours come and go from second to second: only what was measured in one turn is compared.
    const share = median(measured.map((turn) => turn.own / turn.nginx))
    const [own, beside] = [median(measured.map((turn) => turn.own)), median(measured.map((turn) => turn.nginx))]
    return [id, { value: round(share, 2), note: `${round(own)}/s, nginx ${round(beside)}/s` }] as const
  })
  return Object.fromEntries(figures)
}

/** Addresses of a list with a scenario, a filter and an order each; no two share a scenario, so that nothing is remembered. */
export function filteredAddresses(amount: number, from = 0): string[] {
  const category = categoryOf('credit-card')
  const facets = category.facets.flatMap(({ id, options }) => options.map(({ value }) => [id, value] as const))
  return Array.from({ length: amount }, (_, at) => {
    const number = from + at
    const params = new URLSearchParams()
    Object.entries(category.scenario).forEach(([name, field], index) => {
      if (field.kind !== 'money' || field.personal) return
      const span = Math.floor((field.max.at - field.min.at) / 100)
      const value = field.min.at + (((number + 1) * (index * 37 + 61)) % Math.min(span, 4_000)) * 100
      params.set(name, valueText(field, value))
    })
    const facet = facets[number % facets.length]
    if (facet !== undefined && number % 3 === 0) params.append(facet[0], facet[1])
    params.set('sort', category.sorts[number % category.sorts.length]?.id ?? '')
    return `${category.path}?${params}`
  })
}

/** A filtered list that nobody asked for before: rendered on the server for each request. */
async function filteredLists({ site, thorough }: Bench): Promise<Figures> {
  const perRound = 3_000
  await press({ origin: site.origin, paths: filteredAddresses(200, 100_000), seconds: thorough ? 2 : 0.5 })
  const rates: number[] = []
  const costs: number[] = []
  for (let turn = 0; turn < (thorough ? rounds : 1); turn += 1) {
    const paths = filteredAddresses(perRound, turn * perRound)
    const before = cpuMs(site.pid)
    const { answered, refused, seconds } = await press({ origin: site.origin, paths, seconds: filteredSeconds })
    if (refused > 0) throw new Error(`The filtered list refused ${refused} requests`)
    rates.push(answered / seconds)
    costs.push((cpuMs(site.pid) - before) / answered)
  }
  const note = `${round(median(rates))}/s and ${round(median(costs), 1)} ms of processor for each`
  return {
    'rates.filtered-per-second': { value: round(median(rates)), note },
    'rates.filtered-cpu': { value: round(median(costs), 2), note },
  }
}

function cacheEntries(): number {
  const count = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  return ['.next/server/app', '.next/cache'].reduce((sum, folder) => {
    try {
      return sum + count(folder)
    } catch {
      return sum
    }
  }, 0)
}

/** Queries and addresses that the site does not know must leave nothing behind, or anybody could fill the disk. */
async function unknownValues({ site, pages }: Bench): Promise<Figures> {
  const lists = [...pages.lists, ...pages.variants]
  const paths = Array.from({ length: unknownQueries }, (_, at) => {
    const list = lists[at % lists.length] ?? '/'
    const noise = `n${(at * 7_919) % 100_003}`
    const shapes = [
      `${list}?utm_source=${noise}`,
      `${list}?${noise}=1`,
      `${list}?sort=${noise}`,
      `${list}?page=${at + 90}`,
      `${list}/${noise}`,
    ]
    return shapes[at % shapes.length] ?? '/'
  })
  const before = cacheEntries()
  let broken = 0
  for (let at = 0; at < paths.length; at += 10) {
    const wires = await Promise.all(paths.slice(at, at + 10).map((path) => ask(site.origin + path)))
    broken += wires.filter(({ status }) => status >= 500).length
  }
  return {
    'rates.new-cache-entries': {
      value: cacheEntries() - before,
      note: `${unknownQueries} addresses, ${before} entries before`,
    },
    'rates.unknown-broken': { value: broken },
  }
}

/** Requests per second, what one costs, and what a stranger's address leaves behind. */
export async function rates(bench: Bench, wanted: Wanted): Promise<Figures> {
  const isWanted = (names: readonly string[]) => names.some((name) => wanted(`rates.${name}`))
  return {
    ...(isWanted(storedKinds.map((kind) => `stored-${kind}`)) ? await storedPages(bench) : {}),
    ...(isWanted(['filtered-per-second', 'filtered-cpu']) ? await filteredLists(bench) : {}),
    ...(isWanted(['new-cache-entries', 'unknown-broken']) ? await unknownValues(bench) : {}),
  }
}

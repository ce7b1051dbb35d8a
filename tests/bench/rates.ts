import { readdirSync } from 'node:fs'
import { assumptionInput } from '@/lib/domain/assumption-input'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { Bench, Wanted } from './bench'
import { type Figures, median, round } from './figures'
import { lookalikePath } from './floor'
import { ask } from './http'
import { press } from './pressure'
import { cpuMs } from './serve'

const staticRounds = 4
const staticSeconds = 0.7
const filteredRounds = 3
const filteredSeconds = 3
const unknownQueries = 500

const storedKinds = ['list', 'detail', 'home'] as const

/** Stored pages beside the floor, in turns, so that both meet the same neighbours: the floor as it is, and with our bytes. */
async function staticPages({ site, floor, pages }: Bench): Promise<Figures> {
  const places = [
    { name: 'floor', url: `${floor.origin}/` },
    ...storedKinds.flatMap((kind) => [
      { name: `same-${kind}`, url: floor.origin + lookalikePath(kind) },
      { name: kind, url: site.origin + pages.kinds[kind] },
    ]),
  ]
  const measured = new Map<string, number[]>(places.map(({ name }) => [name, []]))
  for (let turn = 0; turn < staticRounds; turn += 1) {
    for (const { name, url } of places) {
      const { origin, pathname } = new URL(url)
      const { answered, refused, seconds } = await press({ origin, paths: [pathname], seconds: staticSeconds })
      if (refused > 0) throw new Error(`${url} refused ${refused} requests`)
      measured.get(name)?.push(answered / seconds)
    }
  }
  const rateOf = (name: string) => median(measured.get(name) ?? [])
  // Neighbours come and go from second to second: only what was measured in one turn is compared.
  const shareOf = (kind: string, beside: string) =>
    median((measured.get(kind) ?? []).map((rate, turn) => rate / (measured.get(beside)?.[turn] ?? 0)))
  const share = (kind: string, beside: string) => ({
    value: round(shareOf(kind, beside), 2),
    note: `${round(rateOf(kind))}/s, floor ${round(rateOf(beside))}/s`,
  })
  return Object.fromEntries(
    storedKinds.flatMap((kind) => [
      [`rates.static-${kind}`, share(kind, `same-${kind}`)],
      [`rates.static-${kind}-of-floor`, share(kind, 'floor')],
    ]),
  )
}

/** Addresses of a list with a case, a filter and an order each; no two share a case, so that nothing is remembered. */
export function filteredAddresses(amount: number, from = 0): string[] {
  const category = categoryOf('credit-card')
  const facets = category.facets.flatMap(({ id, options }) => options.map(({ value }) => [id, value] as const))
  return Array.from({ length: amount }, (_, at) => {
    const number = from + at
    const params = new URLSearchParams()
    category.fields.forEach((field, index) => {
      if (field.kind !== 'money') return
      const span = Math.floor((field.max - field.min) / 100)
      const value = field.min + (((number + 1) * (index * 37 + 61)) % Math.min(span, 4_000)) * 100
      params.set(field.name, assumptionInput(field, value))
    })
    const facet = facets[number % facets.length]
    if (facet !== undefined && number % 3 === 0) params.append(facet[0], facet[1])
    params.set('sort', category.sorts[number % category.sorts.length]?.id ?? '')
    return `${category.path}?${params}`
  })
}

/** A filtered list that nobody asked for before: rendered on the server for each request. */
async function filteredLists({ site }: Bench): Promise<Figures> {
  const perRound = 3_000
  await press({ origin: site.origin, paths: filteredAddresses(200, 100_000), seconds: 2 })
  const rates: number[] = []
  const costs: number[] = []
  for (let turn = 0; turn < filteredRounds; turn += 1) {
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
  const lists = [...pages.lists.map(({ path }) => path), ...pages.variants]
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
    ...(isWanted(storedKinds.flatMap((kind) => [`static-${kind}`, `static-${kind}-of-floor`]))
      ? await staticPages(bench)
      : {}),
    ...(isWanted(['filtered-per-second', 'filtered-cpu']) ? await filteredLists(bench) : {}),
    ...(isWanted(['new-cache-entries', 'unknown-broken']) ? await unknownValues(bench) : {}),
  }
}

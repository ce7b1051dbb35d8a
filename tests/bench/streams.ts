import type { Arrivals, Outcome, Request } from './arrivals-process'
import { acknowledged, mixedWrite } from './mixed-writes'
import { filteredAddresses } from './rates'
import { sitePages } from './site-pages'

/** What arrives in a second. */
const usual = { pages: 200, reads: 100, writes: 20 }
export type Stream = keyof typeof usual
export const streams: readonly Stream[] = ['pages', 'reads', 'writes']

/** Everybody who writes comes through one proxy that tells who they are, and signs with the time of this machine. */
export const loadSettings = { TRUSTED_PROXY_HOPS: '1', TEST_NOW: '' }

const readHeaders = { 'accept-encoding': 'gzip' }
const get = (path: string): Request => ({ method: 'GET', path, headers: readHeaders, body: null, name: null })

/** One page in ten is a list with a case that nobody asked for before. */
function pagesToAsk(amount: number): readonly Request[] {
  const { kinds, lists, variants, details, calculators } = sitePages()
  const stored = [...Object.values(kinds), ...lists, ...variants, ...details, ...calculators]
  const fresh = filteredAddresses(Math.ceil(amount / 10), Math.floor(performance.now()))
  return Array.from({ length: amount }, (_, at) => {
    const path = at % 10 === 9 ? fresh[Math.floor(at / 10)] : stored[(at * 7) % stored.length]
    return get(path ?? '/')
  })
}

function readsToAsk(): readonly Request[] {
  const details = sitePages().details.filter((path) => path.startsWith('/credit-card/'))
  const slugs = details.map((path) => path.slice('/credit-card/'.length))
  const products = '/api/ai-component/v1/public/products'
  return [
    get(`${products}/product-type`),
    get(`${products}/product-suggestions?category=credit-card`),
    ...slugs.map((slug) => get(`${products}/product-details?category=credit-card&slug=${slug}`)),
  ]
}

/** The three streams at a multiple of their usual rate. */
export function streamsAt(origin: string, times: number, seconds: number): readonly Arrivals[] {
  const writes = Math.round(usual.writes * times * seconds)
  const requests = {
    pages: pagesToAsk(Math.min(20_000, Math.round(usual.pages * times * seconds))),
    reads: readsToAsk(),
    writes: Array.from({ length: writes }, (_, at) => mixedWrite(at, '/api', (at / writes) * seconds * 1000)),
  }
  return streams.map((stream) => ({
    origin,
    perSecond: usual[stream] * times,
    seconds,
    requests: requests[stream],
  }))
}

/** The names that successes acknowledged. */
export function namesIn(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.flatMap(({ status, name, answer }) =>
    name !== null && status >= 200 && status < 300 ? [acknowledged(name, answer)] : [],
  )
}

import 'server-only'
import type { Market, Tick } from '@/lib/domain/content/market'
import { roundSen, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

/** Prices move this often, in milliseconds. */
const stepMs = 15_000
const dayMs = 86_400_000

/** An invented pair: no price of the table can be taken for that of something that is traded. */
interface SamplePair {
  readonly pair: string
  readonly name: string
  /** Sen. */
  readonly middle: number
  /** Hours in which the price goes up and down once. */
  readonly hours: number
}

const pairs: readonly SamplePair[] = [
  { pair: 'SAMPLE-A/MYR', name: 'Sample coin A', middle: 25_000_000, hours: 31 },
  { pair: 'SAMPLE-B/MYR', name: 'Sample coin B', middle: 940_000, hours: 19 },
  { pair: 'SAMPLE-C/MYR', name: 'Sample coin C', middle: 61_500, hours: 43 },
  { pair: 'SAMPLE-D/MYR', name: 'Sample coin D', middle: 210, hours: 11 },
]

/** The price of a pair at a moment, sen: a slow wave with a quick one on it, so that each step differs a little. */
function priceAt({ middle, hours }: SamplePair, at: number): number {
  const slow = Math.sin((2 * Math.PI * at) / (hours * 3_600_000))
  const quick = Math.sin((2 * Math.PI * at) / (stepMs * 7))
  return middle * (1 + 0.03 * slow + 0.002 * quick)
}

function tickAt(pair: SamplePair, at: number): Tick {
  const last = priceAt(pair, at)
  const before = priceAt(pair, at - dayMs)
  return {
    pair: pair.pair,
    name: pair.name,
    last: roundSen(last),
    change: basisPoints(Math.round((last / before - 1) * 10_000)),
    volume: sen(pair.hours * 1_000_000),
  }
}

/** A market of invented pairs at a moment (epoch milliseconds): the same for the same moment, whoever asks. */
export function sampleMarket(now: number): Market {
  const at = Math.floor(now / stepMs) * stepMs
  return { source: 'sample', asOf: at, ticks: pairs.map((pair) => tickAt(pair, at)) }
}

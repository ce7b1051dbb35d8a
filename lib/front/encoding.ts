import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const packed = ['br', 'gzip'] as const
const offered = [...packed, 'identity'] as const

/** How a body may travel. */
export type Encoding = (typeof offered)[number]

const unpackedOnly: readonly Encoding[] = ['identity']
/** Browsers send a handful of values; whoever invents new ones must not fill the memory. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 })
const longestKept = 200

/**
 * The encodings that a client takes, best first: its own weights count, then the smaller one. Never empty: who takes
 * nothing at all gets the plain text rather than none.
 */
export function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return unpackedOnly
  const kept = known.get(header)
  if (kept !== undefined) return kept
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(offered, packed)
  const order = accepted.flatMap((name) => offered.find((one) => one === name) ?? [])
  const result = order.length === 0 ? unpackedOnly : order
  if (header.length <= longestKept) known.set(header, result)
  return result
}

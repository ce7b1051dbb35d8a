import 'server-only'
import ipaddr from 'ipaddr.js'

/** Where no visitor calls from: our own proxies, when nobody has told us of them, and this machine. */
const inside: ReadonlySet<string> = new Set([
  'carrierGradeNat',
  'linkLocal',
  'loopback',
  'private',
  'uniqueLocal',
  'unspecified',
])

/** The half of an IPv6 address that names a network of one line; the devices in it choose the rest. */
const networkBits = 64

/** The bytes of an IPv6 address within its first bits, the rest 0; written with their number, such as `2001:db8:1::/48`. */
function networkOf(bytes: readonly number[], bits: number): string {
  const kept = bytes.map((byte, at) => (at < bits / 8 ? byte : 0))
  return `${ipaddr.fromByteArray([...kept]).toString()}/${bits}`
}

/** A network around others. `share`: as many calls as so many single sources may make are its own. */
export interface WiderNetwork {
  readonly name: string
  readonly share: number
}

/**
 * A line at home is often given a /56, which is 256 networks, and a company or whoever rents servers a /48. Some providers of mobile phones
 * have 256 of their customers in one /56: it may do as much as four sources, and a /48 as much as sixteen.
 */
const widerNetworkShares = [
  [56, 4],
  [48, 16],
] as const

/** The networks around a source that {@link sourceOf} gave, from the smallest on; none around an IPv4 address, or what is no network. */
export function widerNetworks(source: string): readonly WiderNetwork[] {
  const [text = '', bits] = source.split('/')
  if (bits !== String(networkBits) || !ipaddr.IPv6.isValid(text)) return []
  const bytes = ipaddr.IPv6.parse(text).toByteArray()
  return widerNetworkShares.map(([wider, share]) => ({ name: networkOf(bytes, wider), share }))
}

/**
 * The source of a call: an IPv4 address, or the /64 network of an IPv6 address, since that is the least that one connection is
 * given. Each server adds the address it was called from to the end of `forwardedFor`; before it stand as many proxies
 * of ours as `trustedHops` says, and what stands before those is the caller's own word. Null where no visitor can be
 * told from another.
 */
export function sourceOf(forwardedFor: string | null, trustedHops: number): string | null {
  const text =
    forwardedFor
      ?.split(',')
      .at(-1 - trustedHops)
      ?.trim() ?? ''
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.process(text)
  if (inside.has(address.range())) return null
  if (address.kind() === 'ipv4') return address.toString()
  return networkOf(address.toByteArray(), networkBits)
}

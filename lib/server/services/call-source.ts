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

/** The half of an IPv6 address that names the connection; the devices behind it choose the rest. */
const networkBytes = 8

/**
 * The source of a call: an IPv4 address, or the /64 network of an IPv6 address, since that is what one connection is
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
  const network = address.toByteArray().map((byte, at) => (at < networkBytes ? byte : 0))
  return `${ipaddr.fromByteArray(network).toString()}/64`
}

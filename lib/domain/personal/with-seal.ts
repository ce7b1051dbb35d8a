import { sealedKey } from '../fields/form'

/** An address of the site that carries what was told, where it is sealed. `href` may have a query or a fragment. */
export function withSeal(href: string, sealed: string | null): string {
  if (sealed === null) return href
  const [address = '', fragment] = href.split('#', 2)
  const carried = `${address}${address.includes('?') ? '&' : '?'}${sealedKey}=${encodeURIComponent(sealed)}`
  return fragment === undefined ? carried : `${carried}#${fragment}`
}

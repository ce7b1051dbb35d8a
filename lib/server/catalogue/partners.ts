import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Catalogue } from './catalogue'

/**
 * The partner's address for an application, or null when there is no such product. It is built from the issuer's
 * checked host and path only: nothing of a request ever becomes part of an address.
 */
export function applyDestination(catalogue: Catalogue, category: CategoryId, slug: string): string | null {
  const product = catalogue.products[category].get(slug)
  const address = product && catalogue.addresses.get(product.issuer.slug)
  if (product === undefined || address === undefined) return null
  const path = address.path.replaceAll('{category}', product.category).replaceAll('{slug}', product.slug)
  return `https://${address.host}${path}`
}

import type { InterestEntry } from '@/lib/contract/entities/interest'
import { categoryNamed, categoryOf } from '@/lib/domain/categories/registry'
import { productHref } from '@/lib/domain/list-view'
import type { Product } from '@/lib/domain/products/product'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import type { KeptInterest } from '@/lib/server/services/interests'

/** An interest with what the site calls it today, and where it shows it. A partner is shown by the first of its products. */
export function listedInterest(interest: KeptInterest, catalogue: Catalogue): InterestEntry {
  const found = productOf(interest, catalogue)
  if (found === undefined) return { ...interest, listed: null }
  const name = interest.product === null ? found.issuer.name : found.name
  return { ...interest, listed: { name, path: productHref(categoryOf(found.category), found) } }
}

function productOf({ product, entityName }: KeptInterest, { products, entityNames }: Catalogue): Product | undefined {
  if (product !== null) {
    const category = categoryNamed(product.category)
    return category === null ? undefined : products[category.id].get(product.slug)
  }
  return Object.values(products)
    .flatMap((bySlug): Product[] => [...bySlug.values()])
    .find(({ issuer }) => entityNames.get(issuer.slug) === entityName)
}

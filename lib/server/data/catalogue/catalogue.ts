import 'server-only'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Product } from '@/lib/domain/products/product'
import { routes } from '@/lib/routing/routes'
import { catalogue } from '@/lib/server/catalogue/load'
import { applyDestination } from '@/lib/server/catalogue/partners'
import { env } from '@/lib/server/env'
import { lists } from './known-lists'
import type { Lists } from './shared-lists'

export { today } from '@/lib/server/data/site/today'

/** The list of a category; throws ApiError where none is known. */
export const listProducts: Lists = (category) => lists()(category)

/** One product of {@link listProducts}; null when it has none of that slug. Throws ApiError where no list is known. */
export async function findProduct(category: CategoryId, slug: string): Promise<Product | null> {
  const { products } = await listProducts(category)
  return products.find((product) => product.slug === slug) ?? null
}

/** The slugs of a category, for the pages to build. Throws ApiError. */
export async function productSlugs(category: CategoryId): Promise<readonly string[]> {
  return (await listProducts(category)).products.map((product) => product.slug)
}

/**
 * Where an application for a product goes; null for a product that is not listed. Always from our own table of partners,
 * whatever provider is used: an address that came over the network would send visitors anywhere. An invented issuer has no
 * site: its products lead to a page of ours that says so.
 */
export async function applyTarget(category: CategoryId, slug: string): Promise<string | null> {
  const known = catalogue({ recheck: env().NODE_ENV === 'development' })
  const invented = known.products[category].get(slug)?.issuer.invented === true
  return invented ? routes.applySample(category, slug) : applyDestination(known, category, slug)
}

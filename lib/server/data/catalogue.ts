import 'server-only'
import { cache } from 'react'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import type { WholeList } from '@/lib/client/list-all-products'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { slugSchema } from '@/lib/contract/entities/issuer'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { Product } from '@/lib/domain/products/product'
import { catalogue } from '@/lib/server/catalogue/load'
import { applyDestination } from '@/lib/server/catalogue/partners'
import { env } from '@/lib/server/env'
import { heldFor } from './held-for'
import { heldMs, listWithPages } from './list-with-pages'
import { transport } from './transport'

export { today } from './today'

/** As long as the pages themselves are kept; none in development, where a file may change between two requests. */
const lifetimeMs = () => (env().NODE_ENV === 'development' ? 0 : heldMs)

/** Time for holding answers is real time: a test's moved clock changes dates, not how long things last. */
const realNow = () => Date.now()

const heldList = heldFor(lifetimeMs, realNow, (category: CategoryId) => listWithPages(category, transport()))

/**
 * Every product of a category that has a page, and the newest day on which a figure was checked. The same array until
 * it is fetched again, so that what was worked out for it can be remembered. Throws ApiError.
 */
export async function listProducts(category: CategoryId): Promise<WholeList> {
  return heldList(category)
}

async function askForProduct(category: CategoryId, slug: string): Promise<Product | null> {
  // The provider would refuse such a slug as a mistake of ours; here it is an address that somebody typed.
  if (!slugSchema.safeParse(slug).success) return null
  try {
    const answer = await call(productDetailsOperation, { query: { category, slug } }, transport())
    return answer.data.product
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0008') return null
    throw error
  }
}

/** One product; null when the provider has none or no product can have that slug. Throws ApiError for every other failure. */
export const findProduct = cache(askForProduct)

/** The slugs of a category, for the pages to build. Throws ApiError. */
export async function productSlugs(category: CategoryId): Promise<readonly string[]> {
  return (await listProducts(category)).products.map((product) => product.slug)
}

/**
 * Where an application for a product goes; null for a product that is not listed. Always from our own table of partners,
 * whatever provider is used: an address that came over the network would send visitors anywhere.
 */
export async function applyTarget(category: CategoryId, slug: string): Promise<string | null> {
  return applyDestination(catalogue({ recheck: env().NODE_ENV === 'development' }), category, slug)
}

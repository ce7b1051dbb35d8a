import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { slugSchema } from '../entities/issuer'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation } from '../operation'

/** The most products that one answer holds. */
export const largestPageSize = 200

/**
 * The query of a list. Beside the names below it takes the names of the category's own list: the fields of its scenario that are not personal, facets
 * (these may repeat), `situation`, `sort`, `w-<sort>` and `page`. product-configuration, product-filters and sorting
 * list them.
 */
function querySchema() {
  const listValue = z.string().max(40, 'must be at most 40 characters')
  return z
    .object({
      category: categoryIdSchema,
      pageSize: z.coerce
        .number<string>('must be a whole number')
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(largestPageSize, `must be at most ${largestPageSize}`)
        .optional(),
      ranking: z.literal('none', 'must be none or left out').optional(),
    })
    .catchall(z.union([listValue, z.array(listValue).max(64)], 'must be a short text'))
}

/** The products of a category that a query leaves, in ranked order; `product` reads each of them. */
export function productSuggestionsOf<P>(product: z.ZodType<P>) {
  return defineOperation({
    id: 'ai-component/product-suggestions',
    method: 'GET',
    path: '/ai-component/v1/public/products/product-suggestions',
    provenance: 'path only',
    summary: 'Products of a category in ranked order',
    notes:
      'With pageSize=200 and ranking=none the answer is the whole list, which pages and browsers filter and rank by ' +
      'themselves: the products come in the order of their slugs, and without ranks. Otherwise products that are of no use in the scenario, such as a plan that does not cover the ' +
      'country, are left out. Money in the query is in ringgit, as in the address of the page; money in the answer is in sen. ' +
      'The name of a personal field of the scenario is not known here: the ranking is by its default.',
    auth: 'public',
    headers: 'plain',
    cache: 'public, max-age=300',
    request: z.object({ query: querySchema() }),
    success: {
      status: 200,
      description: 'One page of the list',
      schema: dataOf(
        z.object({
          category: categoryIdSchema,
          asOf: isoDateSchema,
          total: z.int().min(0),
          page: z.int().min(1),
          pages: z.int().min(1),
          products: z.array(product),
          ranks: z.array(z.int().min(1).nullable()).meta({
            description:
              'The rank of each product, the same for equal results; null when the figure it would be ranked on is stale or ' +
              'missing, or when the product cannot be had today. Empty with ' +
              'ranking=none.',
          }),
        }),
      ),
    },
    errors: [],
  })
}

/** One product with all its figures and their sources; `product` reads it. */
export function productDetailsOf<P>(product: z.ZodType<P>) {
  return defineOperation({
    id: 'ai-component/product-details',
    method: 'GET',
    path: '/ai-component/v1/public/products/product-details',
    provenance: 'path only',
    summary: 'One product with its figures and their sources',
    notes: null,
    auth: 'public',
    headers: 'plain',
    cache: 'public, max-age=300',
    request: z.object({ query: z.strictObject({ category: categoryIdSchema, slug: slugSchema }) }),
    success: {
      status: 200,
      description: 'The product',
      schema: dataOf(z.object({ asOf: isoDateSchema, product })),
    },
    errors: ['GBL0008'],
  })
}

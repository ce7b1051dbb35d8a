import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { slugSchema } from '../entities/issuer'
import { isoDateSchema } from '../entities/wire-kit'
import { dataOf, defineOperation } from '../operation'

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

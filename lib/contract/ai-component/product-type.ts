import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { dataOf, defineOperation } from '../operation'

const variantSchema = z.object({ slug: z.string(), title: z.string() })

/** The categories of product that are listed. */
export const productTypeOperation = defineOperation({
  id: 'ai-component/product-type',
  method: 'GET',
  path: '/ai-component/v1/public/products/product-type',
  provenance: 'path only',
  summary: 'The categories and how many products each has',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The categories',
    schema: dataOf(
      z.object({
        types: z.array(
          z.object({
            id: categoryIdSchema,
            title: z.string(),
            path: z.string(),
            total: z.int().min(0),
            variants: z.array(variantSchema),
          }),
        ),
      }),
    ),
  },
  errors: [],
})

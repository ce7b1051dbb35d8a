import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { dataOf, defineOperation } from '../operation'

/** The orders that a category's list can be put in. None of them reads how we are paid. */
export const sortingOperation = defineOperation({
  id: 'ai-component/sorting',
  method: 'GET',
  path: '/ai-component/v1/public/products/sorting',
  provenance: 'path only',
  summary: 'The orders of a category',
  notes: 'The first order is the default. The basis is told for the scenario that the category starts with.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({ query: z.strictObject({ category: categoryIdSchema }) }),
  success: {
    status: 200,
    description: 'The orders',
    schema: dataOf(
      z.object({
        category: categoryIdSchema,
        sorts: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            better: z.enum(['higher', 'lower']),
            basis: z.string(),
            weightLabel: z.string().nullable(),
            defaultWeight: z.int().min(0),
          }),
        ),
      }),
    ),
  },
  errors: [],
})

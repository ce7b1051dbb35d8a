import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { fieldSchema } from '../entities/field'
import { dataOf, defineOperation } from '../operation'

const days = z.int().min(1)

/** The scenario that a visitor may give, on which products are evaluated, with bounds, and how long figures last. */
export const productConfigurationOperation = defineOperation({
  id: 'bank-component/product-configuration',
  method: 'GET',
  path: '/bank-component/v1/public/product-configuration',
  provenance: 'path only',
  summary: 'Scenarios with defaults and bounds, shelf lives, page size',
  notes:
    'Money is in sen and rates are in basis points here. In the query of product-suggestions the same fields are in ' +
    'ringgit and in percent, and a toggle is 1 or 0.',
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({}),
  success: {
    status: 200,
    description: 'The configuration',
    schema: dataOf(
      z.object({
        pageSize: z.int().min(1),
        largestPageSize: z.int().min(1),
        shelfLifeDays: z.object({ rate: days, fee: days, rule: days }),
        categories: z.array(z.object({ id: categoryIdSchema, scenario: z.array(fieldSchema) })),
      }),
    ),
  },
  errors: [],
})

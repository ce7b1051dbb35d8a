import * as z from 'zod'
import { categoryIdSchema } from '../entities/product'
import { dataOf, defineOperation } from '../operation'

const fieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['money', 'months', 'count', 'yes-no']),
  default: z.int(),
  min: z.int(),
  max: z.int(),
  reason: z.string(),
  hint: z.string().nullable(),
})

const days = z.int().min(1)

/** What a visitor may change about the case that products are weighed on, with bounds, and how long figures last. */
export const productConfigurationOperation = defineOperation({
  id: 'bank-component/product-configuration',
  method: 'GET',
  path: '/bank-component/v1/public/product-configuration',
  provenance: 'path only',
  summary: 'Assumptions with defaults and bounds, shelf lives, page size',
  notes: 'Money is in sen here. In the query of product-suggestions the same field is in ringgit.',
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
        categories: z.array(z.object({ id: categoryIdSchema, fields: z.array(fieldSchema) })),
      }),
    ),
  },
  errors: [],
})

import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { dataOf, defineOperation } from '../operation'

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0).meta({ description: 'Products that match, with nothing else chosen.' }),
})

const facetSchema = z.object({
  id: z.string(),
  legend: z.string(),
  mode: z.enum(['any', 'all', 'leave-out']),
  options: z.array(optionSchema),
})

const situationSchema = z.object({
  id: z.string(),
  title: z.string(),
  selection: z.record(z.string(), z.array(z.string()).readonly()),
  sort: z.string().nullable(),
})

/** What a category's list can be filtered by. */
export const productFiltersOperation = defineOperation({
  id: 'ai-component/product-filters',
  method: 'GET',
  path: '/ai-component/v1/public/products/product-filters',
  provenance: 'path only',
  summary: 'Situations and facets of a category',
  notes: null,
  auth: 'public',
  headers: 'plain',
  cache: 'public, max-age=300',
  request: z.object({ query: z.strictObject({ category: categoryIdSchema }) }),
  success: {
    status: 200,
    description: 'The situations and facets',
    schema: dataOf(
      z.object({ category: categoryIdSchema, situations: z.array(situationSchema), facets: z.array(facetSchema) }),
    ),
  },
  errors: [],
})

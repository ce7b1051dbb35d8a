import * as z from 'zod'
import { categoryIdSchema } from '../entities/category-id'
import { fieldSchema } from '../entities/field'
import { productSchema } from '../entities/product'
import { dataOf, defineOperation, type Operation } from '../operation'
import { productDetailsOf, productSuggestionsOf } from './products-of'

/** The products of a category, read by the tables of all categories: for the server. */
export const productSuggestionsOperation = productSuggestionsOf(productSchema)

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

/** One product, read by the tables of all categories: for the server. */
export const productDetailsOperation = productDetailsOf(productSchema)

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

/** Products, their filters and orders: the calls of this area, in the order of the documents. */
export const productCalls: readonly Operation[] = [
  productSuggestionsOperation,
  productFiltersOperation,
  productDetailsOperation,
  productTypeOperation,
  sortingOperation,
  productConfigurationOperation,
]

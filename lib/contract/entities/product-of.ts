import * as z from 'zod'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { FigureTable } from '@/lib/domain/figures/figure-table'
import type { Product } from '@/lib/domain/products/product'
import { issuerSchema, slugSchema } from './issuer'
import { productFields } from './product-fields'
import { figureSchemas } from './shape-schema'
import { wireKit } from './wire-kit'

/** A product of one category as it travels, by the category's figure table. */
export function productShape(category: CategoryId, figures: FigureTable) {
  return z.object({
    ...productFields(wireKit),
    issuer: issuerSchema,
    ...figureSchemas(figures, wireKit),
    category: z.literal(category),
    slug: slugSchema,
  })
}

/**
 * The schema of one category's products. The type of a product is computed from the same table, which the compiler cannot
 * follow through a loop; `product.test.ts` holds the two together for every shape.
 */
export function productSchemaOf(category: CategoryId, figures: FigureTable): z.ZodType<Product>
export function productSchemaOf(category: CategoryId, figures: FigureTable): z.ZodType {
  return productShape(category, figures)
}

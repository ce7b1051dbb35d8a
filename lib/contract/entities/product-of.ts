import * as z from 'zod'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Product } from '@/lib/domain/products/product'
import type { ProductTable } from '@/lib/domain/products/product-base'
import { issuerSchema, slugSchema } from './issuer'
import { productFields } from './product-fields'
import { figureSchemas } from './shape-schema'
import { wireKit } from './wire-kit'

/** A product of one category as it travels, by the category's table. */
export function productShape(category: CategoryId, { traits, figures }: ProductTable) {
  const figureFields = figureSchemas(figures, wireKit)
  return z.object({
    ...productFields(wireKit, traits, figureFields),
    issuer: issuerSchema,
    ...figureFields,
    category: z.literal(category),
    slug: slugSchema,
  })
}

/**
 * The schema of one category's products. The type of a product is computed from the same table, which the compiler cannot
 * follow through a loop; `product.test.ts` holds the two together for every trait and shape.
 */
export function productSchemaOf(category: CategoryId, table: ProductTable): z.ZodType<Product>
export function productSchemaOf(category: CategoryId, table: ProductTable): z.ZodType {
  return productShape(category, table)
}

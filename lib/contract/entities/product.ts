import * as z from 'zod'
import { figureTables } from '@/lib/domain/categories/figure-tables'
import { categoryIds } from '@/lib/domain/categories/load'
import type { Product } from '@/lib/domain/products/product'
import { issuerSchema, slugSchema } from './issuer'
import { productFields } from './product-fields'
import { figureSchemas } from './shape-schema'
import { wireKit } from './wire-kit'

/** The id of a category. */
export const categoryIdSchema = z.enum(categoryIds)

/**
 * One schema for each table. The type of a product is computed from the same tables; `product.test.ts` holds the two
 * together for every shape.
 */
function productSchemas(): z.ZodType<Product>
function productSchemas(): z.ZodType {
  const [first, ...rest] = categoryIds.map((category) =>
    z.object({
      category: z.literal(category),
      slug: slugSchema,
      issuer: issuerSchema,
      ...productFields(wireKit),
      ...figureSchemas(figureTables[category], wireKit),
    }),
  )
  if (first === undefined) throw new RangeError('There is no category')
  return z.discriminatedUnion('category', [first, ...rest])
}

/** A product of any category as it travels, told apart by `category`. */
export const productSchema = productSchemas()

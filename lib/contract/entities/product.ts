import * as z from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'
import { productTables } from '@/lib/domain/categories/product-tables'
import type { Product } from '@/lib/domain/products/product'
import { productShape } from './product-of'

/** One schema for each table, as in `productSchemaOf`. */
function productSchemas(): z.ZodType<Product>
function productSchemas(): z.ZodType {
  const [first, ...rest] = categoryIds.map((category) => productShape(category, productTables[category]))
  if (first === undefined) throw new RangeError('There is no category')
  return z.discriminatedUnion('category', [first, ...rest])
}

/**
 * A product of any category as it travels, told apart by `category`. For the server: a browser reads products by the table
 * of their own category, so that it loads no other's.
 */
export const productSchema = productSchemas()

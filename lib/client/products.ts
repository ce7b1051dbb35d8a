import './zod-config'
import * as z from 'zod'
import { productDetailsOf } from '@/lib/contract/calls/products-of'
import { productSchemaOf } from '@/lib/contract/entities/product-of'
import { madeOnce } from '@/lib/contract/made-once'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Product } from '@/lib/domain/products/product'
import { browserTransport } from './browser'
import { call } from './call'
import { listAllProducts, readProducts } from './list-all-products'
import { nextTask } from './next-task'

const unreadProduct = madeOnce(() => productDetailsOf(z.unknown()))

async function schemaOf(category: Promise<Category>): Promise<z.ZodType<Product>> {
  const { id, table } = await category
  await nextTask()
  return productSchemaOf(id, table)
}

/**
 * Every product of a category, for a list that then follows the visitor without another request. Asked for while the
 * category is still being loaded. Throws ApiError, and what the category rejects with.
 */
export async function fetchProducts(id: CategoryId, category: Promise<Category>): Promise<readonly Product[]> {
  await nextTask()
  const reading = { product: () => schemaOf(category), rest: nextTask }
  return (await listAllProducts(id, browserTransport(), reading)).products
}

/** One product. Throws ApiError, and what the category rejects with. */
export async function fetchProduct(id: CategoryId, slug: string, category: Promise<Category>): Promise<Product> {
  const transport = browserTransport()
  const operation = unreadProduct()
  const { data } = await call(operation, { query: { category: id, slug } }, transport)
  return readProducts(await schemaOf(category), data.product, operation.id, transport)
}

import './zod-config'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { Product } from '@/lib/domain/products/product'
import { browserTransport } from './browser'
import { call } from './call'
import { listAllProducts } from './list-all-products'

/** Every product of a category, for a list that then follows the visitor without another request. Throws ApiError. */
export async function fetchProducts(category: CategoryId): Promise<readonly Product[]> {
  return (await listAllProducts(category, browserTransport())).products
}

/** One product. Throws ApiError. */
export async function fetchProduct(category: CategoryId, slug: string): Promise<Product> {
  return (await call(productDetailsOperation, { query: { category, slug } }, browserTransport())).data.product
}

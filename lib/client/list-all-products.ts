import * as z from 'zod'
import { largestPageSize, productSuggestionsOf } from '@/lib/contract/ai-component/product-suggestions-of'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import { ApiError } from './api-error'
import { call } from './call'
import type { Transport } from './http'

/** A whole category in the order of its slugs: whoever shows it ranks it on the visitor's scenario. */
export interface WholeList {
  readonly asOf: IsoDate
  readonly products: readonly Product[]
}

/** The list before its products are read: what reads them may still be under way. */
const unreadList = productSuggestionsOf(z.unknown())

/** Reads what came as products. Throws ApiError `unreadable`, and tells the transport, as a call does. */
export function readProducts<T>(
  schema: z.ZodType<T>,
  data: unknown,
  operationId: string,
  { onFailure }: Pick<Transport, 'onFailure'>,
): T {
  const read = schema.safeParse(data)
  if (read.success) return read.data
  const failure = new ApiError('unreadable', operationId, 200, null, { cause: read.error })
  onFailure(failure)
  throw failure
}

/**
 * Reads a category page by page; one call up to 200 products. `product` is asked for with the first answer, so that no
 * request waits for it. Throws ApiError, and what `product` rejects with.
 */
export async function listAllProducts(
  category: CategoryId,
  transport: Transport,
  product: () => Promise<z.ZodType<Product>>,
): Promise<WholeList> {
  const pageOf = async (page: number) => {
    const base = { category, pageSize: String(largestPageSize), ranking: 'none' } as const
    const query = page === 1 ? base : { ...base, page: String(page) }
    const { data } = await call(unreadList, { query }, transport)
    return { ...data, products: readProducts(z.array(await product()), data.products, unreadList.id, transport) }
  }
  const first = await pageOf(1)
  const products = [...first.products]
  for (let page = 2; page <= first.pages; page += 1) products.push(...(await pageOf(page)).products)
  return { asOf: first.asOf, products }
}

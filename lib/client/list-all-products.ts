import * as z from 'zod'
import { largestPageSize, productSuggestionsOf } from '@/lib/contract/calls/products-of'
import { madeOnce } from '@/lib/contract/made-once'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { ApiError } from './api-error'
import { call } from './call'
import type { Transport } from './http'

/** A whole category in the order of its slugs: whoever shows it ranks it on the visitor's scenario. */
export interface WholeList {
  readonly asOf: IsoDate
  readonly products: readonly Product[]
}

/** The list before its products are read: what reads them may still be under way. */
const unreadList = madeOnce(() => productSuggestionsOf(z.unknown()))

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

/** How a category is read. */
interface Reading {
  /** Asked for with the first answer, so that no request waits for it. */
  readonly product: () => Promise<z.ZodType<Product>>
  /** Waited for between some products and the next ones: a browser lets a touch come first. */
  readonly rest?: () => Promise<void>
}

/** So many products take a slow phone less than 50 ms. */
const slice = 20

/** Reads a category page by page; one call up to 200 products. Throws ApiError, and what `product` rejects with. */
export async function listAllProducts(
  category: CategoryId,
  transport: Transport,
  { product, rest }: Reading,
): Promise<WholeList> {
  const operation = unreadList()
  const products: Product[] = []
  const take = async (page: number) => {
    const base = { category, pageSize: String(largestPageSize), ranking: 'none' } as const
    const query = page === 1 ? base : { ...base, page: String(page) }
    const { data } = await call(operation, { query }, transport)
    const schema = z.array(await product())
    for (let from = 0; from < data.products.length; from += slice) {
      await rest?.()
      products.push(...readProducts(schema, data.products.slice(from, from + slice), operation.id, transport))
    }
    return data
  }
  const { asOf, pages } = await take(1)
  for (let page = 2; page <= pages; page += 1) await take(page)
  return { asOf, products }
}

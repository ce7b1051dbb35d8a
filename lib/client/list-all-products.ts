import { largestPageSize, productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import { call } from './call'
import type { Transport } from './http'

/** A whole category in the order of its slugs: whoever shows it ranks it for the case at hand. */
export interface WholeList {
  readonly asOf: IsoDate
  readonly products: readonly Product[]
}

/** Reads a category page by page; one call up to 200 products. Throws ApiError. */
export async function listAllProducts(category: CategoryId, transport: Transport): Promise<WholeList> {
  const pageOf = async (page: number) => {
    const base = { category, pageSize: String(largestPageSize), ranking: 'none' } as const
    const query = page === 1 ? base : { ...base, page: String(page) }
    return (await call(productSuggestionsOperation, { query }, transport)).data
  }
  const first = await pageOf(1)
  const products = [...first.products]
  for (let page = 2; page <= first.pages; page += 1) products.push(...(await pageOf(page)).products)
  return { asOf: first.asOf, products }
}

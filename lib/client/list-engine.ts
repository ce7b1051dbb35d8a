import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import type { EligibilityFilter } from '@/lib/domain/eligibility/qualifying'
import { sealedKey } from '@/lib/domain/fields/form'
import { buildListModel, type ListModel } from '@/lib/domain/list/list-model'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { fetchProducts } from './products'

/** What works a whole list out in the browser, without a request. */
export interface ListEngine {
  readonly category: Category
  readonly products: readonly Product[]
  /** The list for a query and what was told beside it; `narrow` leaves products out. */
  readonly build: (query: URLSearchParams, told?: URLSearchParams, narrow?: EligibilityFilter | null) => ListModel
}

/** Fetches a category's rules and products once. Rejects with the client's error when the products cannot be had. */
export async function createListEngine(
  id: CategoryId,
  variantSlug: string | null,
  today: IsoDate,
): Promise<ListEngine> {
  const loading = loadCategory(id)
  const [category, products] = await Promise.all([loading, fetchProducts(id, loading)])
  const variant = category.variants.find(({ slug }) => slug === variantSlug) ?? null
  const make = (query: URLSearchParams, texts: URLSearchParams, narrow: EligibilityFilter | null) => {
    const told = { texts, sealed: query.get(sealedKey) }
    const modelOf = (of: readonly Product[]) => buildListModel(category, of, query, variant, today, told, products)
    return narrow === null ? modelOf(products) : narrow({ category, products, query, told, today, modelOf })
  }
  let last: { readonly key: string; readonly narrow: EligibilityFilter | null; readonly model: ListModel } | null = null
  const build: ListEngine['build'] = (query, texts = query, narrow = null) => {
    const key = `${inOrder(query)} ${inOrder(texts)}`
    if (last?.key !== key || last.narrow !== narrow) last = { key, narrow, model: make(query, texts, narrow) }
    return last.model
  }
  return { category, products, build }
}

/** A query in an order of its own: that of a form and that of a form with a box ticked beforehand differ. */
function inOrder(query: URLSearchParams): string {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  return String(sorted)
}

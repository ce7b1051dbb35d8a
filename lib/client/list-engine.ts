import { loadCategory } from '@/lib/domain/categories/load'
import type { CategoryId } from '@/lib/domain/categories/registry'
import { sealedKey } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/iso-date'
import { buildListModel, type ListModel } from '@/lib/domain/list-model'
import { fetchProducts } from './products'

/** Works out a whole list for a query and what was told beside it, in the browser, without a request. */
export type ListEngine = (query: URLSearchParams, told?: URLSearchParams) => ListModel

/** Fetches a category's rules and products once. Rejects with the client's error when the products cannot be had. */
export async function createListEngine(
  id: CategoryId,
  variantSlug: string | null,
  today: IsoDate,
): Promise<ListEngine> {
  const loading = loadCategory(id)
  const [category, products] = await Promise.all([loading, fetchProducts(id, loading)])
  const variant = category.variants.find(({ slug }) => slug === variantSlug) ?? null
  return (query, told = query) =>
    buildListModel(category, products, query, variant, today, { texts: told, sealed: query.get(sealedKey) })
}

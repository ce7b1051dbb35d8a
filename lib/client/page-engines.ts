import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { loadCategory } from '@/lib/domain/categories/load'
import { parseCompareQuery } from '@/lib/domain/compare/compare-query'
import { buildComparison, type Comparison } from '@/lib/domain/compare/comparison'
import { buildDetailModel, type DetailModel } from '@/lib/domain/detail/detail-model'
import type { Values } from '@/lib/domain/fields/field'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { fetchProducts } from './products'

/** A product's page for what its form says. */
export interface DetailAnswer extends DetailModel {
  readonly category: Category
  readonly product: Product
}

const none: ReadonlySet<string> = new Set()

async function loadAll(id: CategoryId) {
  const loading = loadCategory(id)
  const [category, products] = await Promise.all([loading, fetchProducts(id, loading)])
  return { category, products }
}

/**
 * Fetches a category's rules and products; what comes back works a product's page out for what its form says, without a
 * request. `starts` names the fields that the product has a start of its own for: it settles them, unless it is of no use in
 * what they say. Rejects with ApiError when the products cannot be had, with Error when this one is no longer among them.
 */
export async function createDetailEngine(
  id: CategoryId,
  slug: string,
  today: IsoDate,
  starts: ReadonlySet<string>,
): Promise<(said: URLSearchParams) => DetailAnswer> {
  const { category, products } = await loadAll(id)
  const product = products.find((one) => one.slug === slug)
  if (product === undefined) throw new Error(`${slug} is no longer listed`)
  const settle = (values: Values) => ({ values, settled: category.suits?.(product, values) === false ? none : starts })
  return (texts) => ({
    category,
    product,
    ...buildDetailModel(category, products, product, texts, today, { texts, sealed: null }, settle),
  })
}

/** The same for a comparison; null for a form that names no product that is listed. */
export async function createCompareEngine(
  id: CategoryId,
  today: IsoDate,
): Promise<(said: URLSearchParams) => Comparison | null> {
  const { category, products } = await loadAll(id)
  return (texts) => {
    const { query, problems } = parseCompareQuery(texts, [category], today, () => ({ texts, sealed: null }))
    return query === null ? null : buildComparison(query, problems, products, today)
  }
}

import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Product } from '@/lib/domain/products/product'
import type { Catalogue } from './catalogue'

const lists = new WeakMap<Catalogue, Map<CategoryId, readonly Product[]>>()

/** A category's products as one array, the same array each time: filters and orders remember their work by it. */
export function productsOf(catalogue: Catalogue, category: CategoryId): readonly Product[] {
  const known = lists.get(catalogue) ?? new Map<CategoryId, readonly Product[]>()
  lists.set(catalogue, known)
  const list = known.get(category) ?? [...catalogue.products[category].values()]
  known.set(category, list)
  return list
}

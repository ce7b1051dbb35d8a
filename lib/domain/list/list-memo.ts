import type { Category } from '../categories/category'
import type { Product } from '../products/product'

/**
 * Remembers what was computed for one list of products, by key, keeping the `limit` keys used last. It lives as long
 * as the list does: pass the same array each time, and never change an array that was passed.
 */
export function listMemo<T>(limit: number) {
  const categories = new WeakMap<Category, WeakMap<readonly Product[], Map<string, T>>>()
  return (category: Category, products: readonly Product[], key: string, make: () => T): T => {
    const lists = categories.get(category) ?? new WeakMap<readonly Product[], Map<string, T>>()
    categories.set(category, lists)
    const known = lists.get(products) ?? new Map<string, T>()
    lists.set(products, known)
    const value = known.get(key) ?? make()
    known.delete(key)
    known.set(key, value)
    const oldest = known.size > limit ? known.keys().next() : null
    if (oldest !== null && oldest.done !== true) known.delete(oldest.value)
    return value
  }
}

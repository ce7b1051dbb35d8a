import type { Category } from './categories/category'
import type { Product } from './products/product'

/** `Conventional`, or `Islamic (tawarruq)` with the Shariah contract. */
function shariahText(product: Product): string {
  return product.shariah === null ? 'Conventional' : `Islamic (${product.shariah.replaceAll('-', ' ')})`
}

/** What kind of product it is, in a few words: `Visa Platinum · Conventional`, `Islamic (tawarruq)`. */
export function kindText(category: Category, product: Product): string {
  const name = category.kindName?.(product)
  return name === undefined ? shariahText(product) : `${name} · ${shariahText(product)}`
}

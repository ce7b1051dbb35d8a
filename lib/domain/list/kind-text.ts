import type { Category } from '../categories/category'
import type { Product } from '../products/product'
import type { AnyProduct } from '../products/product-base'

/** `Conventional`, or `Islamic (tawarruq)` with the Shariah contract; null where products are neither. */
function shariahText({ shariah }: AnyProduct): string | null {
  if (shariah === undefined) return null
  return shariah === null ? 'Conventional' : `Islamic (${shariah.replaceAll('-', ' ')})`
}

/** Who offers a product and what kind it is: `Bank Nusa Berhad · Visa Platinum · Conventional`. */
export function byText(issuerName: string, kind: string): string {
  return kind === '' ? issuerName : `${issuerName} · ${kind}`
}

/** What kind of product it is, in a few words: `Visa Platinum · Conventional`, `Islamic (tawarruq)`; empty where there is one kind only. */
export function kindText(category: Category, product: Product): string {
  const parts = [category.kindName?.(product) ?? null, shariahText(product)]
  return parts.filter((part) => part !== null).join(' · ')
}

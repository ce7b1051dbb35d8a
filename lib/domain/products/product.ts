import type { figureTables } from '../categories/figure-tables'
import type { FiguresOf } from '../figures/figure-table'
import type { CategoryId, ProductBase } from './product-base'

type Tables = typeof figureTables

/** The product type of a category. */
export type ProductOf<C extends CategoryId> = ProductBase<C> & FiguresOf<Tables[C]>

/** A product of any category, told apart by `category`. */
export type Product = { [C in CategoryId]: ProductOf<C> }[CategoryId]

/** Islamic products use their own words throughout. */
export function isIslamic(product: Product): boolean {
  return product.shariah !== null
}

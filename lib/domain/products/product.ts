import type { figureTables } from '../categories/figure-tables'
import type { CategoryId } from '../categories/registry'
import type { FiguresOf } from '../figures/figure-table'
import type { ProductBase } from './product-base'

type Tables = typeof figureTables

/** A product of any category, told apart by `category`. */
export type Product = { [C in CategoryId]: ProductBase<C> & FiguresOf<Tables[C]> }[CategoryId]

/** The product type of a category. */
export type ProductOf<C extends CategoryId> = Extract<Product, { category: C }>

/** Islamic products use their own words throughout. */
export function isIslamic(product: Product): boolean {
  return product.shariah !== null
}

import type { CategoryId } from '../categories/ids'
import type { productTables } from '../categories/product-tables'
import type { ProductOfTable } from './product-base'

type Tables = typeof productTables

/** A product of any category, told apart by `category`. */
export type Product = { [C in CategoryId]: ProductOfTable<C, Tables[C]> }[CategoryId]

/** The product type of a category. */
export type ProductOf<C extends CategoryId> = Extract<Product, { category: C }>

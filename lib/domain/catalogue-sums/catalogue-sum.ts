import type { Calculator } from '../calculator-pages/calculator'
import type { CategoryId } from '../categories/ids'
import type { Product } from '../products/product'

/** A calculator whose answer names products: it is made from the lists of the categories that it reads. */
export interface CatalogueSum {
  /** The id of the calculator, whatever the products. */
  readonly id: string
  readonly reads: readonly CategoryId[]
  /** The calculator over these products. Pure; those of other categories are passed over. */
  readonly over: (products: readonly Product[]) => Calculator
}

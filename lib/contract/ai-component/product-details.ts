import { productSchema } from '../entities/product'
import { productDetailsOf } from './product-details-of'

/** One product, read by the tables of all categories: for the server. */
export const productDetailsOperation = productDetailsOf(productSchema)

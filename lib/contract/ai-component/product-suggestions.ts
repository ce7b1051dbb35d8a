import { productSchema } from '../entities/product'
import { productSuggestionsOf } from './product-suggestions-of'

/** The products of a category, read by the tables of all categories: for the server. */
export const productSuggestionsOperation = productSuggestionsOf(productSchema)

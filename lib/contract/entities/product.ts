import * as z from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'
import type { Product } from '@/lib/domain/products/product'
import { creditCardSchema } from './credit-card'
import { currentAccountSchema } from './current-account'
import { fixedDepositSchema } from './fixed-deposit'
import { personalLoanSchema } from './personal-loan'
import { savingsAccountSchema } from './savings-account'
import { exactly } from './schema-kit'

/** The id of a category. */
export const categoryIdSchema = z.enum(categoryIds)

/** A product of any category as it travels, told apart by `category`. */
export const productSchema = exactly<Product>()(
  z.discriminatedUnion('category', [
    savingsAccountSchema,
    currentAccountSchema,
    fixedDepositSchema,
    creditCardSchema,
    personalLoanSchema,
  ]),
)

import { assertNever } from '@/lib/domain/assert-never'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import type { Problem } from './findings'
import { commonProblems } from './rules-common'
import { creditCardProblems, personalLoanProblems } from './rules-credit'
import { currentAccountProblems, fixedDepositProblems, savingsAccountProblems } from './rules-deposit'

function ownProblems(product: Product): readonly Problem[] {
  switch (product.category) {
    case 'savings-account':
      return savingsAccountProblems(product)
    case 'current-account':
      return currentAccountProblems(product)
    case 'fixed-deposit':
      return fixedDepositProblems(product)
    case 'credit-card':
      return creditCardProblems(product)
    case 'personal-loan':
      return personalLoanProblems(product)
    default:
      return assertNever(product)
  }
}

/** What is wrong with a product whose every field is well written. */
export function productProblems(product: Product, today: IsoDate): readonly Problem[] {
  return [...commonProblems(product, today), ...ownProblems(product)]
}

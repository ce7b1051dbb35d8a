import { type CategoryId, categoryIds } from '../products/product-base'
import type { Category } from './category'
import { creditCard } from './credit-card/definition'
import { currentAccount } from './current-account/definition'
import { fixedDeposit } from './fixed-deposit/definition'
import { personalLoan } from './personal-loan/definition'
import { savingsAccount } from './savings-account/definition'

/** Every category of the site by its id. */
export const categories: Readonly<Record<CategoryId, Category>> = {
  'savings-account': savingsAccount,
  'current-account': currentAccount,
  'fixed-deposit': fixedDeposit,
  'credit-card': creditCard,
  'personal-loan': personalLoan,
}

/** Every category, in the order in which the site names them. */
export const categoryList: readonly Category[] = categoryIds.map((id) => categories[id])

/** The category with this id. */
export function categoryOf(id: CategoryId): Category {
  return categories[id]
}

/** The category whose list has this address, such as `/investment/fixed-deposit`; null when none has. */
export function categoryByPath(path: string): Category | null {
  return categoryList.find((category) => category.path === path) ?? null
}

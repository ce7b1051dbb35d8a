import type { Category, Definition } from './category'
import { creditCard } from './credit-card/definition'
import { currentAccount } from './current-account/definition'
import { fixedDeposit } from './fixed-deposit/definition'
import { personalLoan } from './personal-loan/definition'
import { savingsAccount } from './savings-account/definition'

/** Every category by its id, in the order in which the site names them. */
export const categories = {
  'savings-account': savingsAccount,
  'current-account': currentAccount,
  'fixed-deposit': fixedDeposit,
  'credit-card': creditCard,
  'personal-loan': personalLoan,
} as const

export type CategoryId = keyof typeof categories

/** The same, as the compiler holds it to: each stands under its own id. */
const byId: { readonly [C in CategoryId]: Definition<C> } = categories

/** Every category, in that order. */
export const categoryList: readonly Category[] = Object.values(byId)

/** The category with this id. */
export function categoryOf(id: CategoryId): Category {
  return byId[id]
}

/** The category whose list has this address, such as `/investment/fixed-deposit`; null when none has. */
export function categoryByPath(path: string): Category | null {
  return categoryList.find((category) => category.path === path) ?? null
}

import type { CategoryId } from '../categories/registry'
import type { CreditCard } from './credit-card'
import type { CurrentAccount } from './current-account'
import type { FixedDeposit } from './fixed-deposit'
import type { PersonalLoan } from './personal-loan'
import type { SavingsAccount } from './savings-account'

export type Product = SavingsAccount | CurrentAccount | FixedDeposit | CreditCard | PersonalLoan

/** The product type of a category. */
export type ProductOf<C extends CategoryId> = Extract<Product, { category: C }>

/** Islamic products use their own words throughout. */
export function isIslamic(product: Product): boolean {
  return product.shariah !== null
}

import { assertNever } from '@/lib/domain/assert-never'
import type { Category } from '@/lib/domain/categories/category'
import type { CategoryId } from '@/lib/domain/products/product-base'

/** One category's rules as a script of their own, so that a page loads no other's. */
export async function loadCategory(id: CategoryId): Promise<Category> {
  switch (id) {
    case 'savings-account':
      return (await import('@/lib/domain/categories/savings-account/definition')).savingsAccount
    case 'current-account':
      return (await import('@/lib/domain/categories/current-account/definition')).currentAccount
    case 'fixed-deposit':
      return (await import('@/lib/domain/categories/fixed-deposit/definition')).fixedDeposit
    case 'credit-card':
      return (await import('@/lib/domain/categories/credit-card/definition')).creditCard
    case 'personal-loan':
      return (await import('@/lib/domain/categories/personal-loan/definition')).personalLoan
    default:
      return assertNever(id)
  }
}

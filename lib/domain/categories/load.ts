import type { Category } from './category'
import type { CategoryId } from './ids'

/**
 * Each category as a script of its own: a page in the browser loads no other's rules. What needs only the names of the
 * categories, such as the contract, takes them from here, because the registry itself holds all of their rules.
 */
const loaders: { readonly [C in CategoryId]: () => Promise<Category> } = {
  'savings-account': async () => (await import('./savings-account/definition')).savingsAccount,
  'current-account': async () => (await import('./current-account/definition')).currentAccount,
  'fixed-deposit': async () => (await import('./fixed-deposit/definition')).fixedDeposit,
  'credit-card': async () => (await import('./credit-card/definition')).creditCard,
  'personal-loan': async () => (await import('./personal-loan/definition')).personalLoan,
  'home-loan': async () => (await import('./home-loan/definition')).homeLoan,
  'car-loan': async () => (await import('./car-loan/definition')).carLoan,
  'business-loan': async () => (await import('./business-loan/definition')).businessLoan,
  'term-life-insurance': async () => (await import('./term-life-insurance/definition')).termLife,
  'whole-life-insurance': async () => (await import('./whole-life-insurance/definition')).wholeLife,
  'critical-illness-insurance': async () => (await import('./critical-illness-insurance/definition')).criticalIllness,
  'medical-card-insurance': async () => (await import('./medical-card-insurance/definition')).medicalCard,
  'personal-accident-insurance': async () => (await import('./personal-accident-insurance/definition')).accident,
  'travel-insurance': async () => (await import('./travel-insurance/definition')).travel,
  'pet-insurance': async () => (await import('./pet-insurance/definition')).pet,
  'property-insurance': async () => (await import('./property-insurance/definition')).property,
  esim: async () => (await import('./esim/definition')).esim,
}

/** Whether a text is the id of a category. */
export function isCategoryId(text: string): text is CategoryId {
  return Object.hasOwn(loaders, text)
}

/** The ids in the order of the registry. */
export const categoryIds: readonly CategoryId[] = Object.keys(loaders).filter(isCategoryId)

/** Loads one category. Rejects when its script cannot be fetched. */
export function loadCategory(id: CategoryId): Promise<Category> {
  return loaders[id]()
}

import { businessLoan } from './business-loan/definition'
import { businessLoanSite } from './business-loan/site'
import { carLoan } from './car-loan/definition'
import { carLoanSite } from './car-loan/site'
import type { Category, Definition } from './category'
import { creditCard } from './credit-card/definition'
import { creditCardSite } from './credit-card/site'
import { criticalIllness } from './critical-illness-insurance/definition'
import { criticalIllnessSite } from './critical-illness-insurance/site'
import { currentAccount } from './current-account/definition'
import { currentAccountSite } from './current-account/site'
import { esim } from './esim/definition'
import { esimSite } from './esim/site'
import { fixedDeposit } from './fixed-deposit/definition'
import { fixedDepositSite } from './fixed-deposit/site'
import { homeLoan } from './home-loan/definition'
import { homeLoanSite } from './home-loan/site'
import type { HubPath } from './hubs'
import type { CategoryId } from './ids'
import { medicalCard } from './medical-card-insurance/definition'
import { medicalSite } from './medical-card-insurance/site'
import { accident } from './personal-accident-insurance/definition'
import { accidentSite } from './personal-accident-insurance/site'
import { personalLoan } from './personal-loan/definition'
import { personalLoanSite } from './personal-loan/site'
import { pet } from './pet-insurance/definition'
import { petSite } from './pet-insurance/site'
import { property } from './property-insurance/definition'
import { propertySite } from './property-insurance/site'
import { savingsAccount } from './savings-account/definition'
import { savingsAccountSite } from './savings-account/site'
import type { CategorySite } from './site'
import { termLife } from './term-life-insurance/definition'
import { termLifeSite } from './term-life-insurance/site'
import { travel } from './travel-insurance/definition'
import { travelSite } from './travel-insurance/site'
import { wholeLife } from './whole-life-insurance/definition'
import { wholeLifeSite } from './whole-life-insurance/site'

/** Every category by its id, in the order in which the site names them. */
export const categories = {
  'savings-account': savingsAccount,
  'current-account': currentAccount,
  'fixed-deposit': fixedDeposit,
  'credit-card': creditCard,
  'personal-loan': personalLoan,
  'home-loan': homeLoan,
  'car-loan': carLoan,
  'business-loan': businessLoan,
  'term-life-insurance': termLife,
  'whole-life-insurance': wholeLife,
  'critical-illness-insurance': criticalIllness,
  'medical-card-insurance': medicalCard,
  'personal-accident-insurance': accident,
  'travel-insurance': travel,
  'pet-insurance': pet,
  'property-insurance': property,
  esim,
} as const satisfies { readonly [C in CategoryId]: Definition<C> }

/** The same, as the compiler holds it to: each stands under its own id. */
const byId: { readonly [C in CategoryId]: Definition<C> } = categories

/** What each category is to the site around its list. */
const sites: Readonly<Record<CategoryId, CategorySite>> = {
  'savings-account': savingsAccountSite,
  'current-account': currentAccountSite,
  'fixed-deposit': fixedDepositSite,
  'credit-card': creditCardSite,
  'personal-loan': personalLoanSite,
  'home-loan': homeLoanSite,
  'car-loan': carLoanSite,
  'business-loan': businessLoanSite,
  'term-life-insurance': termLifeSite,
  'whole-life-insurance': wholeLifeSite,
  'critical-illness-insurance': criticalIllnessSite,
  'medical-card-insurance': medicalSite,
  'personal-accident-insurance': accidentSite,
  'travel-insurance': travelSite,
  'pet-insurance': petSite,
  'property-insurance': propertySite,
  esim: esimSite,
}

/** Every category, in that order. */
export const categoryList: readonly Category[] = Object.values(byId)

/** The category with this id. */
export function categoryOf(id: CategoryId): Category {
  return byId[id]
}

/** The category that an address names by its id; null when there is none. */
export function categoryNamed(id: string): Category | null {
  return categoryList.find((category) => category.id === id) ?? null
}

/** The category whose list has this address, such as `/investment/fixed-deposit`; null when none has. */
export function categoryByPath(path: string): Category | null {
  return categoryList.find((category) => category.path === path) ?? null
}

/** What the category with this id is to the site around its list. */
export function siteOf(id: CategoryId): CategorySite {
  return sites[id]
}

/** The categories that a page above some lists shows, in the order of the site. */
export function categoriesOn(hub: HubPath): readonly Category[] {
  return categoryList.filter(({ id }) => siteOf(id).hubs.includes(hub))
}

import type { ProductTable } from '../products/product-base'
import { businessLoanTable } from './business-loan/figures'
import { carLoanTable } from './car-loan/figures'
import { creditCardTable } from './credit-card/figures'
import { illnessTable } from './critical-illness-insurance/figures'
import { currentAccountTable } from './current-account/figures'
import { esimTable } from './esim/figures'
import { fixedDepositTable } from './fixed-deposit/figures'
import { homeLoanTable } from './home-loan/figures'
import type { CategoryId } from './ids'
import { medicalTable } from './medical-card-insurance/figures'
import { accidentTable } from './personal-accident-insurance/figures'
import { personalLoanTable } from './personal-loan/figures'
import { petTable } from './pet-insurance/figures'
import { propertyTable } from './property-insurance/figures'
import { savingsAccountTable } from './savings-account/figures'
import { termLifeTable } from './term-life-insurance/figures'
import { travelTable } from './travel-insurance/figures'
import { wholeLifeTable } from './whole-life-insurance/figures'

/** What the products of every category have, by its id, in the order in which the site names them. */
export const productTables = {
  'savings-account': savingsAccountTable,
  'current-account': currentAccountTable,
  'fixed-deposit': fixedDepositTable,
  'credit-card': creditCardTable,
  'personal-loan': personalLoanTable,
  'home-loan': homeLoanTable,
  'car-loan': carLoanTable,
  'business-loan': businessLoanTable,
  'term-life-insurance': termLifeTable,
  'whole-life-insurance': wholeLifeTable,
  'critical-illness-insurance': illnessTable,
  'medical-card-insurance': medicalTable,
  'personal-accident-insurance': accidentTable,
  'travel-insurance': travelTable,
  'pet-insurance': petTable,
  'property-insurance': propertyTable,
  esim: esimTable,
} satisfies Readonly<Record<CategoryId, ProductTable>>

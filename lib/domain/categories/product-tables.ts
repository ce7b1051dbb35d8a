import { creditCardTable } from './credit-card/figures'
import { currentAccountTable } from './current-account/figures'
import { fixedDepositTable } from './fixed-deposit/figures'
import { personalLoanTable } from './personal-loan/figures'
import { savingsAccountTable } from './savings-account/figures'

/** What the products of every category have, by its id, in the order in which the site names them. */
export const productTables = {
  'savings-account': savingsAccountTable,
  'current-account': currentAccountTable,
  'fixed-deposit': fixedDepositTable,
  'credit-card': creditCardTable,
  'personal-loan': personalLoanTable,
}

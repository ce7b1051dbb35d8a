import { creditCardFigures } from './credit-card/figures'
import { currentAccountFigures } from './current-account/figures'
import { fixedDepositFigures } from './fixed-deposit/figures'
import { personalLoanFigures } from './personal-loan/figures'
import { savingsAccountFigures } from './savings-account/figures'

/** The figures of every category by its id, in the order in which the site names them. */
export const figureTables = {
  'savings-account': savingsAccountFigures,
  'current-account': currentAccountFigures,
  'fixed-deposit': fixedDepositFigures,
  'credit-card': creditCardFigures,
  'personal-loan': personalLoanFigures,
}

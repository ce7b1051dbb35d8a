import { cardFigures } from './credit-card/figures'
import { currentFigures } from './current-account/figures'
import { depositFigures } from './fixed-deposit/figures'
import { loanFigures } from './personal-loan/figures'
import { savingsFigures } from './savings-account/figures'

/** The figures of every category by its id, in the order in which the site names them. */
export const figureTables = {
  'savings-account': savingsFigures,
  'current-account': currentFigures,
  'fixed-deposit': depositFigures,
  'credit-card': cardFigures,
  'personal-loan': loanFigures,
}

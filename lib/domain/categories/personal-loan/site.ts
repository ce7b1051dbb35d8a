import { knownValue } from '../../figure'
import { defineSite } from '../site'
import { personalLoanProblems } from './problems'

/** What personal loans are to the site around their list. */
export const personalLoanSite = defineSite('personal-loan', {
  hubs: ['/bank', '/loan'],
  choosing:
    'Compare what you repay in all and the effective rate, never a flat rate. A longer term lowers the instalment and raises the total.',
  presets: [
    { label: 'Borrow for less', situation: 'least-in-all', place: 30 },
    { label: 'Bring my debts together', situation: 'consolidate', place: 60 },
  ],
  structured: (loan) => {
    const [least, most] = [knownValue(loan.minAmount), knownValue(loan.maxAmount)]
    const [shortest, longest] = [knownValue(loan.minMonths), knownValue(loan.maxMonths)]
    return {
      type: 'LoanOrCredit',
      amount: least === null || most === null ? null : { least, most },
      months: shortest === null || longest === null ? null : { shortest, longest },
    }
  },
  problems: personalLoanProblems,
})

import { knownValue } from '../../figures/figure'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { personalLoanProblems } from './problems'
import { personalLoanSiteWords as words } from './words-detail'

/** What personal loans are to the site around their list. */
export const personalLoanSite = defineSite('personal-loan', {
  hubs: ['/bank', '/loan'],
  choosing: words.choosing,
  presets: presetsOf(words.presets, { 'least-in-all': 30, consolidate: 60 }),
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

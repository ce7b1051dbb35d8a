import { knownValue } from '../../figures/figure'
import { defineSite } from '../site'
import { homeLoanProblems } from './problems'
import { homeLoanSiteWords } from './words-steps'

const { choosing, presets } = homeLoanSiteWords

/** What home loans are to the site around their list. */
export const homeLoanSite = defineSite('home-loan', {
  hubs: ['/loan'],
  choosing,
  example: { price: '450000', loan: '400000', years: '30' },
  presets: [
    { label: presets.firstHome, situation: 'first-home', place: 25 },
    { label: presets.fixed, situation: 'fixed', place: 65 },
  ],
  structured: (loan) => {
    const [least, most] = [knownValue(loan.minAmount), knownValue(loan.maxAmount)]
    const [shortest, longest] = [knownValue(loan.minYears), knownValue(loan.maxYears)]
    return {
      type: 'LoanOrCredit',
      amount: least === null || most === null ? null : { least, most },
      months: shortest === null || longest === null ? null : { shortest: shortest * 12, longest: longest * 12 },
    }
  },
  problems: homeLoanProblems,
})

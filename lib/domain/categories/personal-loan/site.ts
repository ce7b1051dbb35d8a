import { structuredLoan } from '../shared/instalment-loan/structured'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { personalLoanProblems } from './problems'
import { personalLoanSiteWords as words } from './words-detail'

/** What personal loans are to the site around their list. */
export const personalLoanSite = defineSite('personal-loan', {
  hubs: ['/bank', '/loan'],
  choosing: words.choosing,
  example: { amount: '20000', months: '36' },
  presets: presetsOf(words.presets, { 'least-in-all': 30, consolidate: 60 }),
  structured: structuredLoan,
  problems: personalLoanProblems,
})

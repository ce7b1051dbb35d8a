import { businessHelp } from '../../reference/business-help'
import { structuredLoan } from '../shared/instalment-loan/structured'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { businessLoanProblems } from './problems'
import { businessLoanSiteWords as words } from './words-detail'

/** What business loans are to the site around their list. */
export const businessLoanSite = defineSite('business-loan', {
  hubs: ['/loan'],
  choosing: words.choosing,
  presets: presetsOf(words.presets, { 'least-in-all': 45, 'nothing-to-pledge': 85 }),
  structured: structuredLoan,
  freeHelp: businessHelp,
  problems: businessLoanProblems,
})

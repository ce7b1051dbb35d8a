import { structuredLoan } from '../shared/instalment-loan/structured'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { carLoanProblems } from './problems'
import { carLoanSiteWords as words } from './words-detail'

/** What car loans are to the site around their list. */
export const carLoanSite = defineSite('car-loan', {
  hubs: ['/loan'],
  choosing: words.choosing,
  helpers: words.helpers,
  presets: presetsOf(words.presets, { 'least-in-all': 35, 'settle-early': 75 }),
  structured: structuredLoan,
  problems: carLoanProblems,
})

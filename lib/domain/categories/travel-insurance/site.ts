import { renewalTerm } from '../shared/insurance/policy-terms'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { travelProblems } from './problems'
import { startingCountry } from './scenario'
import { travelWords } from './words'

const { choosing, presets } = travelWords

/** What travel cover is to the site around its list. */
export const travelSite = defineSite('travel-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: presetsOf(presets, { holiday: 145 }),
  startFrom: startingCountry,
  structured: () => ({ type: 'FinancialProduct' }),
  // A single trip has no renewal, and no waiting time.
  terms: ({ prices, yearPrices }) => {
    if (yearPrices.state !== 'known') return []
    return [renewalTerm(prices.state === 'none' ? null : keepingWords.terms.yearOnly)]
  },
  problems: travelProblems,
})

import { knownValue } from '../../figures/figure'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { savingsAccountProblems } from './problems'
import { savingsAccountSiteWords as words } from './words'

/** What savings accounts are to the site around their list. */
export const savingsAccountSite = defineSite('savings-account', {
  hubs: ['/bank', '/bank-account'],
  choosing: words.choosing,
  presets: presetsOf(words.presets, { 'most-for-habits': 10 }),
  structured: ({ baseRate }) => ({
    type: 'BankAccount',
    rates: knownValue(baseRate)?.bands.map(({ rate }) => rate) ?? null,
  }),
  problems: savingsAccountProblems,
})

import { knownValue } from '../../figures/figure'
import { bandProblems } from '../shared/band-problems'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { currentAccountSiteWords as words } from './words'

/** What current accounts are to the site around their list. */
export const currentAccountSite = defineSite('current-account', {
  hubs: ['/bank', '/bank-account'],
  choosing: words.choosing,
  presets: presetsOf(words.presets, { cheapest: 90 }),
  structured: ({ rate }) => ({
    type: 'BankAccount',
    rates: knownValue(rate)?.bands.map((band) => band.rate) ?? null,
  }),
  problems: ({ rate }) => bandProblems(['rate'], rate),
})

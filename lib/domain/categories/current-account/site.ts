import { knownValue } from '../../figure'
import { bandProblems } from '../shared/band-problems'
import { defineSite } from '../site'

/** What current accounts are to the site around their list. */
export const currentAccountSite = defineSite('current-account', {
  hubs: ['/bank', '/bank-account'],
  choosing:
    'Count what you do in a month: transfers, cheques, days below zero. An account without a service charge often beats one that pays a little.',
  presets: [{ label: 'Run an account for less', situation: 'cheapest', place: 90 }],
  structured: ({ rate }) => ({
    type: 'BankAccount',
    rates: knownValue(rate)?.bands.map((band) => band.rate) ?? null,
  }),
  problems: ({ rate }) => bandProblems(['rate'], rate),
})

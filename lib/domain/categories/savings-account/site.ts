import { knownValue } from '../../figure'
import { defineSite } from '../site'
import { savingsAccountProblems } from './problems'

/** What savings accounts are to the site around their list. */
export const savingsAccountSite = defineSite('savings-account', {
  hubs: ['/bank', '/bank-account'],
  choosing:
    'Start from what you will really do each month: a bonus for your salary or your card counts only while you keep it up. Then compare what is left when no condition is met.',
  presets: [{ label: 'Earn more on my savings', situation: 'most-for-habits', place: 10 }],
  structured: ({ baseRate }) => ({
    type: 'BankAccount',
    rates: knownValue(baseRate)?.bands.map(({ rate }) => rate) ?? null,
  }),
  problems: savingsAccountProblems,
})

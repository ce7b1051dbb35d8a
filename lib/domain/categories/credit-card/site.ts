import { knownValue } from '../../figures/figure'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { creditCardProblems } from './problems'
import { creditCardSiteWords as words } from './words-detail'

/** What credit cards are to the site around their list. */
export const creditCardSite = defineSite('credit-card', {
  hubs: ['/bank'],
  choosing: words.choosing,
  example: { total: '1900' },
  presets: presetsOf(words.presets, { 'most-back': 20, 'low-charge': 50, 'move-balance': 70 }),
  structured: ({ financeCharge, annualFee }) => {
    const charge = knownValue(financeCharge)
    const fee = knownValue(annualFee)
    const feeText = fee === null ? null : words.annualFee(fee)
    return {
      type: 'CreditCard',
      charges: charge === null ? null : [charge.twelveOnTime, charge.fewer],
      fee: annualFee.state === 'none' ? words.noAnnualFee : feeText,
    }
  },
  problems: creditCardProblems,
})

import { knownValue } from '../../figure'
import { formatRinggit } from '../../money'
import { defineSite } from '../site'
import { creditCardProblems } from './problems'

/** What credit cards are to the site around their list. */
export const creditCardSite = defineSite('credit-card', {
  hubs: ['/bank'],
  choosing:
    'If you pay in full each month, compare rewards after caps, less fee and service tax. If you carry a balance, the charge on it outweighs almost any reward.',
  presets: [
    { label: 'Get the most back on my spend', situation: 'most-back', place: 20 },
    { label: 'Pay less interest on my card', situation: 'low-charge', place: 50 },
    { label: 'Move a card balance', situation: 'move-balance', place: 70 },
  ],
  structured: ({ financeCharge, annualFee }) => {
    const charge = knownValue(financeCharge)
    const fee = knownValue(annualFee)
    const feeText = fee === null ? null : `Annual fee ${formatRinggit(fee)}`
    return {
      type: 'CreditCard',
      charges: charge === null ? null : [charge.twelveOnTime, charge.fewer],
      fee: annualFee.state === 'none' ? 'No annual fee' : feeText,
    }
  },
  problems: creditCardProblems,
})

import type { Words } from '../../../products/words'
import { formatRinggit, type Sen } from '../../../values/money'
import { type BasisPoints, formatRate } from '../../../values/rate'
import { counted } from '../../../values/words'

const days = (count: number) => (count === 0 ? 'Same day' : counted(count, 'day', 'days'))
const inMonths = (length: number) => `${length} months`
const none = 'No limit'

/** Words of a plan of repayment and of a lender's limits: whoever lends in instalments has them, in whatever list. */
export const planWords = {
  basis: { flat: 'flat', reducing: 'reducing' },
  figures: {
    minAmount: { label: 'Minimum amount', none },
    maxAmount: { label: 'Maximum amount', none },
    minMonths: { label: 'Shortest term', none, print: inMonths },
    maxMonths: { label: 'Longest term', none, print: inMonths },
    lateCharge: {
      label: ({ kind }: Words) => (kind === 'Islamic' ? "Late compensation (ta'widh)" : 'Late charge'),
      none: 'None',
      print: (charge: BasisPoints) => `${formatRate(charge, 'trim')} a year on what is late`,
    },
    disbursalDays: { label: 'Paid out after approval in', none: 'Not stated', print: days },
  },
  steps: {
    rate: 'Rate',
    upperEnd: (range: string) => `; upper end of ${range}`,
    flatCharge: ({ Interest }: Words) => `${Interest}, flat over the whole term`,
    instalment: 'Instalment',
    last: 'Last instalment',
    reducing: (amount: Sen, months: number, rate: BasisPoints) =>
      `${formatRinggit(amount)} × i ÷ (1 − (1 + i)^−${months}), with i = ${formatRate(rate)} ÷ 12`,
    lastReducing: ({ interest }: Words, amount: Sen, before: number, rate: BasisPoints) =>
      `what is left of ${formatRinggit(amount)} after ${before} instalments, each month's ${interest} (balance × ${formatRate(rate)} ÷ 12) rounded to the sen`,
    feesUnknown: 'needs fees that are not published',
    eir: (paidOut: Sen, before: number, instalment: Sen, last: Sen) =>
      `12 × i, where ${formatRinggit(paidOut)} is worth ${before} instalments of ${formatRinggit(instalment)} and a last one of ${formatRinggit(last)} at i a month`,
  },
}

import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { carLoanWords } from './words'

const { choices } = carLoanWords
const guide = 'Bank Negara Malaysia, consumer guide to the Hire-Purchase (Amendment) Act 2026'

interface Band {
  readonly vehicle: keyof typeof choices.vehicle
  readonly origin: keyof typeof choices.origin
  readonly ageTo: number
  readonly monthsFrom: number
  readonly monthsTo: number
  readonly amountFrom: Sen
  readonly marginTo: BasisPoints
}

const cases = ({ vehicle, origin, ageTo, monthsFrom, monthsTo, amountFrom, marginTo }: Band) =>
  `${choices.vehicle[vehicle].toLowerCase()}, ${choices.origin[origin]}${ageTo === 0 ? '' : `, to ${ageTo} years old`}; ${monthsFrom} to ${monthsTo} months, from ${formatRinggit(amountFrom)}, to ${formatRate(marginTo, 'trim')} of the price`

/** What a visitor reads of car loans beyond their rows: the detail page, the sums, the own loan. */
export const carLoanDetailWords = {
  detail: {
    groups: { rates: 'Rates', car: 'Car and term', fees: 'Fees and leaving early', conditions: 'Conditions' },
    band: (rate: string, band: Band) => `${rate}: ${cases(band)}`,
    bandLabel: (place: number) => (place === 1 ? 'Rates' : `Rates, band ${place}`),
    aboveReference: (rate: string, reference: BasisPoints) => `${rate}, the OPR of ${formatRate(reference)} included`,
    old: (until: string) => `Banks may sign agreements by this method until ${until} (${guide}).`,
    oldOver: (until: string) => `Closed to new agreements since ${until} (${guide}).`,
    floating: 'When the OPR rises, so does the rate.',
    early: {
      flat: ({ Interest }: Words) =>
        `${Interest} falls mostly in the first months, so settling early saves less of it.`,
      reducing: ({ interest }: Words) => `You pay no ${interest} on months that are not due yet.`,
    },
  },
  steps: {
    entered: 'what you entered',
    financed: 'Amount financed',
    published: (band: Band) => `published for ${cases(band)}`,
    aboveReference: (reference: BasisPoints, low: BasisPoints, top: BasisPoints) =>
      `OPR ${formatRate(reference)} + ${low === top ? formatRate(top) : `${formatRate(low)} to ${formatRate(top)}`}, `,
    noFee: 'none',
    paidOut: 'Financed, less fees at the start',
    early: 'Cost when you settle',
    earlyReducing: ({ interest }: Words, months: number, rate: BasisPoints, fees: Sen) =>
      `${interest} of the first ${counted(months, 'month', 'months')} (balance × ${formatRate(rate)} ÷ 12 each month, rounded to the sen) and ${formatRinggit(fees)} of fees`,
    cash: 'Cash on day one',
  },
  own: { bounds: { rate: 'we work with rates up to 30% a year' } },
}

/** What a visitor reads of car loans around their list. Browsers that work on the list never load it. */
export const carLoanSiteWords = {
  choosing:
    'Compare total cost and the effective rate, never a flat rate. If you may settle early, look for the reducing balance: until April 2027 both methods are on offer.',
  presets: { 'least-in-all': 'Buy a car for less', 'settle-early': 'Settle my car loan early' },
  helpers: [
    { href: '/blog/reading-a-car-loan-offer', label: 'How to read a dealer’s offer' },
    { href: '/financial-hub/early-settlement', label: 'Leave early: the sum and the letter to the bank' },
    { href: '/financial-hub/move-car-loan', label: 'Move the financing: is it worth it?' },
  ],
}

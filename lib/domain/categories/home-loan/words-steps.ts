import type { Words } from '../../products/words'
import { counted } from '../../values/words'

/** `1 year`, `35 years`. */
const years = (count: number) => counted(count, 'year', 'years')
/** What the law calls the agreement, in the words of an Islamic product too. */
const agreement = ({ loan }: Words) => `${loan} agreement`

/** The words of how the figures of a home loan are worked out: labels of the lines, and formulas that are not numbers alone. */
export const homeLoanStepWords = {
  loan: ({ Loan }: Words) => Loan,
  entered: (price: string) => `as you entered it, for a ${price} home`,
  toTheRinggit: (product: string) => `${product}, to the nearest ringgit`,
  reference: 'Reference rate (SBR)',
  since: (day: string) => `in force since ${day}`,
  spread: 'Spread',
  published: 'as published',
  effective: ({ kind }: Words) => (kind === 'Islamic' ? 'Effective profit rate' : 'Effective rate'),
  fixedAll: 'as published, fixed for the whole tenure',
  fixedRate: (count: number) => `Fixed rate, first ${years(count)}`,
  laterRate: 'Rate after that',
  capped: (formula: string, ceiling: string) => `the smaller of ${formula} and the cap of ${ceiling}`,
  solved: (amount: string, payments: string, last: string) =>
    `12 × i, where ${amount} is worth ${payments} and a last one of ${last} at i a month`,
  instalments: (times: number) => counted(times, 'instalment', 'instalments'),
  payments: (times: number, amount: string) => `${counted(times, 'instalment', 'instalments')} of ${amount}`,
  and: ' and ',
  instalment: 'Instalment',
  firstInstalment: (count: number) => `Instalment, first ${years(count)}`,
  laterInstalment: (year: number) => `Instalment from year ${year}`,
  spreadOver: (amount: string, months: number, rate: string) =>
    `${amount} × i ÷ (1 − (1 + i)^−${months}), with i = ${rate} ÷ 12`,
  owed: (count: number) => `Still owed after ${years(count)}`,
  leftAfter: (amount: string, paid: string, rate: string, { interest }: Words) =>
    `${amount} with monthly ${interest} of ${rate} ÷ 12, rounded to the sen, less ${paid}`,
  last: 'Last instalment',
  instalmentAt: (points: string) => `Instalment at +${points} point`,
  ceiling: (rate: string) => `the ceiling of ${rate}`,
  rateFixed: 'the rate is fixed',
  repaid: 'Total of instalments',
  accountFees: 'Account fees',
  saved: 'Saved by your savings in the account',
  savedFormula: (parked: string, { interest }: Words) =>
    `${interest} of each month on what you owe less ${parked}, with the same instalments`,
  down: 'Down payment',
  costs: {
    'transfer-duty': 'Stamp duty on the transfer',
    'loan-duty': (words: Words) => `Stamp duty on the ${agreement(words)}`,
    'sale-fee': 'Legal fee, sale',
    'loan-fee': (words: Words) => `Legal fee, ${agreement(words)}`,
    'fee-tax': 'Service tax on the legal fees',
    valuation: 'Valuation fee',
    processing: 'Processing fee',
    setup: 'Flexi account, opening',
    cover: ({ kind }: Words) => `Compulsory ${kind === 'Islamic' ? 'MRTT' : 'MRTA'}`,
  },
  duties: 'Stamp duty',
  relief: (price: string, day: string) => `first home: none to ${price} until ${day}`,
  saleScale: 'Scale fee on the price',
  leastFee: 'the least fee of the scale',
  paidByBank: 'paid by the bank',
  total: 'Costs of buying',
  cash: 'Cash you need',
  paid: 'Total paid',
  paidAfter: ({ interest }: Words) => `Paid without ${interest} until completed`,
  untilCompleted: ({ interest }: Words) => `and ${interest} on what is released until the home is completed`,
  cost: ({ kind }: Words) => (kind === 'Islamic' ? 'Cost of financing and buying' : 'Cost of borrowing and buying'),
  unknown: 'one fee is not published',
  notKnown: 'Not known',
  notPublished: 'Not published',
  why: 'Why there is no result',
}

/** What is asked of the home loan that a visitor pays now. */
export const homeLoanOwnWords = {
  rate: 'Your rate a year',
  rateHigh: 'we use rates up to 12% a year',
  floating: 'It follows the SBR',
  floatingHint: 'Then the instalment changes when the reference rate does.',
  account: 'Kind of account',
  accountFee: 'Fee a month',
  accountFeeHigh: 'no bank here asks more than RM200 a month',
  lockIn: 'Lock-in left',
  lockInUnit: 'years',
  lockInHigh: 'lock-ins here end after 10 years at most',
  lockInFee: 'Fee to leave early',
  lockInFeeUnit: '%',
  lockInFeeHint: 'As a part of what you still owe.',
  lockInFeeHigh: 'banks here ask at most 10%',
}
/** What home loans are called around their list. */
export const homeLoanSiteWords = {
  choosing:
    'Compare the spread, not only the rate: the reference rate is the same at every bank. Then look at the lock-in, the cash you need to buy and the instalment if rates rise by one point.',
  presets: { firstHome: 'Buy my first home with little cash', fixed: 'Fix my monthly instalment' },
}

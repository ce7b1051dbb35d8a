import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { instalmentLoanWords } from '../shared/instalment-loan/words'

/** Where the rules for banks stand. */
const law = 'Bank Negara Malaysia, Personal Financing policy document of 30 Sep 2025'
const within = (from: Sen, to: Sen) => `${formatRinggit(from)} to ${formatRinggit(to)}`

/** What a visitor reads of personal loans beyond their rows: limits, the detail page, the sums, the rules, the own loan. */
export const personalLoanDetailWords = {
  detail: {
    groups: { rates: 'Rates', amount: 'Amount and term', fees: 'Fees', conditions: 'Conditions' },
    basis: `From 1 Jan 2027 banks may not charge by a flat rate or by the Rule of 78, and must show the effective rate (${law}).`,
    band: (rate: string, amountFrom: Sen, amountTo: Sen, monthsFrom: number, monthsTo: number) =>
      `${rate}, ${within(amountFrom, amountTo)}, ${monthsFrom} to ${monthsTo} months`,
    bandLabel: (place: number) => (place === 1 ? 'Rates' : `Rates, band ${place}`),
    rateUnknown: (words: Words) => `${instalmentLoanWords.eir(words)}: Not published.`,
    rate: (words: Words, rate: string, amount: Sen, months: number, feesKnown: boolean) =>
      `${instalmentLoanWords.eir(words)} ${rate} for ${formatRinggit(amount)} over ${months} months, ${feesKnown ? 'with all fees' : 'before fees that are not published'}.`,
    floating: 'It follows a reference rate. When that rises, so do the instalments.',
    course: `Above RM100,000 you finish a short course first (${law}).`,
    longest: `At most 10 years from 1 Jan 2027 (${law}).`,
    ruleOf78: (words: Words) =>
      `${words.Interest} falls mostly in the first months, so settling early saves less of the ${instalmentLoanWords.cost(words).toLowerCase()} than on a reducing balance.`,
  },
  steps: {
    published: (amountFrom: Sen, amountTo: Sen, monthsFrom: number, monthsTo: number) =>
      `published for ${within(amountFrom, amountTo)} over ${monthsFrom} to ${monthsTo} months`,
    processingFee: 'Processing fee',
    noProcessingFee: 'none',
    stampDuty: 'Stamp duty',
    noDuty: 'none is taken from you',
    duty: (slices: number, slice: Sen, rate: BasisPoints) =>
      `${slices} × ${formatRinggit(slice)} × ${formatRate(rate)}, each RM1,000 or part of it`,
    noCover: 'none is asked',
    optionalCover: 'not compulsory',
    paidOut: 'Paid out to you',
  },
  own: {
    fees: { label: 'Fees taken at the start', hint: 'Stamp duty, processing fee and cover together.' },
    bounds: { rate: 'we work with rates up to 36% a year', fees: 'we work with fees up to RM900' },
  },
}

/** What a visitor reads of personal loans around their list. Browsers that work on the list never load it. */
export const personalLoanSiteWords = {
  choosing:
    'Compare the total you repay and the effective rate, never a flat rate. A longer term lowers the instalment and raises the total.',
  presets: { 'least-in-all': 'Borrow for less', consolidate: 'Consolidate my debts' },
}

import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { choice, count, list, money, months, rate, record, type ValueOf, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { disbursalDays, lateCharge, loanLimits } from '../shared/instalment-loan/figures'
import { upfrontFeeShape, upfrontFeeText } from '../shared/loans/upfront-fee'
import { personalLoanWords } from './words'

const { figures: words, choices, prints } = personalLoanWords

const rateBand = record({
  amountFrom: money,
  amountTo: money,
  monthsFrom: months,
  monthsTo: months,
  rate,
  rateTo: rate,
})
/**
 * A rate for amounts and tenures within the band, both ends included. `rateTo` above `rate` is a range that depends on
 * the lender's approval; the two are equal when everyone gets the same.
 */
export type RateBand = ValueOf<typeof rateBand>

/** Every figure of a personal loan. */
const personalLoanFigures = {
  rateBasis: stated(choice(choices.rateBasis), { ...words.rateBasis, life: 'rule' }),
  rateKind: stated(choice(choices.rateKind), { ...words.rateKind, life: 'rule' }),
  rates: published(list(rateBand), { ...words.rates, life: 'rate', ranked: true }),
  ...loanLimits,
  processingFee: published(upfrontFeeShape, {
    ...words.processingFee,
    life: 'fee',
    print: (fee) => upfrontFeeText(fee),
    ranked: true,
  }),
  stampDuty: published(rate, {
    ...words.stampDuty,
    life: 'rule',
    about: 'Duty on the agreement, RM5 for each RM1,000 or part; none where the lender bears it.',
    ranked: true,
  }),
  cover: published(record({ kind: choice(choices.cover), cost: rate }), {
    ...words.cover,
    life: 'fee',
    print: ({ kind, cost }) =>
      kind === 'compulsory' ? `${choices.cover[kind]}, ${prints.ofAmount(cost)}` : choices.cover[kind],
    about: '`cost` of a compulsory one, per 100 of the amount, is taken from the payout.',
    ranked: true,
  }),
  lateCharge,
  earlySettlement: published(choice(choices.settlement), { ...words.earlySettlement, life: 'rule' }),
  disbursalDays,
  salaryDeduction: stated(yesNo, { ...words.salaryDeduction, life: 'rule' }),
  incomeMultiple: published(count, { ...words.incomeMultiple, life: 'rule' }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = {
  ...bankTraits,
  audience: ['government', 'pensioner', 'members', 'guarantor'],
  purpose: ['debt-consolidation', 'education', 'renovation', 'medical'],
} as const satisfies Traits

/** What a product of this kind has. */
export const personalLoanTable = { traits, figures: personalLoanFigures }

export type PersonalLoan = ProductOfTable<'personal-loan', typeof personalLoanTable>

/** Reads the figures of a personal loan as its table says. */
export const loanReader = figureReader('personal-loan', personalLoanTable)

import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { choice, count, list, money, months, optional, rate, record, type ValueOf, yesNo } from '../../figures/shape'
import { formatRinggit } from '../../money'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits } from '../../products/traits'
import { formatRate } from '../../rate'

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

const upfrontFee = record({ rate, least: money, most: optional(money) })
/** A fee taken once from the amount paid out: a part of the amount, or a sum, whichever is higher, up to `most`. */
export type UpfrontFee = ValueOf<typeof upfrontFee>

function feeText(fee: UpfrontFee): string {
  if (fee.rate === 0) return formatRinggit(fee.least)
  const least = fee.least > 0 ? `, at least ${formatRinggit(fee.least)}` : ''
  const most = fee.most === null ? '' : `, at most ${formatRinggit(fee.most)}`
  return `${formatRate(fee.rate, 'trim')} of the amount${least}${most}`
}

/** "Same day", "1 day", "3 days". */
export function daysText(days: number): string {
  return days === 0 ? 'Same day' : `${days} ${days === 1 ? 'day' : 'days'}`
}

const coverWords = { none: 'None', optional: 'Optional', compulsory: 'Compulsory' }

const settlement = choice({
  'rule-of-78': 'Rule of 78',
  'reducing-balance': 'Balance still owed',
  ibra: "Ibra' (rebate) on what is not yet due",
})

/** What a loan may be used for. */
export const loanPurpose = choice({
  any: 'Anything',
  'debt-consolidation': 'Bring debts together',
  education: 'Education',
  renovation: 'Renovation',
  medical: 'Medical',
})

/** Every figure of a personal loan. */
const personalLoanFigures = {
  rateBasis: stated(
    choice({ flat: 'Flat, on the whole amount for the whole term', reducing: 'On the reducing balance' }),
    { label: 'How it is charged', life: 'rule' },
  ),
  rateKind: stated(choice({ fixed: 'Fixed', floating: 'Floating' }), { label: 'Fixed or floating', life: 'rule' }),
  rates: published(list(rateBand), { label: 'Rates', life: 'rate', ranked: true }),
  minAmount: published(money, { label: 'Least amount', life: 'rule', none: 'No limit', ranked: true }),
  maxAmount: published(money, { label: 'Most amount', life: 'rule', none: 'No limit', ranked: true }),
  minMonths: published(months, {
    label: 'Shortest term',
    life: 'rule',
    none: 'No limit',
    print: (length) => `${length} months`,
    ranked: true,
  }),
  maxMonths: published(months, {
    label: 'Longest term',
    life: 'rule',
    none: 'No limit',
    print: (length) => `${length} months`,
    ranked: true,
  }),
  processingFee: published(upfrontFee, {
    label: 'Processing fee',
    life: 'fee',
    none: 'No fee',
    print: feeText,
    ranked: true,
  }),
  stampDuty: published(rate, {
    label: 'Stamp duty',
    life: 'rule',
    none: 'Not taken from you',
    print: (duty) => `${formatRate(duty, 'trim')} for each RM1,000 or part of it`,
    about: 'Duty on the agreement, RM5 for each RM1,000 or part; none where the lender bears it.',
    ranked: true,
  }),
  cover: published(record({ kind: choice(coverWords), cost: rate }), {
    label: ({ insurance }) => `${insurance === 'takaful' ? 'Takaful' : 'Insurance'} on it`,
    life: 'fee',
    print: ({ kind, cost }) =>
      kind === 'compulsory' ? `${coverWords[kind]}, ${formatRate(cost, 'trim')} of the amount` : coverWords[kind],
    about: '`cost` of a compulsory one, per 100 of the amount, is taken from the payout.',
    ranked: true,
  }),
  lateCharge: published(rate, {
    label: ({ kind }) => (kind === 'Islamic' ? "Late compensation (ta'widh)" : 'Late charge'),
    life: 'fee',
    none: 'None',
    print: (charge) => `${formatRate(charge, 'trim')} a year on what is late`,
  }),
  earlySettlement: published(settlement, { label: 'If you settle early', life: 'rule', none: 'No rule' }),
  disbursalDays: published(count, {
    label: 'Paid out after approval in',
    life: 'rule',
    none: 'Not stated',
    print: daysText,
    ranked: true,
  }),
  salaryDeduction: stated(yesNo, { label: 'Salary deduction', life: 'rule' }),
  guarantorNeeded: stated(yesNo, { label: 'Guarantor needed', life: 'rule' }),
  governmentOnly: stated(yesNo, { label: 'Government staff only', life: 'rule' }),
  purposes: stated(list(loanPurpose), { label: 'Made for', life: 'rule' }),
  incomeMultiple: published(count, {
    label: 'Amount as a multiple of monthly income',
    life: 'rule',
    none: 'No limit',
    print: (times) => `Up to ${times} times`,
  }),
}

/** What a product of this kind has. */
export const personalLoanTable = { traits: bankTraits, figures: personalLoanFigures }

export type PersonalLoan = ProductOfTable<'personal-loan', typeof personalLoanTable>

/** Reads the figures of a personal loan as its table says. */
export const loanReader = figureReader('personal-loan', personalLoanTable)

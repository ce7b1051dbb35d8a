import { flatSchedule } from '../calculators/early-settlement'
import { quoteLoan, reducingSchedule, stampDuty } from '../calculators/loan'
import { choice, money, months, rate, toggle } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, portion, ringgit, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, formatRate } from '../values/rate'
import { defineCalculator, step } from './calculator'
import { printListAddress } from './list-address'
import { monthlyTable, owedAndPaid } from './loan-schedule'
import type { Answer, CalculatorResult } from './result'

const dutyRate = basisPoints(50)

const fields = {
  amount: money({
    label: 'Amount you borrow',
    default: ringgit(20_000),
    min: { at: ringgit(1_000), because: 'personal loans here start at RM1,000' },
    max: { at: ringgit(300_000), because: 'personal loans here end at RM300,000' },
  }),
  months: months({
    label: 'Months to repay',
    default: 60,
    min: { at: 6, because: 'no personal loan here is shorter than six months' },
    max: { at: 120, because: 'ten years is the longest term that the rules for banks allow from 1 Jan 2027' },
  }),
  basis: choice({
    label: 'How the rate is quoted',
    hint: 'A flat rate is charged on the first amount for the whole term, a reducing one on what you still owe.',
    options: [
      { value: 'flat', label: 'Flat rate' },
      { value: 'reducing', label: 'Reducing balance (effective rate)' },
    ],
    default: 'flat',
  }),
  rate: rate({
    label: 'Rate',
    unit: '% a year',
    default: basisPoints(550),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(3_600), because: 'no licensed lender here quotes more than 36% a year' },
  }),
  fee: rate({
    label: 'Processing fee',
    unit: '% of the amount',
    hint: 'Taken from what is paid out to you. Enter 0 for none.',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'a fee cannot be below nothing' },
    max: { at: basisPoints(1_000), because: 'we know of no processing fee above 10%' },
  }),
  duty: toggle({
    label: 'Stamp duty of 0.5% is taken from the payout',
    default: true,
  }),
} as const

interface LoanValues {
  readonly amount: Sen
  readonly months: number
  readonly basis: 'flat' | 'reducing'
  readonly rate: BasisPoints
  readonly fee: BasisPoints
  readonly duty: boolean
}

function work(values: LoanValues): CalculatorResult {
  const { amount, months: term, basis, rate: yearly } = values
  const fee = atRate(amount, values.fee)
  const duty = values.duty ? stampDuty(amount, dutyRate) : sen(0)
  const upfront = sen(fee + duty)
  const quote = quoteLoan({ amount, months: term, rate: yearly, basis, upfront })
  const eir = quote.eir === null ? 'none' : `${formatRate(quote.eir)} a year`
  const schedule = basis === 'flat' ? flatSchedule(amount, quote, term) : reducingSchedule(amount, yearly, term)
  const { at, series } = owedAndPaid(amount, schedule)
  const quoted = `${formatRate(yearly)} ${basis === 'flat' ? 'flat' : 'on the reducing balance'}`
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(quote.instalment, 'sen'),
      unit: 'a month',
      basis: `for ${formatRinggit(amount)} over ${term} months at ${quoted}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Effective interest rate', value: eir, note: 'Fees and stamp duty included' },
      {
        label: 'Paid out to you',
        value: formatRinggit(quote.paidOut),
        note: `After ${formatRinggit(upfront)} is taken`,
      },
      { label: 'Repaid in total', value: formatRinggit(quote.totalRepaid, 'sen'), note: null },
      {
        label: 'What the loan costs',
        value: formatRinggit(quote.cost, 'sen'),
        note: 'Interest or profit, fee and duty',
      },
    ],
    verdict: {
      tone: basis === 'flat' && quote.eir !== null && quote.eir > yearly ? 'warn' : 'plain',
      text:
        basis === 'flat' && quote.eir !== null && quote.eir > yearly
          ? `${formatRate(yearly)} flat is ${formatRate(quote.eir)} effective: compare offers on the effective rate.`
          : `Each RM100 that you receive costs you ${formatRinggit(portion(quote.cost, 10_000, quote.paidOut), 'sen')} on top.`,
    },
    chart: {
      kind: 'lines',
      title: 'What you still owe',
      description: `The amount owed falls from ${formatRinggit(amount)} to nothing over ${term} months, while the interest or profit paid rises to ${formatRinggit(quote.charge, 'sen')}.`,
      quantity: 'money',
      axis: { name: 'Month', at },
      series,
    },
    tables: [monthlyTable(schedule)],
    steps: stepsOf(values, quote, fee, duty, eir),
  }
}

function stepsOf(
  { amount, months: term, basis, rate: yearly, fee: feeRate }: LoanValues,
  quote: ReturnType<typeof quoteLoan>,
  fee: Sen,
  duty: Sen,
  eir: string,
): Answer['steps'] {
  const [all, each] = [formatRinggit(quote.totalRepaid, 'sen'), formatRinggit(quote.instalment, 'sen')]
  const charged = formatRinggit(quote.charge, 'sen')
  const plan =
    basis === 'flat'
      ? [
          step('Interest or profit', `${formatRinggit(amount)} × ${formatRate(yearly)} × ${term} ÷ 12`, charged),
          step('Repaid in total', `${formatRinggit(amount)} + ${charged}`, all),
          step('Instalment', `${all} ÷ ${term}`, each),
        ]
      : [
          step('Monthly rate', `${formatRate(yearly)} ÷ 12`, `${(yearly / 1200).toFixed(6)}%`),
          step('Instalment', 'P × i ÷ (1 − (1 + i)^−n)', each),
          step('Repaid in total', `${each} × ${term - 1} + last instalment ${formatRinggit(quote.last, 'sen')}`, all),
          step('Interest or profit', `${all} − ${formatRinggit(amount)}`, charged),
        ]
  return [
    ...plan,
    step('Processing fee', `${formatRinggit(amount)} × ${formatRate(feeRate)}`, formatRinggit(fee, 'sen')),
    step('Stamp duty', duty === 0 ? 'not counted' : 'RM5 for each RM1,000 or part of it', formatRinggit(duty, 'sen')),
    step('Paid out', 'amount − fee − duty', formatRinggit(quote.paidOut, 'sen')),
    step('Effective interest rate', 'monthly rate at which the instalments are worth what was paid out, × 12', eir),
  ]
}

/** The instalment, the effective rate and the whole cost of a personal loan, quoted flat or on the reducing balance. */
export const personalLoanInstalment = defineCalculator({
  id: 'personal-loan-instalment',
  title: 'Personal loan instalment',
  purpose: 'What you would pay each month, what the loan costs in total, and the effective rate behind a quoted one.',
  group: 'borrowing',
  fields,
  work,
  assumptions: [
    'Equal instalments, one a month, the first a month after the payout.',
    'The rate stays the same for the whole term.',
    'A flat charge is allotted to the months by the Rule of 78, more of it to the first ones: what you still owe is what settles the loan. Banks may use flat rates and the Rule of 78 until 31 Dec 2026.',
    'Insurance and other extras are not counted.',
  ],
  rounding:
    'Each month’s charge and the instalment are rounded half up to the sen; the last instalment settles what is left.',
  sources: [
    {
      title: 'Bank Negara Malaysia, policy document on personal financing, 30 Sep 2025',
      url: 'https://www.bnm.gov.my/-/pd-pf-925',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Malaysian Institute of Accountants, stamp duty',
      url: 'https://studylib.net/doc/8726278/c2-stamp-duty---malaysian-institute-of-accountants',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: ({ amount, months: term }) => ({
    href: printListAddress('/loan/personal-loan', { amount: { sen: amount }, months: term }),
    label: `Personal loans for ${formatRinggit(amount)} over ${term} months`,
  }),
  related: ['effective-rate-converter', 'affordability'],
})

import { flatSchedule } from '../calculators/early-settlement'
import { type LoanQuote, quoteLoan, reducingSchedule } from '../calculators/loan'
import { ruleOn } from '../country-rates/dated'
import { hirePurchaseRules } from '../country-rates/hire-purchase'
import { choice, money, months, rate, type ValuesOf } from '../fields/field'
import { type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints, formatRate } from '../values/rate'
import { defineCalculator, step } from './calculator'
import { printListAddress } from './list-address'
import { monthlyTable, owedAndPaid } from './loan-schedule'
import type { Answer, CalculatorResult, Verdict } from './result'

const fields = {
  price: money({
    label: 'Price of the car',
    hint: 'On the road, without insurance and road tax.',
    default: ringgit(80_000),
    min: { at: ringgit(3_000), because: 'no lender here finances a cheaper car' },
    max: { at: ringgit(3_000_000), because: 'beyond RM3 million a lender decides case by case' },
  }),
  deposit: money({
    label: 'Down payment',
    hint: 'Commonly 10% of the price of a new car, 10% to 20% of a used one.',
    default: ringgit(8_000),
    min: { at: ringgit(0), because: 'enter 0 when the whole price is financed' },
    max: { at: ringgit(3_000_000), because: 'it cannot be above the highest price that we work with' },
  }),
  months: months({
    label: 'Months to repay',
    default: 84,
    min: { at: 12, because: 'no car loan here is shorter than a year' },
    max: { at: 108, because: 'nine years is the longest term of a car loan here' },
  }),
  basis: choice({
    label: 'How the rate is quoted',
    hint: 'Car loans of the old kind are quoted flat. Under the amended law they are quoted as an effective rate.',
    options: [
      { value: 'flat', label: 'Flat rate' },
      { value: 'reducing', label: 'Effective rate (reducing balance)' },
    ],
    default: 'flat',
  }),
  rate: rate({
    label: 'Rate',
    unit: '% a year',
    default: basisPoints(300),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(1_700), because: 'the law caps the effective rate of a car loan at 17% a year' },
  }),
} as const

type CarValues = ValuesOf<typeof fields>

/** Highest effective rate of a fixed-rate agreement of this term signed on a day; null before there was one. */
function capOn(day: IsoDate, term: number): BasisPoints | null {
  const { caps } = ruleOn(hirePurchaseRules, day).value
  if (caps === null) return null
  return term <= 60 ? caps.toFiveYears : caps.longer
}

function work(values: CarValues, today: IsoDate): CalculatorResult {
  const { price, deposit, months: term, basis, rate: yearly } = values
  if (deposit >= price) {
    return {
      kind: 'refusal',
      title: 'There is nothing left to borrow',
      text: `A down payment of ${formatRinggit(deposit)} pays the whole price of ${formatRinggit(price)}. Enter a smaller down payment or a higher price.`,
    }
  }
  const amount = sen(price - deposit)
  const quote = quoteLoan({ amount, months: term, rate: yearly, basis, upfront: sen(0) })
  const schedule = basis === 'flat' ? flatSchedule(amount, quote, term) : reducingSchedule(amount, yearly, term)
  const { at, series } = owedAndPaid(amount, schedule)
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(quote.instalment, 'sen'),
      unit: 'a month',
      basis: `for ${formatRinggit(amount)} over ${term} months at ${formatRate(yearly)} ${basis === 'flat' ? 'flat' : 'effective'}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Effective interest rate', value: eirText(quote), note: 'Compare offers on this one' },
      { label: 'Amount financed', value: formatRinggit(amount), note: `${partOf(amount, price)} of the price` },
      { label: 'Interest or profit', value: formatRinggit(quote.charge, 'sen'), note: 'Over the whole term' },
      { label: 'Repaid in total', value: formatRinggit(quote.totalRepaid, 'sen'), note: null },
      {
        label: 'What the car costs you',
        value: formatRinggit(sen(price + quote.charge), 'sen'),
        note: 'Price and interest or profit',
      },
    ],
    verdict: verdictOf(values, quote, today),
    chart: {
      kind: 'lines',
      title: 'What you still owe',
      description: `The amount owed falls from ${formatRinggit(amount)} to nothing over ${term} months, while the interest or profit paid rises to ${formatRinggit(quote.charge, 'sen')}.`,
      quantity: 'money',
      axis: { name: 'Month', at },
      series,
    },
    tables: [monthlyTable(schedule), termTable(values, amount)],
    steps: stepsOf(values, amount, quote),
  }
}

function eirText({ eir }: LoanQuote): string {
  return eir === null ? 'Not known' : `${formatRate(eir)} a year`
}

function partOf(amount: Sen, price: Sen): string {
  return formatRate(basisPoints(Math.round((amount * 10_000) / price)), 'trim')
}

function verdictOf({ basis, rate: yearly, months: term }: CarValues, quote: LoanQuote, today: IsoDate): Verdict {
  const cap = capOn(today, term)
  if (quote.eir !== null && cap !== null && quote.eir > cap) {
    return {
      tone: 'warn',
      text: `An effective rate of ${formatRate(quote.eir)} is above the ${formatRate(cap, 'trim')} a year that the law allows on a fixed rate over ${term} months. Do not sign before you have asked why.`,
    }
  }
  const paid = `You pay ${formatRinggit(quote.charge, 'sen')} more than you borrow.`
  if (basis === 'reducing' || quote.eir === null || quote.eir <= yearly) return { tone: 'plain', text: paid }
  const banned = !ruleOn(hirePurchaseRules, today).value.oldMethodMayStillBeUsed
  const note = banned ? ' New car agreements may not be counted flat any more.' : ''
  return {
    tone: 'warn',
    text: `${paid} ${formatRate(yearly)} flat is ${formatRate(quote.eir)} effective, so do not compare it with an effective rate.${note}`,
  }
}

const shownTerms = [36, 48, 60, 72, 84, 96, 108]

function termTable({ months: term, basis, rate: yearly }: CarValues, amount: Sen): Answer['tables'][number] {
  const terms = [...new Set([...shownTerms, term])].toSorted((a, b) => a - b)
  return {
    title: 'Shorter or longer',
    columns: [
      { label: 'Months', kind: 'whole' },
      { label: 'Instalment', kind: 'money' },
      { label: 'Interest or profit', kind: 'money' },
      { label: 'Repaid in total', kind: 'money' },
    ],
    rows: terms.map((one) => {
      const quote = quoteLoan({ amount, months: one, rate: yearly, basis, upfront: sen(0) })
      return [one, quote.instalment, quote.charge, quote.totalRepaid]
    }),
  }
}

function stepsOf(values: CarValues, amount: Sen, quote: LoanQuote): Answer['steps'] {
  const { price, deposit, months: term, basis, rate: yearly } = values
  const borrowed = formatRinggit(amount)
  const [all, each] = [formatRinggit(quote.totalRepaid, 'sen'), formatRinggit(quote.instalment, 'sen')]
  const charged = formatRinggit(quote.charge, 'sen')
  const financed = step('Amount financed', `${formatRinggit(price)} − ${formatRinggit(deposit)}`, borrowed)
  if (basis === 'flat') {
    return [
      financed,
      step('Interest or profit', `${borrowed} × ${formatRate(yearly)} × ${term} ÷ 12`, charged),
      step('Repaid in total', `${borrowed} + ${charged}`, all),
      step('Effective rate', 'monthly rate at which the instalments are worth the amount, × 12', eirText(quote)),
      step('Instalment', `${all} ÷ ${term}`, each),
    ]
  }
  return [
    financed,
    step('Monthly rate', `${formatRate(yearly)} ÷ 12`, `${(yearly / 1200).toFixed(6)}%`),
    step('Instalment', `${borrowed} × i ÷ (1 − (1 + i)^−${term})`, each),
    step('Repaid in total', 'all instalments, the last one settling the rounding', all),
    step('Interest or profit', `${all} − ${borrowed}`, charged),
  ]
}

/** Prices of the cars that the list of car loans works with. */
const listed = { least: ringgit(20_000), most: ringgit(1_000_000) }

/** The instalment, the effective rate and the whole cost of a car loan, before and under the amended hire-purchase law. */
export const carLoanInstalment = defineCalculator({
  id: 'car-loan-instalment',
  title: 'Car loan instalment',
  purpose: 'What a car would cost you each month and in total, and the effective rate behind a flat one.',
  group: 'borrowing',
  fields,
  work,
  assumptions: [
    'Equal instalments, one a month, the first a month after the agreement; the rate is fixed.',
    'A flat charge is allotted to the months by the Rule of 78, as agreements of the old kind do.',
    'The cap on the effective rate is that of a fixed rate: 17% a year to five years, 16% beyond. It is reported by the press.',
    'The longest term of nine years and the usual down payments are general knowledge, not read in a source.',
    'Insurance, road tax, fees and stamp duty are not counted.',
  ],
  rounding:
    'Each month’s charge and the instalment are rounded half up to the sen; the last instalment settles what is left.',
  sources: [
    {
      title: 'Hire-Purchase (Amendment) Act 2026 [Act A1783]',
      url: 'https://mylaw.my/legislation/akta-sewa-beli-pindaan-2026',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Piston, hire-purchase reform and its caps, 9 Oct 2025',
      url: 'https://www.piston.my/2025/10/09/parliament-approves-hire-purchase-reform-to-end-outdated-loan-interest-calculations',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Carz, flat rate, Rule of 78 and reducing balance, Nov 2025',
      url: 'https://www.carz.com.my/webview/2025/11/flat-rate-rule-of-78-reducing-balance-how-hire-purchase-loans-really-work',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: ({ price, deposit, months: term }) => {
    if (price < listed.least || price > listed.most) return null
    return {
      href: printListAddress('/loan/car-loan', { price: { sen: price }, down: { sen: deposit }, months: term }),
      label: `Car loans for a ${formatRinggit(price)} car over ${term} months`,
    }
  },
  related: ['early-settlement', 'effective-rate-converter', 'affordability'],
})

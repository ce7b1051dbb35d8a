import {
  annualEquivalentYield,
  depositProtectionLimit,
  depositReturn,
  depositTerm,
  returnByTwelfths,
  rollOver,
} from '../calculators/deposit'
import { count, date, toggle } from '../fields/field'
import { addMonths, daysBetween, formatDate, type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints, formatAnnualRate, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { depositAmount, depositMonths, depositRate } from './deposit-fields'
import { printListAddress } from './list-address'
import type { Answer, CalculatorResult, Verdict } from './result'

const fields = {
  amount: depositAmount('Amount you place'),
  rate: depositRate('Rate', basisPoints(255)),
  months: depositMonths(),
  start: date({
    label: 'Placed on',
    default: (today) => today,
    min: { at: (today) => addMonths(today, -60), because: 'a deposit placed earlier has matured by now' },
    max: { at: (today) => addMonths(today, 12), because: 'rates are not known further ahead' },
  }),
  renew: toggle({ label: 'Renew it with its return', default: false }),
  terms: count({
    label: 'Number of terms',
    unit: 'terms',
    hint: 'Each term starts with the return of the one before.',
    default: 2,
    min: { at: 2, because: 'one term is a deposit that is not renewed' },
    max: { at: 24, because: 'rates change long before that many terms have run' },
    when: { field: 'renew', is: [true] },
  }),
} as const

interface DepositValues {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly months: number
  readonly start: IsoDate
  readonly renew: boolean
  readonly terms: number
}

/** One term of the placement. */
interface Term {
  readonly ends: IsoDate
  readonly days: number
  readonly placed: Sen
  readonly earned: Sen
}

/** The terms one after the other; each ends on the day of the first placement, clipped to its month's end. */
function termsOf({ amount, rate: yearly, months: term, start, renew, terms }: DepositValues): readonly Term[] {
  const list: Term[] = []
  let placed = amount
  for (let index = 0; index < (renew ? terms : 1); index += 1) {
    const ends = addMonths(start, (index + 1) * term)
    const days = daysBetween(addMonths(start, index * term), ends)
    const earned = depositReturn(placed, yearly, days)
    list.push({ ends, days, placed, earned })
    placed = sen(placed + earned)
  }
  return list
}

/** Longest time that a deposit may run, renewals included, in months. */
export const longestTime = 120

/**
 * The file for a calendar of the day on which all terms are over; none once that day has come. Placed today, the address says the months
 * alone and the day is counted when the file is asked for: a stored page does not say yesterday's.
 */
function reminderOf({ months: term, start, renew, terms }: DepositValues, today: IsoDate): Pick<Answer, 'reminder'> {
  const months = term * (renew ? terms : 1)
  if (addMonths(start, months) <= today) return {}
  const placed = start === today ? '' : `&start=${start}`
  const label = `Remind me when ${counted(months, 'month', 'months')} are over`
  return { reminder: { href: `/calendar/maturity?months=${months}${placed}`, label } }
}

function work(values: DepositValues, today: IsoDate): CalculatorResult {
  if (values.renew && values.months * values.terms > longestTime) {
    return {
      kind: 'refusal',
      title: 'Nobody knows rates that far ahead',
      text: `${values.terms} terms of ${values.months} months run for more than ten years. Enter fewer terms or a shorter one.`,
    }
  }
  return { ...answer(values), ...reminderOf(values, today) }
}

function answer(values: DepositValues): Answer {
  const { amount, rate: yearly, months: term, start, renew, terms } = values
  const list = termsOf(values)
  const total = sen(list.reduce((sum, { earned }) => sum + earned, 0))
  const { maturity, days } = depositTerm(start, term * list.length)
  const value = sen(amount + total)
  const single = rollOver({ amount, rate: yearly, dayCount: 365 }, start, term, list.length, yearly).singleReturn
  const length = renew ? `${terms} terms of ${counted(term, 'month', 'months')}` : counted(term, 'month', 'months')
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(total, 'sen'),
      unit: 'earned',
      basis: `for ${formatRinggit(amount)} at ${formatAnnualRate(yearly)} over ${length}, until ${formatDate(maturity)}`,
      tone: 'gain',
    },
    figures: [
      { label: 'You get back', value: formatRinggit(value, 'sen'), note: `On ${formatDate(maturity)}` },
      { label: 'Days that count', value: String(days), note: 'The rate is paid by the day' },
      {
        label: 'Yield in a year',
        value: formatRate(fromFraction(annualEquivalentYield(yearly, list[0]?.days ?? days))),
        note: 'If it is renewed at this rate',
      },
      renew
        ? {
            label: 'Placed once instead',
            value: formatRinggit(single, 'sen'),
            note: `${term * terms} months at the same rate`,
          }
        : {
            label: 'By twelfths of a year',
            value: formatRinggit(returnByTwelfths(amount, yearly, term), 'sen'),
            note: 'How some published tables count',
          },
    ],
    verdict: protectionVerdict(value),
    chart: {
      kind: 'bars',
      title: 'What you place and what it earns',
      description: `${formatRinggit(amount)} grows to ${formatRinggit(value, 'sen')} by ${formatDate(maturity)}; ${formatRinggit(total, 'sen')} of it is earned.`,
      quantity: 'money',
      axis: { name: 'Day', at: [formatDate(start), ...list.map(({ ends }) => formatDate(ends))] },
      series: [
        { name: 'Placed', tone: 'main', values: [amount, ...list.map(() => amount)] },
        { name: 'Earned', tone: 'gain', values: [0, ...list.map((one) => one.placed + one.earned - amount)] },
      ],
    },
    tables: [termsTable(list)],
    steps: stepsOf(values, list, total, value),
  }
}

function protectionVerdict(value: Sen): Verdict {
  const limit = depositProtectionLimit.amount
  return value <= limit
    ? { tone: 'good', text: `All of it lies within the ${formatRinggit(limit)} that PIDM protects at one member bank.` }
    : {
        tone: 'warn',
        text: `${formatRinggit(sen(value - limit))} of it lies above the ${formatRinggit(limit)} that PIDM protects for you at one member bank.`,
      }
}

function termsTable(list: readonly Term[]): Answer['tables'][number] {
  return {
    title: 'Term by term',
    columns: [
      { label: 'Term', kind: 'whole' },
      { label: 'Ends', kind: 'date' },
      { label: 'Days', kind: 'whole' },
      { label: 'Placed', kind: 'money' },
      { label: 'Earned', kind: 'money' },
    ],
    rows: list.map(({ ends, days, placed, earned }, index) => [index + 1, formatDate(ends), days, placed, earned]),
  }
}

function stepsOf(
  { rate: yearly, months: term, start }: DepositValues,
  list: readonly Term[],
  total: Sen,
  value: Sen,
): Answer['steps'] {
  const [first] = list
  if (first === undefined) return []
  const placed = formatRinggit(first.placed)
  const earned = formatRinggit(first.earned, 'sen')
  return [
    step('Days', `${formatDate(start)} to ${formatDate(first.ends)}, ${term} calendar months`, String(first.days)),
    step('Return of a term', `${placed} × ${formatRate(yearly)} × ${first.days} ÷ 365`, earned),
    ...(list.length === 1
      ? []
      : [
          step(
            'Further terms',
            `${list.length - 1} more, each on the amount with its returns`,
            formatRinggit(sen(total - first.earned), 'sen'),
          ),
        ]),
    step('Earned', 'all terms together', formatRinggit(total, 'sen')),
    step('You get back', `${placed} + ${formatRinggit(total, 'sen')}`, formatRinggit(value, 'sen')),
  ]
}

/** What a fixed deposit pays, by the day, once or renewed. */
export const fixedDepositCalculator = defineCalculator({
  id: 'fixed-deposit',
  title: 'Fixed deposit',
  purpose: 'What a deposit pays by the day it matures, placed once or renewed with its return.',
  group: 'saving',
  fields,
  work,
  assumptions: [
    'Simple return, paid at maturity, counted by the day on a year of 365 days.',
    'Maturity is the same day so many calendar months later, or the last day of a shorter month.',
    'A renewal is placed on the day of maturity at the same rate, with its return.',
    'Taking the money out earlier usually costs the return, in whole or in part.',
  ],
  rounding: 'The return of each term is rounded half up to the sen.',
  sources: [
    {
      title: 'CIMB, unfixed deposit: terms of placement and withdrawal',
      url: 'https://www.cimb.com.my/en/business/solutions-products/deposit-investments/fixed-deposit/unfixed-deposit.html',
      checkedOn: isoDate('2026-11-20'),
    },
    depositProtectionLimit.source,
  ],
  listLink: ({ amount, months: term }) => ({
    href: printListAddress('/investment/fixed-deposit', { amount: { sen: amount }, months: term }),
    label: `Fixed deposits for ${formatRinggit(amount)} over ${counted(term, 'month', 'months')}`,
  }),
  related: [],
})

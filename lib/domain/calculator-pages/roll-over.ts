import { depositReturn, depositTerm, rollOver } from '../calculators/deposit'
import { count, months, rate } from '../fields/field'
import { daysBetween, formatDate, type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints, formatAnnualRate, formatRate } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { depositAmount } from './deposit-fields'
import { printListAddress } from './list-address'
import type { Answer, CalculatorResult, Verdict } from './result'

const fields = {
  amount: depositAmount('Amount you place'),
  months: months({
    label: 'Length of a short term',
    default: 3,
    min: { at: 1, because: 'fixed deposits start at one month' },
    max: { at: 30, because: 'two longer terms would pass 60 months, where deposits end' },
  }),
  terms: count({
    label: 'Short terms in a row',
    unit: 'terms',
    default: 4,
    min: { at: 2, because: 'one term is not rolled over' },
    max: { at: 60, because: 'sixty terms of a month are as long as deposits run' },
  }),
  rate: rate({
    label: 'Rate of the short term',
    unit: '% a year',
    default: basisPoints(240),
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  }),
  long: rate({
    label: 'Rate of the long term',
    unit: '% a year',
    hint: 'For one deposit as long as all the short terms together.',
    default: basisPoints(255),
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  }),
} as const

interface RollOverValues {
  readonly amount: Sen
  readonly months: number
  readonly terms: number
  readonly rate: BasisPoints
  readonly long: BasisPoints
}

/** Longest deposit that banks offer, in months. */
const longestDeposit = 60

function work(values: RollOverValues, today: IsoDate): CalculatorResult {
  const { amount, months: term, terms, rate: yearly, long } = values
  const whole = term * terms
  if (whole > longestDeposit) {
    return {
      kind: 'refusal',
      title: 'No single deposit runs that long',
      text: `${terms} terms of ${counted(term, 'month', 'months')} are ${whole} months; deposits end at 60. Enter fewer or shorter terms.`,
    }
  }
  const { maturity, renewedReturn, singleReturn } = rollOver(
    { amount, rate: yearly, dayCount: 365 },
    today,
    term,
    terms,
    long,
  )
  const reached = reachedBy(values, today)
  const difference = sen(renewedReturn - singleReturn)
  const even = evenRate(
    values,
    reached.map(({ ends }) => ends),
    today,
    singleReturn,
  )
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(sen(Math.abs(difference)), 'sen'),
      unit: difference === 0 ? 'between them' : difference > 0 ? 'more by rolling over' : 'more with one long term',
      basis: `for ${formatRinggit(amount)} until ${formatDate(maturity)}: ${terms} × ${counted(term, 'month', 'months')} at ${formatAnnualRate(yearly)} or ${whole} months at ${formatAnnualRate(long)}`,
      tone: difference === 0 ? 'plain' : 'gain',
    },
    figures: [
      { label: 'Rolled over', value: formatRinggit(renewedReturn, 'sen'), note: 'Total earned' },
      { label: 'One long term', value: formatRinggit(singleReturn, 'sen'), note: 'Total earned' },
      {
        label: 'Short rate that makes them even',
        value: formatAnnualRate(even),
        note: 'On average over all the terms',
      },
    ],
    verdict: verdictOf(difference, even),
    chart: earnedChart(values, reached, { renewedReturn, singleReturn }),
    tables: [termsTable(values, reached)],
    steps: stepsOf(values, today, reached),
  }
}

/** What has been earned both ways by the end of a term. */
interface Reached {
  readonly ends: IsoDate
  readonly renewedReturn: Sen
  readonly singleReturn: Sen
}

/** {@link rollOver} after each term, in one pass. */
function reachedBy(
  { amount, months: term, terms, rate: yearly, long }: RollOverValues,
  today: IsoDate,
): readonly Reached[] {
  let renewed = sen(0)
  let from = today
  return Array.from({ length: terms }, (_, index) => {
    const { maturity: ends, days } = depositTerm(today, (index + 1) * term)
    renewed = sen(renewed + depositReturn(sen(amount + renewed), yearly, daysBetween(from, ends)))
    from = ends
    return { ends, renewedReturn: renewed, singleReturn: depositReturn(amount, long, days) }
  })
}

/** The lowest short rate at which rolling over pays at least the long return. */
function evenRate(values: RollOverValues, ends: readonly IsoDate[], today: IsoDate, target: Sen): BasisPoints {
  const days = ends.map((end, index) => daysBetween(ends[index - 1] ?? today, end))
  const pays = (short: number) =>
    days.reduce<Sen>((all, term) => sen(all + depositReturn(all, basisPoints(short), term)), values.amount) -
      values.amount >=
    target
  // The same rate pays at least as much when it is compounded; a point more makes up for any rounding.
  let [low, high] = [0, values.long + 100]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (pays(middle)) high = middle
    else low = middle + 1
  }
  return basisPoints(low)
}

function verdictOf(difference: Sen, even: BasisPoints): Verdict {
  const gap = formatRinggit(sen(Math.abs(difference)), 'sen')
  const condition = ` They come out even at ${formatAnnualRate(even)} for the short terms.`
  if (difference > 0) {
    return {
      tone: 'plain',
      text: `Rolling over earns ${gap} more if the short rate never falls, and your money is free at each renewal.${condition}`,
    }
  }
  return {
    tone: 'plain',
    text: `${difference === 0 ? 'Both earn the same' : `One long term earns ${gap} more`}, and its rate is fixed whatever happens to rates.${condition}`,
  }
}

function earnedChart(
  { months: term, terms, long }: RollOverValues,
  reached: readonly Reached[],
  whole: { readonly renewedReturn: Sen; readonly singleReturn: Sen },
): Answer['chart'] {
  return {
    kind: 'lines',
    title: 'Earned by the end of each term',
    description: `After ${term * terms} months rolling over has earned ${formatRinggit(whole.renewedReturn, 'sen')} and one term at ${formatAnnualRate(long)} ${formatRinggit(whole.singleReturn, 'sen')}.`,
    quantity: 'money',
    axis: { name: 'Month', at: [0, ...reached.map((_, index) => (index + 1) * term)] },
    series: [
      { name: 'Rolled over', tone: 'main', values: [0, ...reached.map((one) => one.renewedReturn)] },
      { name: 'One long term', tone: 'second', values: [0, ...reached.map((one) => one.singleReturn)] },
    ],
  }
}

function termsTable({ amount }: RollOverValues, reached: readonly Reached[]) {
  return {
    title: 'Term by term',
    columns: [
      { label: 'Term', kind: 'whole' },
      { label: 'Ends', kind: 'date' },
      { label: 'Placed', kind: 'money' },
      { label: 'Earned in the term', kind: 'money' },
      { label: 'Rolled over so far', kind: 'money' },
      { label: 'Long term so far', kind: 'money' },
    ],
    rows: reached.map(({ ends, renewedReturn, singleReturn }, index) => {
      const before = reached[index - 1]?.renewedReturn ?? 0
      return [index + 1, formatDate(ends), amount + before, renewedReturn - before, renewedReturn, singleReturn]
    }),
  } satisfies Answer['tables'][number]
}

function stepsOf(values: RollOverValues, today: IsoDate, reached: readonly Reached[]): Answer['steps'] {
  const { amount, months: term, terms, rate: yearly, long } = values
  const [first, last] = [reached[0], reached.at(-1)]
  if (first === undefined || last === undefined) return []
  const placed = formatRinggit(amount)
  const days = depositTerm(today, term).days
  const [renewed, single] = [formatRinggit(last.renewedReturn, 'sen'), formatRinggit(last.singleReturn, 'sen')]
  const whole = depositTerm(today, term * terms).days
  return [
    step(
      'First short term',
      `${placed} × ${formatRate(yearly)} × ${days} ÷ 365`,
      formatRinggit(first.renewedReturn, 'sen'),
    ),
    step('All short terms', `${terms} terms, each on the amount with its returns`, renewed),
    step('One long term', `${placed} × ${formatRate(long)} × ${whole} ÷ 365`, single),
    step('Difference', `${renewed} − ${single}`, formatRinggit(sen(last.renewedReturn - last.singleReturn), 'sen')),
  ]
}

/** Many short deposits in a row against one long one. */
export const rollOverCalculator = defineCalculator({
  id: 'roll-over',
  title: 'Roll over or one long term',
  purpose: 'Whether short deposits renewed again and again earn more than one deposit for the whole time.',
  group: 'saving',
  fields,
  work,
  assumptions: [
    'Placed today; simple return, counted by the day on a year of 365 days.',
    'Each short term is renewed on its last day at the same rate, with its return.',
    'The long deposit pays at maturity; banks pay interest in between on terms beyond a year, which is not counted as earning again.',
    'Return on deposits is free of tax for individuals.',
  ],
  rounding: 'The return of each term is rounded half up to the sen before it is placed again.',
  sources: [
    {
      title: 'CIMB, unfixed deposit: terms of placement and withdrawal',
      url: 'https://www.cimb.com.my/en/business/solutions-products/deposit-investments/fixed-deposit/unfixed-deposit.html',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'HelloKalku, fixed deposits and tax',
      url: 'https://hellokalku.com/en/fixed-deposit',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: ({ amount, months: term, terms }) =>
    term * terms > longestDeposit
      ? null
      : {
          href: printListAddress('/investment/fixed-deposit', { amount: { sen: amount }, months: term * terms }),
          label: `Fixed deposits for ${formatRinggit(amount)} over ${term * terms} months`,
        },
  related: ['fixed-deposit', 'tied-deposit'],
})

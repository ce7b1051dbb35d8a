import { emergencyFund } from '../calculators/emergency-fund'
import { futureValue } from '../calculators/time-value'
import { money, months, rate, type ValuesOf } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, roundSen, type Sen } from '../values/money'
import { basisPoints, formatAnnualRate, toFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'

const fields = {
  essentials: money({
    label: 'What you must spend a month',
    hint: 'Home, food, transport, insurance and repayments; not what you could do without for a while.',
    default: ringgit(3_000),
    min: { at: ringgit(100), because: 'nobody lives on less than RM100 a month' },
    max: { at: ringgit(500_000), because: 'RM500,000 a month is the most we work with' },
    personal: true,
  }),
  months: months({
    label: 'Months that it should last',
    hint: 'Three for a safe job, six for most people, twelve when your income goes up and down.',
    default: 6,
    min: { at: 1, because: 'less than a month is hardly a reserve' },
    max: { at: 36, because: 'money for longer than three years is better invested' },
    personal: true,
  }),
  saved: money({
    label: 'Saved for it already',
    hint: 'Only what you can reach within days without a loss.',
    default: ringgit(5_000),
    min: { at: ringgit(0), because: 'enter 0 when you have none' },
    max: { at: ringgit(20_000_000), because: 'RM20 million is the most we work with' },
    personal: true,
  }),
  saving: money({
    label: 'Put aside each month',
    default: ringgit(500),
    min: { at: ringgit(0), because: 'enter 0 when you put nothing aside' },
    max: { at: ringgit(1_000_000), because: 'RM1 million a month is the most we work with' },
    personal: true,
  }),
  rate: rate({
    label: 'What the savings earn',
    unit: '% a year',
    default: basisPoints(250),
    min: { at: basisPoints(0), because: 'money kept for emergencies should not lose anything' },
    max: { at: basisPoints(1_000), because: 'nothing safe pays more than 10% a year' },
  }),
} as const

type FundValues = ValuesOf<typeof fields>

/** Months beyond which the answer is "too long" rather than a number. */
const longest = 1_200

/** Sizes of the reserve that the table shows, in months. */
const shownMonths = [3, 6, 9, 12]

function fundFor(values: FundValues, lasting: number) {
  return emergencyFund({ ...values, months: lasting, monthlySaving: values.saving })
}

type Fund = ReturnType<typeof fundFor>

/** When a fund is full, in words. */
function whenText({ monthsToReach }: Fund): string {
  if (monthsToReach === 0) return 'Now'
  if (monthsToReach === null) return 'Never at this pace'
  return monthsToReach > longest ? 'In more than 100 years' : `In ${counted(monthsToReach, 'month', 'months')}`
}

function work(values: FundValues): CalculatorResult {
  const { essentials, months: lasting, saved, saving, rate: yearly } = values
  const fund = fundFor(values, lasting)
  const covered = saved / essentials
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(fund.target),
      unit: 'to keep ready',
      basis: `${counted(lasting, 'month', 'months')} of ${formatRinggit(essentials)}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Still missing', value: formatRinggit(fund.gap), note: `You have ${formatRinggit(saved)}` },
      {
        label: 'Your savings last',
        value: `${(Math.floor(covered * 10) / 10).toFixed(1)} months`,
        note: 'Without any income',
      },
      {
        label: 'Full',
        value: whenText(fund),
        note: `With ${formatRinggit(saving)} a month at ${formatAnnualRate(yearly)}`,
      },
    ],
    verdict: verdictOf(fund, covered),
    chart: growthChart(values, fund),
    tables: [sizesTable(values)],
    steps: stepsOf(values, fund),
  }
}

function verdictOf(fund: Fund, covered: number): Verdict {
  if (fund.gap === 0) {
    return {
      tone: 'good',
      text: 'Your reserve is full: what you put aside from now on can repay debts or be invested.',
    }
  }
  const state = `You are ${formatRinggit(fund.gap)} short.`
  if (fund.monthsToReach === null || fund.monthsToReach > longest) {
    return { tone: 'warn', text: `${state} At this pace you do not get there: put more aside each month.` }
  }
  return {
    tone: covered < 1 ? 'warn' : 'plain',
    text: `${state} At this pace the reserve is full in ${counted(fund.monthsToReach, 'month', 'months')}.`,
  }
}

function savedAfter({ saved, saving, rate: yearly }: FundValues, month: number): Sen {
  return roundSen(futureValue(saved, saving, toFraction(yearly) / 12, month))
}

function growthChart(values: FundValues, { target, monthsToReach }: Fund): Answer['chart'] {
  const last = Math.min(120, Math.max(12, monthsToReach ?? 60))
  const at = pointsUpTo(last)
  return {
    kind: 'lines',
    title: 'How your reserve grows',
    description: `From ${formatRinggit(values.saved)} it grows to ${formatRinggit(savedAfter(values, last), 'sen')} in ${last} months; the aim is ${formatRinggit(target)}.`,
    quantity: 'money',
    axis: { name: 'Month', at },
    series: [
      { name: 'Your reserve', tone: 'gain', values: at.map((month) => savedAfter(values, month)) },
      { name: 'Aim', tone: 'second', values: at.map(() => target) },
    ],
  }
}

function sizesTable(values: FundValues): Answer['tables'][number] {
  const sizes = [...new Set([...shownMonths, values.months])].sort((a, b) => a - b)
  return {
    title: 'Smaller and larger reserves',
    columns: [
      { label: 'Months', kind: 'whole' },
      { label: 'Reserve', kind: 'money' },
      { label: 'Still missing', kind: 'money' },
      { label: 'Full', kind: 'text' },
    ],
    rows: sizes.map((size) => {
      const fund = fundFor(values, size)
      return [size, fund.target, fund.gap, whenText(fund)]
    }),
  }
}

function stepsOf(
  { essentials, months: lasting, saved, saving, rate: yearly }: FundValues,
  fund: Fund,
): Answer['steps'] {
  const [target, have] = [formatRinggit(fund.target), formatRinggit(saved)]
  return [
    step('Reserve', `${formatRinggit(essentials)} × ${lasting}`, target),
    step('Still missing', `${target} − ${have}, not below RM0`, formatRinggit(fund.gap)),
    step('Your savings last', `${have} ÷ ${formatRinggit(essentials)}`, `${(saved / essentials).toFixed(2)} months`),
    step('Monthly rate', `i = ${(yearly / 100).toFixed(2)}% ÷ 12`, `${(yearly / 1_200).toFixed(6)}%`),
    step(
      'Full',
      yearly === 0
        ? `${formatRinggit(fund.gap)} ÷ ${formatRinggit(saving)}, rounded up`
        : `ln((${target} × i + ${formatRinggit(saving)}) ÷ (${have} × i + ${formatRinggit(saving)})) ÷ ln(1 + i), rounded up`,
      whenText(fund),
    ),
  ]
}

/** How large a reserve should be, how far the savings reach and when it is full. */
export const emergencyFundCalculator = defineCalculator({
  id: 'emergency-fund',
  title: 'Emergency fund',
  purpose: 'How much to keep ready for months without income, what is missing, and when you will have it.',
  group: 'planning',
  fields,
  work,
  assumptions: [
    'What you must spend stays the same; prices that rise call for a larger reserve.',
    'You put the same sum aside at the end of each month and the savings earn a twelfth of the yearly rate.',
    'Three to twelve months is general knowledge of planners, not a rule: your job and family decide.',
    'Keep it where PIDM protects it and where you reach it within days.',
  ],
  rounding: 'Months to go are rounded up to whole months; the savings on the chart are rounded half up to the sen.',
  sources: [
    {
      title: 'PIDM, Deposit Insurance System',
      url: 'https://pidm.gov.my/general/how-we-protect-you/dis',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  // Without figures: those of the visitor are personal and stay out of addresses.
  listLink: () => ({ href: '/bank-account/savings-account', label: 'Savings accounts to keep it in' }),
  related: ['savings-account', 'deposit-protection'],
})

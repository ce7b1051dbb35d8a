import { affordability, loanFor, mostInstalment } from '../calculators/affordability'
import { debtServiceRatio } from '../calculators/loan'
import { money, months, rate } from '../fields/field'
import { isoDate } from '../iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../money'
import { type BasisPoints, basisPoints, formatAnnualRate, formatRate, fromFraction } from '../rate'
import { defineCalculator, step } from './calculator'
import { homeFields } from './home-loan-fields'
import type { Answer, CalculatorResult, Verdict } from './result'

const mostIncome = { at: ringgit(1_000_000), because: 'beyond RM1 million a month a bank works out its own case' }

const fields = {
  income: money({
    label: 'Net income a month',
    hint: 'What reaches your account after EPF, SOCSO and tax.',
    default: ringgit(6_000),
    min: { at: ringgit(500), because: 'no lender here accepts less' },
    max: mostIncome,
    personal: true,
  }),
  commitments: money({
    label: 'Repayments you make a month',
    hint: 'Loans, car, study loan, and 5% of what you owe on cards.',
    default: ringgit(1_200),
    min: { at: ringgit(0), because: 'enter 0 when you repay nothing' },
    max: mostIncome,
    personal: true,
  }),
  savings: money({
    label: 'Savings for the down payment',
    default: ringgit(60_000),
    min: { at: ringgit(0), because: 'enter 0 when you have none' },
    max: { at: ringgit(100_000_000), because: 'RM100 million is the most we work with' },
    personal: true,
  }),
  ratio: rate({
    label: 'Part of your income that may go to repayments',
    unit: '% of net income',
    hint: 'Each bank sets its own: commonly 60% for lower incomes and 70% for others.',
    default: basisPoints(6_000),
    min: { at: basisPoints(1_000), because: 'below a tenth of your income no home loan fits' },
    max: { at: basisPoints(8_000), because: 'we know of no bank that goes beyond 80%' },
  }),
  rate: rate({
    label: 'Rate of the new loan',
    unit: '% a year',
    default: basisPoints(415),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(1_800), because: 'no home loan here asks more than 18% a year' },
  }),
  stress: rate({
    label: 'Rise that you want to survive',
    unit: 'points',
    default: basisPoints(100),
    min: { at: basisPoints(0), because: 'enter 0 to leave it out' },
    max: { at: basisPoints(500), because: 'the reference rate has never risen by more than five points here' },
  }),
  months: months({
    label: 'Term of the new loan',
    default: 360,
    min: { at: 12, because: 'no home loan here is shorter than a year' },
    max: { at: 420, because: '35 years is the longest term of a home loan' },
  }),
  margin: homeFields.margin,
} as const

interface HouseholdValues {
  readonly income: Sen
  readonly commitments: Sen
  readonly savings: Sen
  readonly ratio: BasisPoints
  readonly rate: BasisPoints
  readonly stress: BasisPoints
  readonly months: number
  readonly margin: BasisPoints
}

type Within = ReturnType<typeof affordability>

/** Changes of the rate that the table shows, in basis points. */
const shownChanges = [0, 25, 50, 100, 150, 200, 300]

function work(values: HouseholdValues): CalculatorResult {
  const { income, commitments, ratio, rate: yearly, months: term } = values
  const within = affordability({ ...values, netIncome: income, cap: ratio })
  if (within.instalment === 0) {
    return {
      kind: 'refusal',
      title: 'There is no room for another instalment',
      text: `Your repayments already take ${formatRinggit(commitments)} of the ${formatRinggit(sen(Math.floor((income * ratio) / 10_000)))} that may go to them. Repay or reduce a debt first. AKPK gives free advice on akpk.org.my.`,
    }
  }
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(within.stressedLoan, 'whole'),
      unit: 'most you could borrow',
      basis: `over ${term} months at ${formatAnnualRate(within.stressedRate)}, which leaves room for a rise`,
      tone: 'plain',
    },
    figures: [
      { label: 'Instalment that fits', value: formatRinggit(within.instalment, 'sen'), note: 'A month' },
      {
        label: 'Home within reach',
        value: formatRinggit(within.price, 'whole'),
        note: 'With your savings, before buying costs',
      },
      { label: 'Without the rise', value: formatRinggit(within.loan, 'whole'), note: `At ${formatAnnualRate(yearly)}` },
      { label: 'You repay now', value: ratioText(commitments, income), note: 'Of your net income' },
    ],
    verdict: verdictOf(commitments, income),
    chart: incomeChart(values, within),
    tables: [rateTable(values)],
    steps: stepsOf(values, within),
  }
}

function ratioText(commitments: Sen, income: Sen): string {
  const ratio = debtServiceRatio(commitments, income)
  return ratio === null ? 'Not known' : formatRate(fromFraction(ratio))
}

function verdictOf(commitments: Sen, income: Sen): Verdict {
  const ratio = debtServiceRatio(commitments, income) ?? 0
  if (ratio < 0.4)
    return { tone: 'good', text: 'Your repayments take less than 40% of your income: lenders prefer that.' }
  return {
    tone: 'warn',
    text: 'Your repayments take 40% of your income or more: a lender may offer less than this sum.',
  }
}

function incomeChart({ income, commitments }: HouseholdValues, { instalment }: Within): Answer['chart'] {
  const left = sen(income - commitments)
  return {
    kind: 'bars',
    title: 'Where your income goes',
    description: `Of ${formatRinggit(income)} a month ${formatRinggit(commitments)} goes to repayments now. With the new loan ${formatRinggit(sen(left - instalment))} is left for everything else.`,
    quantity: 'money',
    axis: { name: 'Month', at: ['Now', 'With the new loan'] },
    series: [
      { name: 'Repayments you make', tone: 'cost', values: [commitments, commitments] },
      { name: 'New instalment', tone: 'second', values: [0, instalment] },
      { name: 'Left to live on', tone: 'gain', values: [left, sen(left - instalment)] },
    ],
  }
}

function rateTable({
  income,
  commitments,
  ratio,
  rate: yearly,
  months: term,
}: HouseholdValues): Answer['tables'][number] {
  const instalment = mostInstalment(income, commitments, ratio)
  return {
    title: 'What fits as rates rise',
    columns: [
      { label: 'Rate', kind: 'rate' },
      { label: 'Instalment', kind: 'money' },
      { label: 'Most you could borrow', kind: 'money' },
    ],
    rows: shownChanges.map((change) => {
      const raised = basisPoints(yearly + change)
      return [raised, instalment, Math.floor(loanFor(instalment, raised, term) + 1e-6)]
    }),
  }
}

function stepsOf(values: HouseholdValues, within: Within): Answer['steps'] {
  const { income, commitments, savings, ratio, rate: yearly, stress, months: term, margin } = values
  const loan = formatRinggit(within.stressedLoan, 'sen')
  return [
    step(
      'Instalment that fits',
      `${formatRinggit(income)} × ${formatRate(ratio)} − ${formatRinggit(commitments)}`,
      formatRinggit(within.instalment, 'sen'),
    ),
    step('Rate with the rise', `${formatRate(yearly)} + ${formatRate(stress)}`, formatRate(within.stressedRate)),
    step(
      'Most you could borrow',
      `instalment × (1 − (1 + i)^−${term}) ÷ i, with i = ${formatRate(within.stressedRate)} ÷ 12`,
      loan,
    ),
    step(
      'Home within reach',
      `the smaller of ${loan} ÷ ${formatRate(margin)} and ${loan} + ${formatRinggit(savings)}`,
      formatRinggit(within.price, 'sen'),
    ),
  ]
}

/** The loan and the home that an income carries, with room for a rise of the rate. */
export const affordabilityCalculator = defineCalculator({
  id: 'affordability',
  title: 'What you can afford to borrow',
  purpose: 'The instalment, the home loan and the price that your income carries, with room for a rise of the rate.',
  group: 'borrowing',
  fields,
  work,
  assumptions: [
    'A lender looks at repayments against net income; each sets its own limit, and none is promised here.',
    'Equal instalments on the reducing balance, one a month.',
    'Stamp duty, legal fees and other buying costs come on top of the price.',
  ],
  rounding: 'The instalment and the loan are rounded down to the sen, so that the limit is never passed.',
  sources: [
    {
      title: 'PropCashflow, debt service ratio of Malaysian banks',
      url: 'https://propcashflow.my/blog/home-loan-eligibility-dsr-malaysia',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'The X Banker, margin of finance by number of homes',
      url: 'http://thexbanker.blogspot.com/2013/11/thinking-of-buying-property-but-unsure.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: ['personal-loan-instalment', 'effective-rate-converter'],
})

import { cardCommitment, mostInstalment, ratioWithLoan } from '../calculators/affordability'
import { debtServiceRatio, levelInstalment } from '../calculators/loan'
import { money, months, rate, type ValuesOf } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen, sumSen } from '../values/money'
import { basisPoints, formatRate } from '../values/rate'
import { defineCalculator, step } from './calculator'
import type { Answer, CalculatorResult, Verdict } from './result'

const most = { at: ringgit(1_000_000), because: 'beyond RM1 million a month a bank decides case by case' }
const none = { at: ringgit(0), because: 'enter 0 when you pay none' }

function repayment(label: string, amount: Sen) {
  return money({ label, default: amount, min: none, max: most, personal: true })
}

const cardPart = basisPoints(500)

const fields = {
  income: money({
    label: 'Net income a month',
    hint: 'What reaches your account after EPF, SOCSO and tax.',
    default: ringgit(6_000),
    min: { at: ringgit(500), because: 'no lender here accepts less' },
    max: most,
    personal: true,
  }),
  home: repayment('Home loans a month', ringgit(0)),
  car: repayment('Car loans a month', ringgit(900)),
  others: repayment('Personal, study and other loans a month', ringgit(300)),
  cards: money({
    label: 'Owed on credit cards',
    hint: 'Lenders commonly count 5% of it a month; some count 5% of the limit.',
    default: ringgit(2_000),
    min: { at: ringgit(0), because: 'enter 0 when you owe none' },
    max: { at: ringgit(1_000_000), because: 'beyond RM1 million a bank decides case by case' },
    personal: true,
  }),
  loan: money({
    label: 'New loan',
    default: ringgit(300_000),
    min: { at: ringgit(0), because: 'enter 0 to look at today alone' },
    max: { at: ringgit(20_000_000), because: 'beyond RM20 million a bank decides case by case' },
  }),
  rate: rate({
    label: 'Rate of the new loan',
    unit: '% a year',
    hint: 'The effective rate, on the reducing balance.',
    default: basisPoints(415),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(3_600), because: 'no licensed lender here quotes more than 36% a year' },
  }),
  months: months({
    label: 'Term of the new loan',
    default: 420,
    min: { at: 6, because: 'no loan here is shorter than six months' },
    max: { at: 420, because: '35 years is the longest term of a loan here' },
  }),
  limit: rate({
    label: 'Limit of the lender',
    unit: '% of net income',
    hint: 'Each bank sets its own: commonly 60% for lower incomes and 70% for others.',
    default: basisPoints(7_000),
    min: { at: basisPoints(1_000), because: 'below a tenth of your income hardly any loan fits' },
    max: { at: basisPoints(8_000), because: 'we know of no bank that goes beyond 80%' },
  }),
} as const

type RatioValues = ValuesOf<typeof fields>

interface Commitments {
  readonly cards: Sen
  readonly now: Sen
  readonly instalment: Sen
  readonly after: Sen
  readonly ratioNow: number
  readonly ratioAfter: number
  /** What may still be repaid a month within the limit, before the new loan. */
  readonly room: Sen
}

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const percent = (part: number) => `${(part * 100).toFixed(2)}%`

function commitmentsOf(values: RatioValues): Commitments {
  const cards = cardCommitment(values.cards, cardPart)
  const now = sumSen([values.home, values.car, values.others, cards])
  const { income, loan, rate: yearly, months: term, limit } = values
  const instalment = levelInstalment(loan, yearly, term)
  return {
    cards,
    now,
    instalment,
    after: sen(now + instalment),
    ratioNow: debtServiceRatio(now, income) ?? 0,
    ratioAfter: ratioWithLoan(income, now, { amount: loan, rate: yearly, months: term }) ?? 0,
    room: mostInstalment(income, now, limit),
  }
}

function work(values: RatioValues): CalculatorResult {
  const { income, loan, months: term, rate: yearly, limit } = values
  const found = commitmentsOf(values)
  const left = sen(income - found.after)
  return {
    kind: 'answer',
    headline: {
      value: percent(found.ratioAfter),
      unit: 'of your net income',
      basis:
        loan === 0
          ? 'goes to repayments now'
          : `goes to repayments with ${formatRinggit(loan)} over ${term} months at ${formatRate(yearly)}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Today', value: percent(found.ratioNow), note: `${text(found.now)} a month` },
      { label: 'New instalment', value: text(found.instalment), note: 'A month' },
      left < 0
        ? { label: 'Short each month', value: text(sen(-left)), note: 'Repayments exceed your income' }
        : { label: 'Left to live on', value: text(left), note: 'A month, after all repayments' },
      {
        label: 'Instalment within the limit',
        value: text(found.room),
        note: `At ${formatRate(limit, 'trim')}, a month`,
      },
    ],
    verdict: verdictOf(values, found),
    chart: ratioChart(values, found, left),
    tables: [commitmentTable(values, found)],
    steps: stepsOf(values, found),
  }
}

function verdictOf({ income, limit }: RatioValues, { ratioAfter, after }: Commitments): Verdict {
  const cap = formatRate(limit, 'trim')
  const over = sen(after - Math.floor((income * limit) / 10_000))
  if (over > 0) {
    return {
      tone: 'warn',
      text: `${percent(ratioAfter)} is above the limit of ${cap}: you repay ${text(over)} a month more than fits. Borrow less, or repay a debt first.`,
    }
  }
  return ratioAfter < 0.4
    ? {
        tone: 'good',
        text: `${percent(ratioAfter)} is below 40%, which lenders prefer, and within the limit of ${cap}.`,
      }
    : { tone: 'plain', text: `${percent(ratioAfter)} is within the limit of ${cap}, but lenders prefer less than 40%.` }
}

function ratioChart({ income }: RatioValues, { now, instalment, after }: Commitments, left: Sen): Answer['chart'] {
  return {
    kind: 'bars',
    title: 'Where your income goes',
    description: `Of ${formatRinggit(income)} a month ${text(now)} goes to repayments now and ${text(after)} with the new loan.`,
    quantity: 'money',
    axis: { name: 'Month', at: ['Now', 'With the new loan'] },
    series: [
      { name: 'Repayments you make', tone: 'cost', values: [now, now] },
      { name: 'New instalment', tone: 'second', values: [0, instalment] },
      { name: 'Left to live on', tone: 'gain', values: [Math.max(0, income - now), Math.max(0, left)] },
    ],
  }
}

function commitmentTable(values: RatioValues, { cards, instalment, after }: Commitments): Answer['tables'][number] {
  return {
    title: 'What counts as a repayment',
    columns: [
      { label: 'Repayment', kind: 'text' },
      { label: 'A month', kind: 'money' },
    ],
    rows: [
      ['Home loans', values.home],
      ['Car loans', values.car],
      ['Personal, study and other loans', values.others],
      ['Credit cards', cards],
      ['New loan', instalment],
      ['All repayments', after],
    ],
  }
}

function stepsOf(values: RatioValues, found: Commitments): Answer['steps'] {
  const { income, home, car, others, cards, rate: yearly, months: term, loan, limit } = values
  const earned = formatRinggit(income)
  const parts = [home, car, others, found.cards].map((part) => formatRinggit(part)).join(' + ')
  return [
    step('Cards', `${formatRinggit(cards)} × ${formatRate(cardPart, 'trim')}`, text(found.cards)),
    step('Repayments now', parts, text(found.now)),
    step('Ratio now', `${text(found.now)} ÷ ${earned}`, percent(found.ratioNow)),
    step(
      'New instalment',
      `${formatRinggit(loan)} × i ÷ (1 − (1 + i)^−${term}), with i = ${formatRate(yearly)} ÷ 12`,
      text(found.instalment),
    ),
    step(
      'Instalment within the limit',
      `${earned} × ${formatRate(limit, 'trim')} − ${text(found.now)}, not below RM0`,
      text(found.room),
    ),
    step('Ratio with the new loan', `${text(found.after)} ÷ ${earned}`, percent(found.ratioAfter)),
  ]
}

/** The part of an income that repayments take, now and with a new loan. */
export const debtServiceRatioCalculator = defineCalculator({
  id: 'debt-service-ratio',
  title: 'Debt service ratio',
  purpose: 'The part of your income that goes to repayments, as lenders count it.',
  group: 'borrowing',
  fields,
  work,
  assumptions: [
    'A lender looks at repayments against net income; each sets its own limit, and none is promised here.',
    'Cards count with 5% of what is owed on them.',
    'The new loan has equal instalments on the reducing balance, one a month.',
  ],
  rounding: 'Instalments are rounded half up to the sen, the ratio to a hundredth of a percent.',
  sources: [
    {
      title: 'PropCashflow, debt service ratio of Malaysian banks',
      url: 'https://propcashflow.my/blog/home-loan-eligibility-dsr-malaysia',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Hartanah Viral, home-loan eligibility and its limits',
      url: 'https://hartanahviral.com/en/guide-to-calculating-home-loan-eligibility/',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: ['affordability', 'home-loan', 'card-payoff'],
})

import { minimumPayment } from '../calculators/card-payoff'
import { type CardMonth, cardMonths } from '../calculators/card-schedule'
import { monthlyCharge } from '../calculators/loan'
import { cardRules } from '../country-rates/card-rules'
import { latest } from '../country-rates/dated'
import { choice, money, rate, type ValuesOf } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { basisPoints, formatRate } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { printListAddress } from './list-address'
import { type Answer, type CalculatorResult, pointsUpTo, type ResultFigure, type Verdict } from './result'

const rules = latest(cardRules).value
const minimumPart = formatRate(rules.minimumPayment.part, 'trim')
const minimumLeast = formatRinggit(rules.minimumPayment.least)

/** Fifty years: a plan that takes longer is no plan. */
const mostMonths = 600

const fields = {
  balance: money({
    label: 'What you owe on the card',
    default: ringgit(5_000),
    min: { at: ringgit(10), because: 'a smaller balance is cleared by one payment' },
    max: { at: ringgit(500_000), because: 'we know of no card with a higher limit' },
    personal: true,
  }),
  rate: rate({
    label: 'Finance charge',
    unit: '% a year',
    hint: '15% when 12 of your last 12 payments were in time, 17% for 10 or 11 of them, 18% otherwise.',
    default: basisPoints(1_800),
    min: { at: basisPoints(0), because: 'a charge cannot be below nothing' },
    max: { at: basisPoints(1_800), because: '18% a year is the highest charge on a card here' },
  }),
  plan: choice({
    label: 'What you pay each month',
    options: [
      { value: 'minimum', label: `The minimum: ${minimumPart} of the balance, at least ${minimumLeast}` },
      { value: 'fixed', label: 'The same amount each month' },
    ],
    default: 'minimum',
  }),
  payment: money({
    label: 'Your payment a month',
    default: ringgit(300),
    min: { at: ringgit(10), because: 'a card asks for more than that' },
    max: { at: ringgit(500_000), because: 'no more than that can be owed' },
    when: { field: 'plan', is: ['fixed'] },
  }),
} as const

type PayoffValues = ValuesOf<typeof fields>
type Months = readonly CardMonth[]

const chargeOf = (months: Months): Sen => sen(months.reduce((total, { charge }) => total + charge, 0))
const termText = (months: Months): string => {
  const years = Math.floor(months.length / 12)
  const rest = months.length % 12
  if (years === 0) return counted(rest, 'month', 'months')
  return rest === 0
    ? counted(years, 'year', 'years')
    : `${counted(years, 'year', 'years')} ${counted(rest, 'month', 'months')}`
}

/** The same payment each month that is compared with the minimum: that of the first statement. */
function firstMinimum({ balance, rate: yearly }: PayoffValues): Sen {
  return minimumPayment(sen(balance + monthlyCharge(balance, yearly)))
}

function refused({ balance, rate: yearly, payment }: PayoffValues): CalculatorResult {
  const charge = monthlyCharge(balance, yearly)
  if (payment <= charge) {
    return {
      kind: 'refusal',
      title: 'This payment never clears the balance',
      text: `The first month’s charge is ${formatRinggit(charge, 'sen')}, so ${formatRinggit(payment)} a month leaves you owing as much or more. Pay at least the minimum, ${formatRinggit(firstMinimum({ balance, rate: yearly, payment, plan: 'minimum' }), 'sen')}. If you cannot, AKPK gives free advice on akpk.org.my.`,
    }
  }
  return {
    kind: 'refusal',
    title: 'This payment takes more than 50 years',
    text: `${formatRinggit(payment)} a month is too little for ${formatRinggit(balance)}. Enter a higher payment. If you cannot pay more, AKPK gives free advice on akpk.org.my.`,
  }
}

function work(values: PayoffValues): CalculatorResult {
  const { balance, rate: yearly, plan } = values
  const isMinimum = plan === 'minimum'
  const months = cardMonths(balance, yearly, isMinimum ? null : values.payment, mostMonths)
  if (months === null) return refused(values)
  const steady = isMinimum ? firstMinimum(values) : values.payment
  const other = cardMonths(balance, yearly, isMinimum ? steady : null, mostMonths)
  const charge = chargeOf(months)
  return {
    kind: 'answer',
    headline: {
      value: termText(months),
      unit: 'to clear it',
      basis: `${formatRinggit(balance)} at ${formatRate(yearly)} a year, ${isMinimum ? 'paying the minimum' : `paying ${formatRinggit(steady)} a month`}`,
      tone: 'plain',
    },
    figures: [
      {
        label: 'Total finance charge',
        value: formatRinggit(charge, 'sen'),
        note: 'An estimate: banks count by the day',
      },
      { label: 'Total paid', value: formatRinggit(sen(balance + charge), 'sen'), note: null },
      {
        label: 'First payment',
        value: formatRinggit(months[0]?.payment ?? sen(0), 'sen'),
        note: `${formatRinggit(months[0]?.charge ?? sen(0), 'sen')} of it is the charge`,
      },
      { label: 'Last payment', value: formatRinggit(months.at(-1)?.payment ?? sen(0), 'sen'), note: null },
      ...otherFigure(isMinimum, steady, other),
    ],
    verdict: other === null ? null : verdictOf(isMinimum, steady, months, other),
    chart: chartOf(values, isMinimum, steady, months, other),
    tables: [payoffTable(months)],
    steps: stepsOf(values, months, charge),
  }
}

function otherFigure(isMinimum: boolean, steady: Sen, other: Months | null): readonly ResultFigure[] {
  if (other === null) return []
  return [
    {
      label: isMinimum ? `Paying ${formatRinggit(steady, 'sen')} each month` : 'Paying the minimum instead',
      value: termText(other),
      note: `${formatRinggit(chargeOf(other), 'sen')} in charges`,
    },
  ]
}

function verdictOf(isMinimum: boolean, steady: Sen, months: Months, other: Months): Verdict {
  const [mine, theirs] = [chargeOf(months), chargeOf(other)]
  const less = formatRinggit(sen(Math.abs(mine - theirs)), 'sen')
  const pays = mine === theirs ? 'pay the same' : `pay ${less} less`
  if (isMinimum) {
    return mine === theirs && months.length === other.length
      ? { tone: 'plain', text: 'The minimum stays the same each month here, so a steady payment changes nothing.' }
      : {
          tone: 'warn',
          text: `Keep paying the first month’s ${formatRinggit(steady, 'sen')} instead of letting it fall: you are done in ${termText(other)} instead of ${termText(months)} and ${pays}.`,
        }
  }
  if (mine > theirs) {
    return {
      tone: 'warn',
      text: `You pay ${less} more than with the minimum, and less than a statement asks: expect late charges.`,
    }
  }
  return {
    tone: 'good',
    text: `You ${pays}${mine === theirs ? ' as' : ' than'} with the minimum, and are done in ${termText(months)} instead of ${termText(other)}.`,
  }
}

function chartOf(
  { balance }: PayoffValues,
  isMinimum: boolean,
  steady: Sen,
  months: Months,
  other: Months | null,
): Answer['chart'] {
  const at = pointsUpTo(Math.max(months.length, other?.length ?? 0))
  const owed = (plan: Months) => at.map((month) => (month === 0 ? balance : (plan[month - 1]?.balance ?? 0)))
  const fixed = `${formatRinggit(steady)} a month`
  const [mine, theirs] = isMinimum ? ['Minimum', fixed] : [fixed, 'Minimum']
  const compared = other === null ? '' : ` By the other plan (${theirs}) it takes ${termText(other)}.`
  return {
    kind: 'lines',
    title: 'What you still owe',
    description: `The balance falls from ${formatRinggit(balance)} to nothing in ${termText(months)} (${mine}).${compared}`,
    quantity: 'money',
    axis: { name: 'Month', at },
    series: [
      { name: mine, tone: 'main', values: owed(months) },
      ...(other === null ? [] : [{ name: theirs, tone: 'second' as const, values: owed(other) }]),
    ],
  }
}

function payoffTable(months: Months): Answer['tables'][number] {
  return {
    title: 'Month by month',
    columns: [
      { label: 'Month', kind: 'whole' },
      { label: 'Finance charge', kind: 'money' },
      { label: 'Payment', kind: 'money' },
      { label: 'Still owed', kind: 'money' },
    ],
    rows: months.map(({ charge, payment, balance }, index) => [index + 1, charge, payment, balance]),
  }
}

function stepsOf({ balance, rate: yearly, plan, payment }: PayoffValues, months: Months, charge: Sen): Answer['steps'] {
  const first = months[0]
  const [added, paid] = [first?.charge ?? sen(0), first?.payment ?? sen(0)]
  const owed = formatRinggit(sen(balance + added), 'sen')
  return [
    step('First month’s charge', `${formatRinggit(balance)} × ${formatRate(yearly)} ÷ 12`, formatRinggit(added, 'sen')),
    step('First statement', `${formatRinggit(balance)} + ${formatRinggit(added, 'sen')}`, owed),
    step(
      'First payment',
      plan === 'fixed'
        ? `${formatRinggit(payment)}, or all that is left`
        : `the larger of ${owed} × ${minimumPart} and ${minimumLeast}, or all that is left`,
      formatRinggit(paid, 'sen'),
    ),
    step('Owed after it', `${owed} − ${formatRinggit(paid, 'sen')}`, formatRinggit(first?.balance ?? sen(0), 'sen')),
    step('All charges', 'the same for each month until nothing is owed', formatRinggit(charge, 'sen')),
    step('Months', 'payments until nothing is owed', String(months.length)),
  ]
}

/** How long a card balance takes to clear and what it costs, by the minimum or a fixed payment. */
export const cardPayoff = defineCalculator({
  id: 'card-payoff',
  title: 'Paying off a credit card',
  purpose: 'How long a card balance takes to clear and what it costs, by the minimum or a steady payment.',
  group: 'cards',
  fields,
  work,
  assumptions: [
    'You buy nothing more with the card and pay each statement in time.',
    'The charge is counted by the month. Banks count by the day from the posting date, so theirs is somewhat higher.',
    `The minimum is ${minimumPart} of the statement or ${minimumLeast}, whichever is more. Instalment plans, taxes and earlier minimums come on top in full.`,
    'Bank Negara is reported to have replaced its card policy in December 2025 with the same three charges; that text was not seen.',
  ],
  rounding: 'Each month’s charge and payment are rounded half up to the sen.',
  sources: [
    {
      title: 'CIMB, credit-card fees and charges',
      url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Maybank card-statement leaflet (copy)',
      url: 'https://vdokumen.net/penyata-akaun-kad-kredit-12-mm-maklumat-penting-kewangan-normal-bergantung-kepada.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => ({
    href: printListAddress('/credit-card', { sort: 'transfer' }),
    label: 'Credit cards by the rate of a balance transfer',
  }),
  related: ['balance-transfer', 'card-value', 'personal-loan-instalment'],
})

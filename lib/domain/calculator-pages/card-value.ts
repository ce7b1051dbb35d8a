import {
  daysBeforeStatement,
  isFeeWaived,
  lostFreeDays,
  type MonthlyRewards,
  monthlyRewards,
  type SettledRule,
  yearlyFinanceCharge,
} from '../calculators/card-value'
import type { FeeWaiver } from '../categories/credit-card/figures'
import { type SpendKind, spendKinds, totalSpend } from '../categories/credit-card/spending'
import { cardServiceTaxes } from '../country-rates/card-rules'
import { latest } from '../country-rates/dated'
import { assertNever } from '../values/assert-never'
import { isoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, type Sen, sen } from '../values/money'
import { formatRate } from '../values/rate'
import { defineCalculator, optionLabel, step } from './calculator'
import { type CardValues, cardValueFields as fields } from './card-value-fields'
import { printListAddress } from './list-address'
import type { Answer, CalculatorResult, ResultTable, Verdict } from './result'

const serviceTax = latest(cardServiceTaxes).value

const text = (amount: Sen) => formatRinggit(amount, 'sen')

function bonusKinds(values: CardValues): readonly SpendKind[] {
  const on = values['bonus-on']
  if (on === 'nothing') return []
  return on === 'daily' ? ['petrol', 'groceries', 'dining'] : [on]
}

function waiverOf(values: CardValues): FeeWaiver {
  switch (values.waiver) {
    case 'never':
      return { kind: 'never' }
    case 'yearly-spend':
      return { kind: 'yearly-spend', amount: values['waiver-spend'] }
    case 'swipes':
      return { kind: 'swipes', count: values['waiver-uses'] }
    default:
      return assertNever(values.waiver)
  }
}

/** A year with the card, in sen. */
interface CardYear {
  readonly month: MonthlyRewards
  readonly rewards: Sen
  readonly fee: Sen
  readonly waived: boolean
  /** On the balance that is carried, and on what is bought meanwhile. */
  readonly onBalance: Sen
  readonly onSpending: Sen
  /** Both together. */
  readonly finance: Sen
  readonly net: Sen
}

function yearOf(values: CardValues): CardYear {
  const rules: readonly SettledRule[] = [
    { kind: 'cashback', on: bonusKinds(values), rate: values.bonus, cap: values.cap },
    { kind: 'cashback', on: spendKinds, rate: values.base, cap: null },
  ]
  const month = monthlyRewards(values, rules, values.minimum, values['total-cap'])
  const rewards = sen(month.cashback * 12)
  const habits = { yearlySpend: sen(totalSpend(values) * 12), yearlySwipes: values.swipes * 12 }
  const waived = values.fee > 0 && isFeeWaived(waiverOf(values), habits)
  const fee = waived ? sen(0) : values.fee
  const onBalance = yearlyFinanceCharge(values.carry, values.charge)
  const freeDays = values['free-days']
  const onSpending =
    values.carry === 0 || freeDays === 0 ? sen(0) : lostFreeDays(totalSpend(values), values.charge, freeDays)
  const finance = sen(onBalance + onSpending)
  return { month, rewards, fee, waived, onBalance, onSpending, finance, net: sen(rewards - fee - serviceTax - finance) }
}

function work(values: CardValues): CalculatorResult {
  const year = yearOf(values)
  const { month, rewards, fee, waived, finance, net } = year
  return {
    kind: 'answer',
    headline: {
      value: formatSignedRinggit(net, 'sen'),
      unit: 'a year',
      basis: `on ${formatRinggit(month.spend)} a month${values.carry > 0 ? `, ${formatRinggit(values.carry)} carried` : ' paid in full'}`,
      tone: net < 0 ? 'cost' : 'gain',
    },
    figures: [
      { label: 'Rewards in a year', value: text(rewards), note: `${text(month.cashback)} a month` },
      { label: 'Annual fee', value: text(fee), note: waived ? `${formatRinggit(values.fee)}, waived` : null },
      { label: 'Service tax', value: text(serviceTax), note: 'On each card, each year' },
      {
        label: 'Finance charge',
        value: text(finance),
        note: values.carry === 0 ? 'Nothing carried' : `${text(year.onSpending)} of it on what you buy`,
      },
      { label: 'Lost to caps', value: text(lostToCaps(month)), note: 'A month' },
    ],
    verdict: verdictOf(values, year),
    chart: {
      kind: 'bars',
      title: 'What it gives and takes in a year',
      description: `The card gives ${text(rewards)} in a year and takes ${text(sen(fee + serviceTax))} in fee and service tax and ${text(finance)} in finance charge.`,
      quantity: 'money',
      axis: { name: 'Side', at: ['Gives', 'Takes'] },
      series: [
        { name: 'Rewards', tone: 'gain', values: [rewards, 0] },
        { name: 'Fee and tax', tone: 'second', values: [0, fee + serviceTax] },
        { name: 'Finance charge', tone: 'cost', values: [0, finance] },
      ],
    },
    tables: [kindTable(values, month)],
    steps: stepsOf(values, year),
  }
}

function lostToCaps(month: MonthlyRewards): Sen {
  if (month.belowMinimum) return sen(0)
  const earned = month.lines.reduce((total, line) => total + line.earned, 0)
  return sen(earned - month.cashback)
}

function verdictOf(values: CardValues, { month, finance, rewards, net }: CardYear): Verdict {
  if (month.belowMinimum) {
    return {
      tone: 'warn',
      text: `You spend ${formatRinggit(month.spend)} a month and the card asks for ${formatRinggit(values.minimum)}: it gives you nothing.`,
    }
  }
  if (finance > rewards) {
    return {
      tone: 'warn',
      text: `Your unpaid balance costs ${text(finance)} a year, more than the ${text(rewards)} of rewards. Clear it first.`,
    }
  }
  if (net < 0) return { tone: 'warn', text: `You pay ${text(sen(-net))} more a year than the card gives you.` }
  return { tone: 'good', text: `The card gives you ${text(net)} more a year than it takes.` }
}

function kindTable(values: CardValues, month: MonthlyRewards): ResultTable {
  return {
    title: 'What each kind of spending earns',
    columns: [
      { label: 'Spending', kind: 'text' },
      { label: 'A month', kind: 'money' },
      { label: 'Rate', kind: 'rate' },
    ],
    rows: spendKinds.map((kind) => {
      const rate = month.lines.find(({ on }) => on.includes(kind))?.rule
      return [fields[kind].label.replace(' a month', ''), values[kind], rate?.kind === 'cashback' ? rate.rate : 0]
    }),
  }
}

/** The charge on the balance, then on what is bought while it is carried, from the day of each purchase. */
function financeSteps(values: CardValues, { month, onBalance, onSpending, finance }: CardYear): Answer['steps'] {
  const rate = formatRate(values.charge)
  const balance = step('Charge on the balance', `${formatRinggit(values.carry)} × ${rate}`, text(onBalance))
  if (onSpending === 0) return [balance]
  const days = `(${daysBeforeStatement} + ${values['free-days']}) ÷ 365`
  return [
    balance,
    step('Charge on what you buy', `12 × ${formatRinggit(month.spend)} × ${rate} × ${days}`, text(onSpending)),
    step('Finance charge', `${text(onBalance)} + ${text(onSpending)}`, text(finance)),
  ]
}

function stepsOf(values: CardValues, year: CardYear): Answer['steps'] {
  const { month, rewards, fee, waived, finance, net } = year
  const [bonus, base] = month.lines
  const [onBonus, onBase] = [bonus?.spend ?? sen(0), base?.spend ?? sen(0)]
  const [byBonus, byBase] = [sen(bonus?.given ?? 0), sen(base?.given ?? 0)]
  const least = `${formatRinggit(month.spend)} spent, ${formatRinggit(values.minimum)} asked`
  const name = optionLabel(fields['bonus-on'], values['bonus-on'])
  return [
    step('Least spending', least, month.belowMinimum ? 'Not met: it gives nothing' : 'Met'),
    ...(values['bonus-on'] === 'nothing'
      ? []
      : [
          step(
            `Cashback on ${name.toLowerCase()}`,
            `the smaller of ${formatRinggit(onBonus)} × ${formatRate(values.bonus)} and ${formatRinggit(values.cap)}`,
            text(byBonus),
          ),
        ]),
    step('Cashback on the rest', `${formatRinggit(onBase)} × ${formatRate(values.base)}`, text(byBase)),
    step(
      'Cashback a month',
      `the smaller of ${text(byBonus)} + ${text(byBase)} and ${formatRinggit(values['total-cap'])}`,
      text(month.cashback),
    ),
    step('Rewards in a year', `12 × ${text(month.cashback)}`, text(rewards)),
    step('Annual fee', waived ? `${formatRinggit(values.fee)}, waived by your use` : 'as entered', text(fee)),
    ...financeSteps(values, year),
    step(
      'Value in a year',
      `${text(rewards)} − ${text(fee)} − ${text(serviceTax)} − ${text(finance)}`,
      formatSignedRinggit(net, 'sen'),
    ),
  ]
}

/** What a card is worth in a year on the visitor's own spending. */
export const cardValue = defineCalculator({
  id: 'card-value',
  title: 'What a card is worth to you',
  purpose: 'What a credit card gives you in a year on your own spending, after caps, fee, tax and charges.',
  group: 'cards',
  fields,
  work,
  assumptions: [
    'Every month is like the one you enter, in an ordinary year after the first.',
    'All your spending earns; cards commonly leave out bills, e-wallets and cash.',
    'What you carry stays the same all year. While you carry it, purchases have no days without charge: each is charged from half a month before the statement on average.',
    'The service tax of RM25 is charged to you.',
    'Sign-up gifts are not counted.',
  ],
  rounding: 'Cashback by each rate is rounded half up to the sen each month, before the caps.',
  sources: [
    {
      title: 'CIMB, credit-card fees and charges',
      url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: (values) => ({
    href: printListAddress('/credit-card', {
      ...Object.fromEntries(spendKinds.map((kind) => [kind, { sen: values[kind] }])),
      swipes: values.swipes,
    }),
    // What is owed stands in no address, so this one cannot hand it over.
    label: `Credit cards ranked for ${formatRinggit(totalSpend(values))} a month${values.carry > 0 ? ': enter your unpaid balance there' : ''}`,
  }),
  related: ['card-payoff', 'balance-transfer'],
})

import { defineCalculator, optionLabel, step } from '../calculator-pages/calculator'
import { depositAmount, depositMonths, depositRate } from '../calculator-pages/deposit-fields'
import { fixedDepositCalculator } from '../calculator-pages/fixed-deposit'
import type { Answer, CalculatorResult, Verdict } from '../calculator-pages/result'
import { fixedDeposit } from '../categories/fixed-deposit/definition'
import {
  depositReader,
  type EarlyWithdrawal,
  earlyWithdrawal,
  type FixedDeposit,
} from '../categories/fixed-deposit/figures'
import { oldestCheck } from '../categories/shared/facts'
import { depositProtectionLimits } from '../country-rates/deposit-protection'
import { choice, count, type ValuesOf } from '../fields/field'
import { choiceValues } from '../figures/shape'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, type Sen, sen } from '../values/money'
import { basisPoints, formatAnnualRate } from '../values/rate'
import { counted } from '../values/words'
import type { CatalogueSum } from './catalogue-sum'
import { type DepositSwitch, switchDeposit } from './deposit-switch'

const leavingWords: Readonly<Record<EarlyWithdrawal, string>> = {
  'no-return': 'Nothing of what it earned',
  'half-after-three-months': 'Half the rate, after three months',
  'full-to-date': 'All that it earned to the day',
  'not-allowed': 'It cannot be left early',
}

const fields = {
  amount: { ...depositAmount('Amount in your deposit'), personal: true },
  rate: { ...depositRate('Its rate', basisPoints(250)), personal: true },
  months: { ...depositMonths(), personal: true },
  done: count({
    label: 'Months that have passed',
    unit: 'months',
    default: 3,
    min: { at: 0, because: 'enter 0 when you placed it today' },
    max: { at: 59, because: 'a fixed deposit ends at 60 months' },
    personal: true,
  }),
  leaving: choice({
    label: 'If you leave early it pays',
    options: choiceValues(earlyWithdrawal).map((value) => ({ value, label: leavingWords[value] })),
    default: 'no-return',
    personal: true,
  }),
}
type MoveValues = ValuesOf<typeof fields>

const [{ value: limit, source: limitSource }] = depositProtectionLimits
const text = (amount: Sen) => formatRinggit(amount, 'sen')

/** A warning where one bank would hold more than is protected there; empty otherwise. */
function aboveLimit({ next }: DepositSwitch): string {
  const held = sen(next.amount + next.interest)
  if (held <= limit) return ''
  return ` ${text(held)} at one bank is more than the ${formatRinggit(limit)} that PIDM protects there, interest included: see how to split it over several.`
}

function verdictOf(found: DepositSwitch): Verdict {
  const { gain, next, payback, evenAt } = found
  if (gain > 0) {
    const after = payback === null ? 'by the end' : `after ${counted(payback, 'month', 'months')}`
    return {
      tone: aboveLimit(found) === '' ? 'good' : 'warn',
      text: `Leaving for ${next.product.name} makes up for what you lose ${after}, and earns ${text(gain)} more by the end.${aboveLimit(found)}`,
    }
  }
  const even = evenAt === null ? '' : ` It would take a rate of ${formatAnnualRate(evenAt)} to make up for leaving.`
  return { tone: 'plain', text: `Keep your deposit: leaving earns you ${text(sen(-gain))} less by the end.${even}` }
}

function figuresOf({ kept, earned, paid, next, evenAt, payback }: DepositSwitch): Answer['figures'] {
  return [
    {
      label: 'Best deposit to move to',
      value: next.product.name,
      note: `${next.product.issuer.name}, ${formatAnnualRate(next.rate)}`,
    },
    { label: 'Lost by leaving now', value: text(sen(earned - paid)), note: `Of ${text(earned)} earned so far` },
    { label: 'Keeping it pays', value: text(kept), note: 'At its end' },
    { label: 'Leaving pays', value: text(sen(paid + next.interest)), note: 'By the same day' },
    {
      label: 'Makes up for it after',
      value: payback === null ? 'Not by the end' : counted(payback, 'month', 'months'),
      note: null,
    },
    {
      label: 'Worth it from',
      value: evenAt === null ? 'No rate' : formatAnnualRate(evenAt),
      note: 'Rate of the next deposit',
    },
  ]
}

function stepsOf({ amount, rate, leaving }: MoveValues, found: DepositSwitch): Answer['steps'] {
  const { kept, paid, next, days, daysLeft, gain } = found
  return [
    step('Keeping it pays', `${formatRinggit(amount)} × ${formatAnnualRate(rate)} × ${days} ÷ 365`, text(kept)),
    step('Paid on leaving', optionLabel(fields.leaving, leaving), text(paid)),
    step(
      'Next deposit',
      `${text(next.amount)} × ${formatAnnualRate(next.rate)} × ${daysLeft} ÷ ${next.product.dayCount}`,
      text(next.interest),
    ),
    step(
      'Gained by leaving',
      `${text(paid)} + ${text(next.interest)} − ${text(kept)}`,
      formatSignedRinggit(gain, 'sen'),
    ),
  ]
}

function answer(deposits: readonly FixedDeposit[], values: MoveValues, today: IsoDate): CalculatorResult {
  const { months, done, rate } = values
  if (done >= months) {
    return {
      kind: 'refusal',
      title: 'Your deposit has ended',
      text: 'As many months have passed as it runs for. Compare deposits in the list instead.',
    }
  }
  const found = switchDeposit(deposits, values, today)
  if (found === 'locked') {
    return {
      kind: 'refusal',
      title: 'Your deposit cannot be left early',
      text: 'By what you chose the money is locked in until the end. Compare deposits in the list when it ends.',
    }
  }
  if (found === 'none') {
    return {
      kind: 'refusal',
      title: `No deposit for ${counted(months - done, 'month', 'months')}`,
      text: 'No deposit of our list takes this amount for the months that are left. Most are for 1, 3, 6, 9, 12 or 24 months.',
    }
  }
  const { next, gain } = found
  const checked = oldestCheck(next.product.sources, next.product.placements)
  return {
    kind: 'answer',
    headline: {
      value: text(sen(Math.abs(gain))),
      unit: gain > 0 ? 'gained by leaving' : 'lost by leaving',
      basis: `${next.product.name} for ${counted(months - done, 'month', 'months')} against your ${formatAnnualRate(rate)}${checked === null ? '' : `; its rate was checked on ${formatDate(checked)}`}`,
      tone: gain > 0 ? 'gain' : 'cost',
    },
    figures: figuresOf(found),
    verdict: verdictOf(found),
    chart: null,
    tables: [],
    steps: stepsOf(values, found),
  }
}

/** Whether leaving a fixed deposit early for the best of the list is worth what is lost. */
export const moveDeposit: CatalogueSum = {
  id: 'move-deposit',
  reads: [fixedDeposit.id],
  over: (products) => {
    const deposits = products.filter(depositReader.is)
    return defineCalculator({
      id: 'move-deposit',
      title: 'Is leaving my deposit worth it?',
      purpose:
        'Whether leaving a fixed deposit early for the best one in our list earns more than you lose, by the same day.',
      group: 'saving',
      fields,
      work: (values, today) => answer(deposits, values, today),
      assumptions: [
        'You placed it whole months ago to the day, and it pays simple interest or profit on a year of 365 days.',
        'What it pays on leaving goes into the next deposit with the rest, over exactly the months that are left.',
        'Deposits for everybody with nothing to buy beside them and figures that are up to date; some ask for money that is new to the bank. What a bank pays us changes nothing.',
      ],
      rounding: 'Each return is rounded half up to the sen.',
      sources: [...fixedDepositCalculator.sources, limitSource],
      listLink: ({ months, done }) => ({
        href: `${fixedDeposit.path}?months=${Math.max(1, months - done)}`,
        label: 'All fixed deposits for the months that are left',
      }),
      related: ['split-deposit', 'fixed-deposit'],
    })
  },
}

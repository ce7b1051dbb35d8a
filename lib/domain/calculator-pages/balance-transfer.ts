import { type Transfer, type TransferCost, transferCost } from '../calculators/balance-transfer'
import { flatPlan, planPayments } from '../calculators/loan'
import { choice, money, months, rate, type ValuesOf } from '../fields/field'
import { isoDate } from '../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, optionLabel, step } from './calculator'
import { printListAddress } from './list-address'
import type { Answer, CalculatorResult, ResultTable, Verdict } from './result'

const fields = {
  amount: money({
    label: 'Balance to move',
    default: ringgit(10_000),
    min: { at: ringgit(1_000), because: 'transfers here start at RM1,000' },
    max: { at: ringgit(200_000), because: 'we know of no transfer beyond RM200,000' },
    personal: true,
  }),
  rate: rate({
    label: 'Rate of the transfer',
    unit: '% flat a year',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'enter 0 for a transfer without interest or profit' },
    max: { at: basisPoints(1_500), because: 'a higher flat rate costs more than any card' },
  }),
  months: months({
    label: 'Months of the transfer',
    default: 12,
    min: { at: 3, because: 'no transfer here is shorter than three months' },
    max: { at: 60, because: 'no transfer here is longer than five years' },
  }),
  fee: rate({
    label: 'Fee, once',
    unit: '% of the balance',
    default: basisPoints(300),
    min: { at: basisPoints(0), because: 'enter 0 when no fee is asked' },
    max: { at: basisPoints(1_000), because: 'we know of no transfer fee above 10%' },
  }),
  timing: choice({
    label: 'How the fee is taken',
    options: [
      { value: 'upfront', label: 'From what is moved' },
      { value: 'added-to-balance', label: 'Added to the balance' },
      { value: 'first-instalment', label: 'With the first instalment' },
    ],
    default: 'upfront',
  }),
  card: rate({
    label: 'Charge of the card you leave',
    unit: '% a year',
    hint: '15%, 17% or 18%, by how many of your last 12 payments were in time.',
    default: basisPoints(1_800),
    min: { at: basisPoints(0), because: 'a charge cannot be below nothing' },
    max: { at: basisPoints(1_800), because: '18% a year is the highest charge on a card here' },
  }),
} as const

type TransferValues = ValuesOf<typeof fields>

const text = (amount: Sen) => formatRinggit(amount, 'sen')

function eirText({ eir }: TransferCost): string {
  return eir === null ? 'Not known' : formatRate(fromFraction(eir.nominal))
}

function work(values: TransferValues): CalculatorResult {
  const { amount, rate: yearly, months: term, card } = values
  const transfer: Transfer = values
  const cost = transferCost(transfer, card)
  return {
    kind: 'answer',
    headline: {
      value: eirText(cost),
      unit: 'a year, fee included',
      basis: `${formatRinggit(amount)} over ${term} months at ${formatRate(yearly)} flat with a fee of ${formatRate(values.fee)}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Instalment', value: text(cost.instalment), note: instalmentNote(values, cost) },
      { label: 'Fee', value: text(cost.fee), note: optionLabel(fields.timing, values.timing) },
      { label: 'The transfer costs', value: text(cost.cost), note: 'Fee, interest or profit' },
      {
        label: 'Staying costs',
        value: cost.staying === null ? 'No end' : text(cost.staying.charge),
        note:
          cost.staying === null
            ? 'This payment never clears the old card'
            : `Paying the same on the old card, ${counted(cost.staying.months.length, 'month', 'months')}`,
      },
      savedFigure(cost),
    ],
    verdict: verdictOf(cost, card),
    chart: costChart(cost),
    tables: [balanceTable(values, cost)],
    steps: stepsOf(values, cost),
  }
}

function instalmentNote({ timing }: TransferValues, { fee }: TransferCost): string {
  return timing === 'first-instalment' && fee > 0 ? `A month; the first ${text(fee)} more` : 'A month'
}

function savedFigure({ saved }: TransferCost): Answer['figures'][number] {
  if (saved === null) return { label: 'Saved by moving', value: 'Not known', note: 'Staying has no end' }
  return saved < 0
    ? { label: 'Lost by moving', value: text(sen(-saved)), note: null }
    : { label: 'Saved by moving', value: text(saved), note: null }
}

function verdictOf({ saved, staying }: TransferCost, card: BasisPoints): Verdict {
  const stays = `staying at ${formatRate(card, 'trim')} and paying the same, the fee too`
  if (saved === null || staying === null) {
    return { tone: 'good', text: 'The same payments would never clear the old card: the transfer has an end.' }
  }
  if (saved < 0) return { tone: 'warn', text: `You pay ${text(sen(-saved))} more than by ${stays}.` }
  if (saved === 0) return { tone: 'plain', text: `It costs the same as ${stays}.` }
  return {
    tone: 'good',
    text: `You pay ${text(saved)} less than by ${stays}. Buy nothing on the new card meanwhile, and never miss an instalment: what is left then goes back to the normal rate.`,
  }
}

function costChart({ fee, cost, staying }: TransferCost): Answer['chart'] {
  if (staying === null) return null
  return {
    kind: 'bars',
    title: 'Moving or staying',
    description: `Moving costs ${text(cost)}, of which ${text(fee)} is the fee. Staying and paying the same each month costs ${text(staying.charge)}.`,
    quantity: 'money',
    axis: { name: 'Plan', at: ['Move', 'Stay'] },
    series: [
      { name: 'Fee', tone: 'second', values: [fee, 0] },
      { name: 'Interest or charge', tone: 'cost', values: [cost - fee, staying.charge] },
    ],
  }
}

/** What leaves the visitor's account each month of the transfer, and what is still to be paid of it. */
function movedMonths({ amount, rate: yearly, months: term, timing }: TransferValues, fee: Sen) {
  const moved = timing === 'added-to-balance' ? sen(amount + fee) : amount
  const plan = flatPlan(moved, yearly, term)
  let left: number = plan.totalRepaid
  return planPayments(plan, term).map((payment) => {
    left -= payment
    return { payment, left }
  })
}

function balanceTable(values: TransferValues, { fee, staying }: TransferCost): ResultTable {
  const moved = movedMonths(values, fee)
  const stayed = staying?.months ?? []
  const last = Math.max(moved.length, stayed.length)
  return {
    title: 'Month by month',
    columns: [
      { label: 'Month', kind: 'whole' },
      { label: 'Instalment', kind: 'money' },
      { label: 'Left to pay after moving', kind: 'money' },
      { label: 'Owed when staying', kind: 'money' },
    ],
    rows: Array.from({ length: last }, (_, index) => {
      const { payment, left } = moved[index] ?? { payment: 0, left: 0 }
      return [index + 1, payment, left, stayed[index]?.balance ?? 0]
    }),
  }
}

/** How the fee is paid to the old card when the balance stays, so that both ways take the same money at the same time. */
const stayWords: Readonly<Record<TransferValues['timing'], string>> = {
  upfront: 'the fee paid to the old card at the start',
  'added-to-balance': 'the fee within the instalments',
  'first-instalment': 'the fee with the first payment',
}

function stepsOf(values: TransferValues, cost: TransferCost): Answer['steps'] {
  const { amount, rate: yearly, months: term, fee: feeRate, timing, card } = values
  const moved = timing === 'added-to-balance' ? sen(amount + cost.fee) : amount
  const charge = atRate(moved, yearly, term, 12)
  const stay = cost.staying === null ? 'no end' : text(cost.staying.charge)
  return [
    step('Fee', `${formatRinggit(amount)} × ${formatRate(feeRate)}`, text(cost.fee)),
    step('Interest or profit', `${formatRinggit(moved)} × ${formatRate(yearly)} × ${term} ÷ 12`, text(charge)),
    step('Instalment', `(${formatRinggit(moved)} + ${text(charge)}) ÷ ${term}`, text(cost.instalment)),
    step('The transfer costs', `${text(cost.fee)} + ${text(charge)}`, text(cost.cost)),
    step(
      'Staying costs',
      `${stayWords[timing]}, then the same instalments at ${formatRate(card)} a year, by the month`,
      stay,
    ),
    step('Yearly rate', 'monthly rate at which the payments are worth what was moved, × 12', eirText(cost)),
  ]
}

/** What a balance transfer really costs, as a yearly rate and against staying with the old card. */
export const balanceTransfer = defineCalculator({
  id: 'balance-transfer',
  title: 'Balance transfer',
  purpose: 'What moving a card balance really costs with its fee, and what it saves against staying.',
  group: 'cards',
  fields,
  work,
  assumptions: [
    'Equal instalments, each paid in time; nothing else is bought on either card.',
    'Staying takes the same money at the same time as moving: the old card gets the fee when the transfer would ask for it, and the same instalment each month until it is cleared. Its charge is counted by the month.',
    'A fee taken from what is moved is paid by you in addition, so that the whole balance is cleared.',
    'A fee of about 3% is common practice (general knowledge). Each offer has its own.',
  ],
  rounding: 'Fee, charge and instalment are rounded half up to the sen; the rate is shown to a hundredth of a percent.',
  sources: [
    {
      title: 'CIMB, credit-card fees and charges',
      url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'WangWise, balance transfer in Malaysia',
      url: 'https://wangwise.my/guides/credit-card-balance-transfer-malaysia',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'iMoney, balance-transfer guide',
      url: 'https://imoney.my/articles/credit-card-transfer-guide',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => ({
    href: printListAddress('/credit-card', { sort: 'transfer' }),
    label: 'Credit cards by the rate of a balance transfer',
  }),
  related: ['card-payoff', 'effective-rate-converter'],
})

import { blendedRate, depositReturn, depositTerm, trueReturn } from '../calculators/deposit'
import { rate } from '../fields/field'
import { formatDate, type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints, formatAnnualRate, formatRate, fromFraction } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { depositAmount, depositMonths, depositRate } from './deposit-fields'
import { printListAddress } from './list-address'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'

const fields = {
  amount: depositAmount('Amount in the deposit'),
  rate: depositRate('Rate that is advertised', basisPoints(450)),
  months: depositMonths(),
  share: rate({
    label: 'What must go beside it',
    unit: '% of the deposit',
    hint: 'RM3,000 in a savings account or a fund for RM10,000 of deposit is 30%.',
    default: basisPoints(3_000),
    min: { at: basisPoints(0), because: 'enter 0 when nothing is tied to it' },
    max: { at: basisPoints(50_000), because: 'we know of no offer that ties more than five times the deposit' },
  }),
  charge: rate({
    label: 'Charge on that part at the start',
    unit: '% of it',
    hint: 'Sales charge of a fund, or the part of a premium that is not saved. 0 for a savings account.',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'a charge cannot be below nothing' },
    max: { at: basisPoints(10_000), because: 'no more than all of it can be lost at the start' },
  }),
  earns: rate({
    label: 'What that part earns',
    unit: '% a year',
    hint: 'For a fund this is your own guess; it may be below zero.',
    default: basisPoints(25),
    min: { at: basisPoints(-1_000), because: 'losing more than 10% a year would not be a plan' },
    max: { at: basisPoints(3_000), because: 'nothing that is tied to a deposit promises more than 30% a year' },
  }),
  plain: rate({
    label: 'Rate of a deposit without conditions',
    unit: '% a year',
    default: basisPoints(255),
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  }),
} as const

interface TiedValues {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly months: number
  readonly share: BasisPoints
  readonly charge: BasisPoints
  readonly earns: BasisPoints
  readonly plain: BasisPoints
}

/** The offer and the plain deposit after so many days. */
function after(values: TiedValues, days: number) {
  const { amount, rate: yearly, share, charge, earns, plain } = values
  // The kind of purchase changes nothing in the sum.
  const tied = { kind: 'savings-share', share, charge, rate: earns } as const
  const offer = trueReturn({ amount, rate: yearly, dayCount: 365 }, tied, days)
  return { offer, plain: depositReturn(offer.placed, plain, days) }
}

type After = ReturnType<typeof after>

function work(values: TiedValues, today: IsoDate): CalculatorResult {
  const { amount, rate: yearly, months: term, plain: plainRate, charge } = values
  const { days, maturity } = depositTerm(today, term)
  const both = after(values, days)
  const { offer, plain } = both
  const shown = `${offer.heldAtLimit && offer.net < 0 ? 'below ' : ''}${formatAnnualRate(offer.yearlyRate)}`
  return {
    kind: 'answer',
    headline: {
      value: shown,
      unit: 'on all the money',
      basis: `${formatRinggit(amount)} at ${formatAnnualRate(yearly)} with ${formatRinggit(offer.tiedAmount)} beside it, for ${counted(term, 'month', 'months')}`,
      tone: offer.net >= plain ? 'gain' : 'cost',
    },
    figures: [
      { label: 'Total earned', value: formatRinggit(offer.net, 'sen'), note: `By ${formatDate(maturity)}` },
      { label: 'From the deposit', value: formatRinggit(offer.depositReturn, 'sen'), note: null },
      {
        label: 'From the tied part',
        value: formatRinggit(sen(offer.tiedReturn - offer.tiedCharge), 'sen'),
        note: charge === 0 ? 'No charge' : `After a charge of ${formatRinggit(offer.tiedCharge, 'sen')}`,
      },
      {
        label: 'Without conditions',
        value: formatRinggit(plain, 'sen'),
        note: `${formatRinggit(offer.placed)} at ${formatAnnualRate(plainRate)}`,
      },
    ],
    verdict: verdictOf(both, yearly, shown),
    chart: gainChart(values, today, both),
    tables: [partsTable(values, both)],
    steps: stepsOf(values, both, days, shown),
  }
}

function verdictOf({ offer, plain }: After, advertised: BasisPoints, shown: string): Verdict {
  const difference = sen(offer.net - plain)
  const gap = formatRinggit(sen(Math.abs(difference)), 'sen')
  const truth = `The advertised ${formatRate(advertised)} is ${shown} on all the money you place.`
  if (difference < 0) return { tone: 'warn', text: `${truth} A deposit without conditions pays you ${gap} more.` }
  if (difference === 0) return { tone: 'plain', text: `${truth} A deposit without conditions pays the same.` }
  return { tone: 'good', text: `${truth} That is ${gap} more than a deposit without conditions pays.` }
}

function gainChart(values: TiedValues, today: IsoDate, { offer, plain }: After): Answer['chart'] {
  const at = pointsUpTo(values.months)
  const points = at.map((month) => after(values, depositTerm(today, month).days))
  return {
    kind: 'lines',
    title: 'What you have earned so far',
    description: `The tied offer starts at ${formatRinggit(sen(-offer.tiedCharge), 'sen')} because of its charge and comes to ${formatRinggit(offer.net, 'sen')}; a deposit without conditions comes to ${formatRinggit(plain, 'sen')}.`,
    quantity: 'money',
    axis: { name: 'Month', at },
    series: [
      { name: 'Tied offer', tone: 'main', values: points.map((point) => point.offer.net) },
      { name: 'Without conditions', tone: 'second', values: points.map((point) => point.plain) },
    ],
  }
}

function partsTable({ amount, rate: yearly, earns, plain: plainRate }: TiedValues, { offer, plain }: After) {
  return {
    title: 'Part by part',
    columns: [
      { label: 'Part', kind: 'text' },
      { label: 'Placed', kind: 'money' },
      { label: 'Rate', kind: 'rate' },
      { label: 'Charge', kind: 'money' },
      { label: 'Earned', kind: 'money' },
    ],
    rows: [
      ['Deposit', amount, yearly, 0, offer.depositReturn],
      ['Tied part', offer.tiedAmount, earns, offer.tiedCharge, offer.tiedReturn],
      ['Together', offer.placed, offer.yearlyRate, offer.tiedCharge, offer.net],
      ['Deposit without conditions', offer.placed, plainRate, 0, plain],
    ],
  } satisfies Answer['tables'][number]
}

function stepsOf(values: TiedValues, { offer }: After, days: number, shown: string): Answer['steps'] {
  const { amount, rate: yearly, share, charge, earns } = values
  const kept = sen(offer.tiedAmount - offer.tiedCharge)
  const blended = blendedRate([
    { amount, rate: yearly, days },
    { amount: kept, rate: earns, days },
  ])
  const [own, tiedReturn] = [formatRinggit(offer.depositReturn, 'sen'), formatRinggit(offer.tiedReturn, 'sen')]
  const taken = formatRinggit(offer.tiedCharge, 'sen')
  return [
    step('Tied part', `${formatRinggit(amount)} × ${formatRate(share)}`, formatRinggit(offer.tiedAmount, 'sen')),
    step('Charge', `${formatRinggit(offer.tiedAmount)} × ${formatRate(charge)}`, taken),
    step('Return of the deposit', `${formatRinggit(amount)} × ${formatRate(yearly)} × ${days} ÷ 365`, own),
    step('Return of the tied part', `${formatRinggit(kept)} × ${formatRate(earns)} × ${days} ÷ 365`, tiedReturn),
    step(
      'Blended rate before the charge',
      'Σ(amount × rate × days) ÷ Σ(amount × days)',
      formatRate(fromFraction(blended)),
    ),
    step('Total earned', `${own} + ${tiedReturn} − ${taken}`, formatRinggit(offer.net, 'sen')),
    step('True return', `${formatRinggit(offer.net, 'sen')} ÷ ${formatRinggit(offer.placed)} × 365 ÷ ${days}`, shown),
  ]
}

/** The return of a deposit over all the money that it asks for. */
export const tiedDepositCalculator = defineCalculator({
  id: 'tied-deposit',
  title: 'Tied deposit',
  purpose: 'What a high deposit rate is worth when money must also go into an account, a fund or a policy.',
  group: 'saving',
  fields,
  work,
  assumptions: [
    'Placed today; simple return, counted by the day on a year of 365 days.',
    'The tied part stays as long as the deposit does and its charge is lost at the start.',
    'The return of a fund is your own guess: nobody promises it. Insurance bought with the deposit has a worth of its own that is not counted.',
    'How tied offers are built is general knowledge: read the terms of yours.',
  ],
  rounding: 'The tied part, its charge and each return are rounded half up to the sen before they are added.',
  sources: [
    {
      title: 'CIMB, unfixed deposit: terms of placement and withdrawal',
      url: 'https://www.cimb.com.my/en/business/solutions-products/deposit-investments/fixed-deposit/unfixed-deposit.html',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'iMoney, fixed deposits explained',
      url: 'https://www.imoney.my/articles/fixed-deposit-what-you-need-to-know',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: ({ amount, months: term }) => ({
    href: printListAddress('/investment/fixed-deposit', { amount: { sen: amount }, months: term }),
    label: `Fixed deposits for ${formatRinggit(amount)} over ${counted(term, 'month', 'months')}`,
  }),
  related: ['fixed-deposit', 'roll-over'],
})

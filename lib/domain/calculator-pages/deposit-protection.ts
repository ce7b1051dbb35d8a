import { depositProtectionLimit, depositTerm } from '../calculators/deposit'
import {
  type Holding,
  mostProtectedPrincipal,
  type ProtectionMove,
  type ProtectionPlan,
  type ProtectionSlot,
  protectRest,
  splitProtection,
} from '../calculators/deposit-protection'
import { choice, money, months, rate, type ValuesOf } from '../fields/field'
import { type IsoDate, isoDate } from '../iso-date'
import { formatRinggit, ringgit, type Sen, sen, sumSen } from '../money'
import { basisPoints, formatAnnualRate, formatRate } from '../rate'
import { counted } from '../words'
import { defineCalculator, step } from './calculator'
import type { Answer, CalculatorResult, ResultFigure, Verdict } from './result'

const { amount: limit, source: limitSource } = depositProtectionLimit

/** An amount at one of the banks. */
function held(bank: 1 | 2 | 3, label: string, amount: number) {
  return money({
    label: `Bank ${bank}: ${label}`,
    default: ringgit(amount),
    min: { at: ringgit(0), because: 'enter 0 when you hold none there' },
    max: { at: ringgit(20_000_000), because: 'RM20 million is the most we work with in one place' },
    personal: true,
    when:
      bank === 1 ? { field: 'banks', is: ['1', '2', '3'] } : { field: 'banks', is: bank === 2 ? ['2', '3'] : ['3'] },
  })
}

const fields = {
  banks: choice({
    label: 'Banks that you keep deposits with',
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
      { value: '3', label: 'Three' },
    ],
    default: '1',
    personal: true,
  }),
  own1: held(1, 'in your name', 300_000),
  islamic1: held(1, 'in your name, Islamic', 80_000),
  joint1: held(1, 'joint account', 0),
  trust1: held(1, 'trust account', 0),
  business1: held(1, 'your business', 0),
  own2: held(2, 'in your name', 100_000),
  islamic2: held(2, 'in your name, Islamic', 0),
  joint2: held(2, 'joint account', 0),
  trust2: held(2, 'trust account', 0),
  business2: held(2, 'your business', 0),
  own3: held(3, 'in your name', 50_000),
  islamic3: held(3, 'in your name, Islamic', 0),
  joint3: held(3, 'joint account', 0),
  trust3: held(3, 'trust account', 0),
  business3: held(3, 'your business', 0),
  rate: rate({
    label: 'Rate of a deposit that you plan',
    unit: '% a year',
    hint: 'Its return counts towards the limit too.',
    default: basisPoints(255),
    min: { at: basisPoints(0), because: 'a deposit does not charge you' },
    max: { at: basisPoints(3_000), because: 'no deposit here promises more than 30% a year' },
  }),
  months: months({
    label: 'Its term',
    default: 12,
    min: { at: 1, because: 'fixed deposits start at one month' },
    max: { at: 60, because: 'fixed deposits end at 60 months' },
  }),
} as const

type DepositValues = ValuesOf<typeof fields>

interface Place {
  readonly name: string
  readonly islamic: boolean
  readonly holding: Holding
}

const places = {
  own: { name: 'in your name', islamic: false, holding: 'own' },
  islamic: { name: 'in your name', islamic: true, holding: 'own' },
  joint: { name: 'joint', islamic: false, holding: 'joint' },
  trust: { name: 'trust', islamic: false, holding: 'trust' },
  business: { name: 'business', islamic: false, holding: 'business' },
} as const satisfies Readonly<Record<string, Place>>

/** Every amount that is held, with where and how. */
function depositsOf(values: DepositValues) {
  const { own, islamic, joint, trust, business } = places
  const all = [
    { ...own, bank: 'Bank 1', amount: values.own1 },
    { ...islamic, bank: 'Bank 1', amount: values.islamic1 },
    { ...joint, bank: 'Bank 1', amount: values.joint1 },
    { ...trust, bank: 'Bank 1', amount: values.trust1 },
    { ...business, bank: 'Bank 1', amount: values.business1 },
    { ...own, bank: 'Bank 2', amount: values.own2 },
    { ...islamic, bank: 'Bank 2', amount: values.islamic2 },
    { ...joint, bank: 'Bank 2', amount: values.joint2 },
    { ...trust, bank: 'Bank 2', amount: values.trust2 },
    { ...business, bank: 'Bank 2', amount: values.business2 },
    { ...own, bank: 'Bank 3', amount: values.own3 },
    { ...islamic, bank: 'Bank 3', amount: values.islamic3 },
    { ...joint, bank: 'Bank 3', amount: values.joint3 },
    { ...trust, bank: 'Bank 3', amount: values.trust3 },
    { ...business, bank: 'Bank 3', amount: values.business3 },
  ]
  return all
    .filter(({ bank, amount }) => amount > 0 && Number(bank.slice(-1)) <= Number(values.banks))
    .map((deposit) => ({ ...deposit, holder: deposit.name }))
}

function slotName({ bank, holder, islamic }: ProtectionSlot): string {
  return `${bank}, ${holder}${islamic ? ', Islamic' : ''}`
}

function work(values: DepositValues, today: IsoDate): CalculatorResult {
  const split = splitProtection(depositsOf(values))
  if (split.total === 0) {
    return {
      kind: 'refusal',
      title: 'There is nothing to protect yet',
      text: 'Enter at least one deposit: how much you hold at a bank, and in whose name.',
    }
  }
  const { covered, uncovered, total, slots } = split
  const plan = protectRest(split)
  const { days } = depositTerm(today, values.months)
  const most = mostProtectedPrincipal(values.rate, days)
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(covered),
      unit: 'protected',
      basis: `of ${formatRinggit(total)} in ${counted(slots.length, 'place', 'places')} with a limit of ${formatRinggit(limit)} each`,
      tone: uncovered === 0 ? 'gain' : 'plain',
    },
    figures: [
      { label: 'Not protected', value: formatRinggit(uncovered), note: uncovered === 0 ? null : 'Above a limit' },
      ...planFigures(plan, uncovered),
      {
        label: 'Most to place in a new deposit',
        value: formatRinggit(most, 'sen'),
        note: `With its return at ${formatAnnualRate(values.rate)} over ${counted(values.months, 'month', 'months')} within the limit`,
      },
    ],
    verdict: verdictOf(uncovered, plan),
    chart: slotsChart(slots, covered, uncovered),
    tables: [slotsTable(slots)],
    steps: stepsOf(values, slots, days, most),
  }
}

function planFigures({ within, elsewhere }: ProtectionPlan, uncovered: Sen): readonly ResultFigure[] {
  const moved = sumSen(within.map(({ amount }) => amount))
  return [
    ...(moved === 0
      ? []
      : [{ label: 'Fits at the same bank', value: formatRinggit(moved), note: within.map(targetWords).join('; ') }]),
    {
      label: 'Further banks that would hold it',
      value: elsewhere.length === 0 ? 'None needed' : String(elsewhere.length),
      note: uncovered === 0 || elsewhere.length === 0 ? null : `Each for up to ${formatRinggit(limit)}`,
    },
  ]
}

/** The place with room that a move leads to: the other half of the bank. */
function targetWords({ from }: ProtectionMove): string {
  return `${from.bank}, ${from.holder}, as ${from.islamic ? 'a conventional' : 'an Islamic'} deposit`
}

function verdictOf(uncovered: Sen, { within, elsewhere }: ProtectionPlan): Verdict {
  if (uncovered === 0) {
    return {
      tone: 'good',
      text: 'All of it is protected. Watch the return that is added: it counts towards the limit.',
    }
  }
  const moves = within.map((move) => `${formatRinggit(move.amount)} to ${targetWords(move)}`)
  const rest = sumSen(elsewhere)
  const banks = counted(elsewhere.length, 'other member bank', 'other member banks')
  const places = rest === 0 ? moves : [...moves, `${formatRinggit(rest)} to ${banks}`]
  return {
    tone: 'warn',
    text: `${formatRinggit(uncovered)} would not be protected if its bank failed. All of it would be if you moved ${places.join(', and ')}.`,
  }
}

function slotsChart(slots: readonly ProtectionSlot[], covered: Sen, uncovered: Sen): Answer['chart'] {
  return {
    kind: 'bars',
    title: 'What is protected, place by place',
    description: `${formatRinggit(covered)} lies within the limits and ${formatRinggit(uncovered)} above them.`,
    quantity: 'money',
    axis: { name: 'Place', at: slots.map(slotName) },
    series: [
      { name: 'Protected', tone: 'gain', values: slots.map((slot) => slot.covered) },
      { name: 'Not protected', tone: 'cost', values: slots.map((slot) => slot.uncovered) },
    ],
  }
}

function slotsTable(slots: readonly ProtectionSlot[]): Answer['tables'][number] {
  return {
    title: 'Place by place',
    columns: [
      { label: 'Place', kind: 'text' },
      { label: 'Held', kind: 'money' },
      { label: 'Protected', kind: 'money' },
      { label: 'Not protected', kind: 'money' },
    ],
    rows: slots.map((slot) => [slotName(slot), slot.amount, slot.covered, slot.uncovered]),
  }
}

function stepsOf(values: DepositValues, slots: readonly ProtectionSlot[], days: number, most: Sen): Answer['steps'] {
  const covered = sen(slots.reduce((sum, slot) => sum + slot.covered, 0))
  const uncovered = sen(slots.reduce((sum, slot) => sum + slot.uncovered, 0))
  return [
    ...slots.map((slot) =>
      step(
        slotName(slot),
        `the smaller of ${formatRinggit(slot.amount)} and ${formatRinggit(limit)}`,
        formatRinggit(slot.covered),
      ),
    ),
    step('Protected', 'all places together', formatRinggit(covered)),
    step('Not protected', 'what lies above the limits', formatRinggit(uncovered)),
    step(
      'Most to place in a new deposit',
      `${formatRinggit(limit)} ÷ (1 + ${formatRate(values.rate)} × ${days} ÷ 365)`,
      formatRinggit(most, 'sen'),
    ),
  ]
}

/** How far PIDM protects deposits at up to three banks, place by place. */
export const depositProtectionCalculator = defineCalculator({
  id: 'deposit-protection',
  title: 'Deposit protection',
  purpose: 'How much of your deposits PIDM protects if a bank fails, and how to spread what lies above the limit.',
  group: 'saving',
  fields,
  work,
  assumptions: [
    'The limit counts for each depositor at each member bank, principal and return together.',
    'Islamic and conventional deposits have a limit each; so has each set of joint holders, each trust beneficiary (general knowledge) and each business.',
    'What lies above a limit is first put into the other half of the same bank, conventional or Islamic, where that bank takes such deposits, and then into other banks.',
    'Joint, trust and business deposits are taken as conventional, with one set of holders for each bank.',
    'Members are the licensed commercial and Islamic banks; development institutions and investment banks are not. Unit trusts, shares, gold accounts and e-money are not protected (general knowledge).',
  ],
  rounding: 'Nothing is rounded except the most to place, which is rounded down to the sen.',
  sources: [
    limitSource,
    {
      title: 'PIDM, how the protected amount is worked out',
      url: 'http://www.pidm.gov.my/en/for-public/deposit-insurance-system-(dis)/calculation-for-dis/',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Finance Sentral, what is PIDM',
      url: 'http://www.financesentral.com/2011/10/what-is-pidm-perbadanan-insurans.html',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  // Without figures: those of the visitor are personal and stay out of addresses.
  listLink: () => ({ href: '/investment/fixed-deposit', label: 'Fixed deposits to spread it over' }),
  related: ['fixed-deposit', 'emergency-fund'],
})

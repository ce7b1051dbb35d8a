import { depositProtectionLimit, depositTerm } from '../calculators/deposit'
import {
  mostProtectedPrincipal,
  type ProtectionMove,
  type ProtectionPlan,
  type ProtectionSlot,
  protectRest,
  splitProtection,
} from '../calculators/deposit-protection'
import { depositProtectionMembers } from '../country-rates/deposit-protection'
import { type IsoDate, isoDate } from '../values/iso-date'
import { formatRinggit, type Sen, sen, sumSen } from '../values/money'
import { formatAnnualRate, formatRate } from '../values/rate'
import { counted } from '../values/words'
import { defineCalculator, step } from './calculator'
import { type DepositValues, depositsOf, fields } from './deposit-protection-fields'
import type { Answer, CalculatorResult, ResultFigure, Verdict } from './result'

const { amount: limit, source: limitSource } = depositProtectionLimit
const [{ value: members, source: membersSource }] = depositProtectionMembers

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
  const { days } = depositTerm(today, values.months)
  const most = mostProtectedPrincipal(values.rate, days)
  // What moves is whole ringgit, so that a place is left with room for its return to the sen.
  const room = sen(most - (most % 100))
  const plan = protectRest(split, { most: room, members })
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
      ...planFigures(plan, room),
      {
        label: 'Most to place in a new deposit',
        value: formatRinggit(most, 'sen'),
        note: `With its return at ${formatAnnualRate(values.rate)} over ${counted(values.months, 'month', 'months')} within the limit`,
      },
    ],
    verdict: uncovered === 0 ? allProtected(slots, most) : planVerdict(uncovered, plan),
    chart: slotsChart(slots, covered, uncovered),
    tables: [slotsTable(slots)],
    steps: stepsOf(values, slots, days, most),
  }
}

/** How many further banks a plan uses. */
function furtherBanks({ elsewhere }: ProtectionPlan): number {
  return Math.max(0, ...elsewhere.map(({ bank }) => bank))
}

function planFigures(plan: ProtectionPlan, room: Sen): readonly ResultFigure[] {
  const moved = sumSen(plan.within.map(({ amount }) => amount))
  const banks = furtherBanks(plan)
  return [
    ...(moved === 0
      ? []
      : [
          {
            label: 'Fits at the same bank',
            value: formatRinggit(moved),
            note: plan.within.map(targetWords).join('; '),
          },
        ]),
    {
      label: 'Further banks that would hold it',
      value: banks === 0 ? 'None needed' : String(banks),
      note: banks === 0 ? null : `Each for up to ${formatRinggit(room)} in a name`,
    },
    ...(plan.unplaced === 0
      ? []
      : [
          {
            label: 'Left unprotected',
            value: formatRinggit(plan.unplaced),
            note: `About ${members} banks are members`,
          },
        ]),
  ]
}

/** The place with room that a move leads to: the other half of the bank. */
function targetWords({ from }: ProtectionMove): string {
  return `${from.bank}, ${from.holder}, as ${from.islamic ? 'a conventional' : 'an Islamic'} deposit`
}

/** Nothing is above a limit; a return may be soon. */
function allProtected(slots: readonly ProtectionSlot[], most: Sen): Verdict {
  const full = slots.filter(({ amount }) => amount > most).map(slotName)
  return {
    tone: 'good',
    text:
      full.length === 0
        ? 'All of it is protected, and so is the return that you plan.'
        : `All of it is protected now. The return would pass the limit here: ${full.join('; ')}.`,
  }
}

function planVerdict(uncovered: Sen, plan: ProtectionPlan): Verdict {
  const moves = plan.within.map((move) => `${formatRinggit(move.amount)} to ${targetWords(move)}`)
  const rest = sumSen(plan.elsewhere.map(({ amount }) => amount))
  const banks = counted(furtherBanks(plan), 'other member bank', 'other member banks')
  const places = (rest === 0 ? moves : [...moves, `${formatRinggit(rest)} to ${banks}`]).join(', and ')
  const lost = `${formatRinggit(uncovered)} would not be protected if its bank failed.`
  return {
    tone: 'warn',
    text:
      plan.unplaced === 0
        ? `${lost} All of it would be, with its return, if you moved ${places}.`
        : `${lost} PIDM has about ${members} member banks, too few for all of it: you could move ${places}, and ${formatRinggit(plan.unplaced)} would stay without protection.`,
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
    'No place is filled beyond what leaves room for a return at the rate and over the term that you enter. Money keeps its name when it moves: your own, joint, trust and business deposits have a place each at a further bank.',
    `About ${members} banks are members, Islamic ones counted apart (26 commercial and 16 Islamic banks are reported, five digital ones were licensed in 2022, and one has left); PIDM has the list.`,
    'Joint, trust and business deposits are taken as conventional, with one set of holders for each bank.',
    'Members are the licensed commercial and Islamic banks; development institutions and investment banks are not. Unit trusts, shares, gold accounts and e-money are not protected (general knowledge).',
  ],
  rounding:
    'The most to place is rounded down to the sen, and to the ringgit where money is moved. Nothing else is rounded.',
  sources: [
    limitSource,
    membersSource,
    {
      title: 'PIDM, how the protected amount is worked out',
      url: 'https://www.pidm.gov.my/en/for-public/deposit-insurance-system-(dis)/calculation-for-dis/',
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

import { type CalculatorSource, defineCalculator, step } from '../calculator-pages/calculator'
import type { Answer, CalculatorResult, Verdict } from '../calculator-pages/result'
import { homeLoan } from '../categories/home-loan/definition'
import { type HomeLoan, homeLoanReader } from '../categories/home-loan/figures'
import { oldestCheck } from '../categories/shared/facts'
import { latest } from '../country-rates/dated'
import { legalFeeScales } from '../country-rates/legal-fees'
import { policyRates } from '../country-rates/policy-rate'
import { propertyDuties } from '../country-rates/property-duty'
import { count, money, rate, type ValuesOf } from '../fields/field'
import { addMonths, formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, ringgit, type Sen, sen } from '../values/money'
import { basisPoints, formatAnnualRate, formatRate } from '../values/rate'
import { capitalised, counted } from '../values/words'
import type { CatalogueSum } from './catalogue-sum'
import { whyNoLoan } from './loan-refusal'
import { type LoanSwitch, switchLoan } from './loan-switch'
import { costsOverTime, movingHeadline, paybackText, paysAfter } from './moving'

const nothing = { at: ringgit(0), because: 'enter 0 when it costs you nothing' }

const fields = {
  balance: money({
    label: 'You still owe',
    default: ringgit(350_000),
    min: { at: ringgit(20_000), because: 'moving a smaller loan costs more than it can save' },
    max: { at: ringgit(20_000_000), because: 'RM20 million is the most we work with' },
    personal: true,
  }),
  rate: rate({
    label: 'Your rate now',
    unit: '% a year',
    default: basisPoints(460),
    min: { at: basisPoints(0), because: 'a loan does not pay you' },
    max: { at: basisPoints(1_200), because: 'home loans here cost less than 12% a year' },
    personal: true,
  }),
  years: count({
    label: 'Years left to pay',
    unit: 'years',
    default: 25,
    min: { at: 5, because: 'banks here lend for a home from five years on' },
    max: { at: 35, because: 'banks here lend for a home for up to 35 years' },
    personal: true,
  }),
  value: money({
    label: 'What your home is worth',
    hint: 'Banks lend up to a part of it.',
    default: ringgit(550_000),
    min: { at: ringgit(50_000), because: 'banks lend for homes from RM50,000 on' },
    max: { at: ringgit(20_000_000), because: 'RM20 million is the most we work with' },
    personal: true,
  }),
  exit: rate({
    label: 'Charge for leaving your loan now',
    unit: '% of what you owe',
    hint: 'Within the lock-in period, often 2% to 3%; after it, 0.',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'enter 0 when your lock-in period is over' },
    max: { at: basisPoints(1_000), because: 'we know of no loan that asks more than 10% for leaving' },
    personal: true,
  }),
  other: money({
    label: 'Other costs of moving',
    hint: 'Discharge of your loan, searches and registration, as the lawyer quotes them.',
    default: ringgit(1_500),
    min: nothing,
    max: { at: ringgit(100_000), because: 'we work with up to RM100,000 of other costs' },
    personal: true,
  }),
}
type SwitchValues = ValuesOf<typeof fields>

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const firstInstalment = ({ plan }: LoanSwitch['stay']) => plan.phases[0]?.instalment ?? sen(0)

/** The most that leaving the new loan early can be charged. */
const dearestLeaving = ({ leaving }: LoanSwitch['move']) => sen(Math.max(0, ...leaving))

/** `RM12,250.00`, or `up to` it where the charge falls with what is owed. */
function leavingText(move: LoanSwitch['move']): string {
  const most = text(dearestLeaving(move))
  return move.lockIn.kind === 'charged' && move.lockIn.of === 'outstanding' ? `up to ${most}` : most
}

function verdictOf({ saved, payback, move }: LoanSwitch, today: IsoDate): Verdict {
  if (saved <= 0) {
    return {
      tone: 'plain',
      text: `Moving is not worth it: even the best loan of our list, ${move.loan.name}, leaves you ${text(sen(-saved))} worse off by the end.`,
    }
  }
  const { lockIn } = move
  if (lockIn.kind === 'charged') {
    const years = counted(lockIn.months / 12, 'year', 'years')
    return {
      tone: 'plain',
      text: `Moving to ${move.loan.name} saves ${text(saved)} if you keep it to the end. It has a lock-in: selling or repaying within ${years}, until ${formatDate(addMonths(today, lockIn.months))} if you move today, costs ${leavingText(move)}. With that counted, moving pays for itself ${paysAfter(payback)}: do not move if you may sell or repay before then.`,
    }
  }
  const ask =
    lockIn.kind === 'none' ? '' : ' Whether it has a lock-in is not published: ask what leaving it early costs.'
  return {
    tone: lockIn.kind === 'none' ? 'good' : 'plain',
    text: `Moving to ${move.loan.name} pays for itself ${paysAfter(payback)}, and saves ${text(saved)} by the end. Do not move if you may sell or repay before then.${ask}`,
  }
}

function leavingFigure({ lockIn, ...move }: LoanSwitch['move']): Answer['figures'][number] {
  const label = 'Leaving the new loan early'
  switch (lockIn.kind) {
    case 'none':
      return { label, value: 'No charge', note: 'It has no lock-in' }
    case 'not-published':
      return { label, value: 'Not published', note: 'Ask the bank before you move' }
    case 'charged': {
      const value = leavingText({ lockIn, ...move })
      const of = lockIn.of === 'original' ? 'the amount borrowed' : 'what you still owe'
      const years = counted(lockIn.months / 12, 'year', 'years')
      return {
        label,
        value: capitalised(value),
        note: `In the first ${years}: ${formatRate(lockIn.fee, 'trim')} of ${of}`,
      }
    }
  }
}

function figuresOf(found: LoanSwitch): Answer['figures'] {
  const { stay, move, payback } = found
  const [now, then] = [firstInstalment(stay), firstInstalment(move)]
  const [phase] = move.plan.phases
  return [
    {
      label: 'Best loan to move to',
      value: move.loan.name,
      note: phase === undefined ? null : `${move.loan.issuer.name}, ${formatAnnualRate(phase.rate)}`,
    },
    { label: 'It pays for itself after', value: paybackText(payback), note: 'Even if you leave the new loan then' },
    leavingFigure(move),
    { label: 'Costs of moving', value: text(move.once), note: 'Paid once, at the start' },
    { label: 'Instalment', value: text(then), note: `${text(now)} now` },
    { label: 'Total cost of moving', value: text(move.total), note: `${text(stay.total)} if you stay` },
  ]
}

function stepsOf(values: SwitchValues, { stay, move, saved, payback }: LoanSwitch): Answer['steps'] {
  const months = values.years * 12
  const at = payback ?? months
  const costAt = (soFar: readonly Sen[]) => text(soFar[at] ?? sen(0))
  return [
    step(
      'Cost of staying',
      `${formatRinggit(values.balance)} at ${formatAnnualRate(values.rate)}, ${months} months`,
      text(stay.total),
    ),
    step('Costs of moving', move.costs.map(({ amount }) => text(amount)).join(' + '), text(move.once)),
    step(
      'Interest or profit of the new loan',
      move.plan.phases
        .map(({ rate: of, months: term }) => `${formatAnnualRate(of)} for ${term} months`)
        .join(', then '),
      text(move.plan.charge),
    ),
    step('Account fees of the new loan', `${months} months`, text(move.accountFees)),
    step(
      'Total cost of moving',
      `${text(move.once)} + ${text(move.plan.charge)} + ${text(move.accountFees)}`,
      text(move.total),
    ),
    step('Saved by moving', `${text(stay.total)} − ${text(move.total)}`, formatSignedRinggit(saved, 'sen')),
    step(
      `After month ${at}`,
      `staying ${costAt(stay.soFar)}, moving ${costAt(move.soFar)} and ${costAt(move.leaving)} for leaving the new loan`,
      payback === null ? 'Moving has cost more in every month' : 'Moving has cost no more',
    ),
  ]
}

function answer(loans: readonly HomeLoan[], values: SwitchValues, today: IsoDate): CalculatorResult {
  const found = values.balance > values.value ? null : switchLoan(loans, values, today)
  if (found === null) {
    return {
      kind: 'refusal',
      title: 'No bank of our list takes this loan',
      text: whyNoLoan(loans, values, today),
    }
  }
  const { move, saved } = found
  const { loan } = move
  const checked = oldestCheck(
    loan.sources,
    loan.pricing,
    loan.processingFee,
    loan.valuation,
    loan.setupFee,
    loan.lockIn,
  )
  return {
    kind: 'answer',
    headline: movingHeadline(
      saved,
      `${loan.name} against your ${formatAnnualRate(values.rate)} over ${counted(values.years, 'year', 'years')}${checked === null ? '' : `; its figures were checked on ${formatDate(checked)}`}`,
    ),
    figures: figuresOf(found),
    verdict: verdictOf(found, today),
    chart: costsOverTime(found),
    tables: [
      {
        title: 'What moving costs once',
        columns: [
          { label: 'Cost', kind: 'text' },
          { label: 'Amount', kind: 'money' },
        ],
        rows: [...move.costs.map(({ label, amount }) => [label, amount]), ['Together', move.once]],
      },
    ],
    steps: stepsOf(values, found),
  }
}

const sources: readonly CalculatorSource[] = [
  ...[legalFeeScales, propertyDuties, policyRates].flatMap((rules) => latest<unknown>(rules).source ?? []),
]

/** Whether moving a home loan to the best of the list is worth what it costs. */
export const moveHomeLoan: CatalogueSum = {
  id: 'move-home-loan',
  reads: [homeLoan.id],
  over: (products) => {
    const loans = products.filter(homeLoanReader.is)
    return defineCalculator({
      id: 'move-home-loan',
      title: 'Is moving my home loan worth it?',
      purpose:
        'What moving your home loan to the best one in our list saves, what it costs, and when it has paid for itself.',
      group: 'borrowing',
      fields,
      work: (values, today) => answer(loans, values, today),
      assumptions: [
        'You move what you still owe, without more cash, over the years that are left, and own no other home that is financed.',
        'The reference rate stays as it is today, and your own rate stays what you enter.',
        'The lawyer charges the full scale, and service tax on it; a bank that publishes that it pays for something pays for it.',
        'Selling or repaying within the new loan’s lock-in is charged as the bank publishes it, up to and in its last month; your own loan’s charge is the one you enter, today.',
        'Home loans for everybody, with figures that are up to date. You have to qualify; what a bank pays us changes nothing.',
      ],
      rounding: 'Each month’s interest, the instalments and each cost are rounded half up to the sen.',
      sources,
      listLink: () => ({ href: homeLoan.path, label: 'All home loans' }),
      related: ['home-loan', 'early-settlement'],
    })
  },
}

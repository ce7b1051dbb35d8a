import { lockInFee, settlementRule } from '../calculators/early-settlement'
import { formatDate, type IsoDate, isoDate, wholeMonths } from '../iso-date'
import { formatRinggit, roundSen, type Sen, sen } from '../money'
import { formatRate } from '../rate'
import { counted } from '../words'
import { defineCalculator, step } from './calculator'
import { type SettlementValues, settlementFields } from './early-settlement-fields'
import { type Leaving, type Loan, loanOf, type Method } from './early-settlement-ways'
import {
  type Answer,
  type CalculatorResult,
  pointsUpTo,
  type Refusal,
  type ResultFigure,
  type Series,
  type Verdict,
} from './result'

const reform = isoDate('2026-06-01')

/** A loan left after the instalments that were paid. `fee` is added to both ways of counting. */
interface Left extends Loan, Leaving {
  readonly fee: Sen
  /** What leaving saves against paying to the end; negative where it costs more. */
  readonly saved: Sen
}

const text = (amount: Sen) => formatRinggit(amount, 'sen')

function refused({ loan, agreement, months: term, paid }: SettlementValues, today: IsoDate): Refusal | null {
  if (paid >= term) {
    return {
      kind: 'refusal',
      title: 'Nothing is left to settle',
      text: `You have paid ${paid} of ${term} instalments. Enter fewer instalments paid or more months agreed.`,
    }
  }
  const passed = wholeMonths(agreement, today)
  if (loan !== 'car' || paid <= passed) return null
  return {
    kind: 'refusal',
    title: 'More instalments than months',
    text: `Since the agreement of ${formatDate(agreement)}, ${counted(passed, 'whole month has', 'whole months have')} passed, so ${counted(paid, 'instalment', 'instalments')} cannot have been due yet. Enter fewer instalments paid or an earlier day.`,
  }
}

function leave(values: SettlementValues): Left {
  const loan = loanOf(values)
  const leaving = loan.leave(values.paid)
  const fee = values['lock-in']
    ? roundSen(lockInFee({ rate: values.fee, basis: values['fee-on'] }, values.amount, leaving.owed))
    : sen(0)
  return { ...loan, ...leaving, fee, saved: sen(leaving.remaining - leaving.asked - fee) }
}

function work(values: SettlementValues, today: IsoDate): CalculatorResult {
  const refusal = refused(values, today)
  if (refusal !== null) return refusal
  const { months: term, paid } = values
  const left = leave(values)
  const { asked, remaining, instalment, fee, saved, method } = left
  return {
    kind: 'answer',
    headline: {
      value: text(sen(asked + fee)),
      unit: 'to settle',
      basis: `${dayWords(method)}, after ${paid} of ${term} instalments, by the ${methodName(method)}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Instalments still to come', value: text(remaining), note: `${term - paid} × ${text(instalment)}` },
      saved < 0
        ? { label: 'Leaving costs you', value: text(sen(-saved)), note: 'More than staying to the end' }
        : { label: 'Saved by leaving', value: text(saved), note: 'Interest or profit not paid' },
      { label: 'Fee for leaving', value: text(fee), note: values['lock-in'] ? null : 'No lock-in' },
      ...otherFigure(left),
    ],
    verdict: verdictOf(values, left, today),
    chart: chartOf(values, left),
    tables: [settlementTable(values, left)],
    steps: stepsOf(values, left),
  }
}

function methodName(method: Method): string {
  return method === 'flat' ? 'Rule of 78' : 'reducing balance'
}

function dayWords(method: Method): string {
  return method === 'reducing' ? 'at the next due date' : 'right after an instalment'
}

function otherFigure({ method, other, fee }: Left): readonly ResultFigure[] {
  if (other === null) return []
  const withFee = fee > 0 ? ', with the fee' : ''
  return [
    {
      label: method === 'flat' ? 'On the reducing balance' : 'By the old Rule of 78',
      value: text(sen(other + fee)),
      note: `On the same day${withFee}, ${method === 'flat' ? 'at the agreement’s effective rate' : 'for the same instalments'}`,
    },
  ]
}

function verdictOf({ loan, agreement }: SettlementValues, left: Left, today: IsoDate): Verdict {
  const { method, asked, other, saved } = left
  if (saved < 0) {
    return {
      tone: 'warn',
      text: `Leaving now costs ${text(sen(-saved))} more than paying to the end. Wait, or ask for the fee to be dropped.`,
    }
  }
  const saves = `Leaving now saves you ${text(saved)}.`
  if (other === null) return { tone: 'good', text: saves }
  if (method === 'reducing') {
    if (loan === 'car' && settlementRule(agreement).value.oldMethodMayStillBeUsed) {
      return {
        tone: 'good',
        text: `${saves} Some lenders still signed flat agreements then: if yours is one, choose that above.`,
      }
    }
    const dearer =
      other > asked ? ` The old Rule of 78 would ask ${text(sen(other - asked))} more on the same day.` : ''
    return { tone: 'good', text: `${saves}${dearer}` }
  }
  if (asked <= other) return { tone: 'plain', text: saves }
  const more = ` The Rule of 78 asks ${text(sen(asked - other))} more than the reducing balance would on the same day.`
  const asks =
    today >= reform && loan === 'car'
      ? ' The amended law lets you and the lender agree on the new way of counting: ask for it in writing.'
      : ''
  return { tone: 'warn', text: `${saves}${more}${asks}` }
}

/** What leaving saves after so many instalments, by each way that there is, without a fee. */
function savedBy(left: Left, paid: number): { readonly own: number; readonly other: number | null } {
  const { remaining, asked, other } = left.leave(paid)
  return { own: remaining - asked, other: other === null ? null : remaining - other }
}

function chartOf({ months: term, paid }: SettlementValues, left: Left): Answer['chart'] {
  const at = pointsUpTo(term)
  const ways = at.map((month) => savedBy(left, month))
  const now = savedBy(left, paid)
  const own = {
    name: way(left.method === 'flat'),
    tone: toneOf(left.method === 'flat'),
    values: ways.map((one) => one.own),
  }
  const other = {
    name: way(left.method !== 'flat'),
    tone: toneOf(left.method !== 'flat'),
    values: ways.map((one) => one.other ?? 0),
  }
  const compared = now.other === null ? '' : ` and ${text(sen(now.other))} by the ${other.name}`
  return {
    kind: 'lines',
    title: 'What leaving saves before a fee, by instalments paid',
    description: `The interest or profit that leaving saves falls to nothing over ${term} instalments. After ${paid} of them it is ${text(sen(now.own))} by the ${own.name}${compared}.`,
    quantity: 'money',
    axis: { name: 'Instalments paid', at },
    series: now.other === null ? [own] : [own, other],
  }
}

const way = (isFlat: boolean) => (isFlat ? 'Rule of 78' : 'reducing balance')
const toneOf = (isFlat: boolean): Series['tone'] => (isFlat ? 'cost' : 'main')

function settlementTable({ months: term, paid }: SettlementValues, left: Left): Answer['tables'][number] {
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const shown = [...new Set([...years, paid])].toSorted((a, b) => a - b)
  const compares = left.other !== null
  return {
    title: `Leaving earlier or later, ${dayWords(left.method)}, before a fee`,
    columns: [
      { label: 'Instalments paid', kind: 'whole' },
      { label: 'Still to come', kind: 'money' },
      { label: left.method === 'flat' ? 'Rule of 78' : 'Reducing balance', kind: 'money' },
      ...(compares
        ? [{ label: left.method === 'flat' ? 'Reducing balance' : 'Rule of 78', kind: 'money' } as const]
        : []),
    ],
    rows: shown.map((month) => {
      const { remaining, asked, other } = left.leave(month)
      return [month, remaining, asked, ...(other === null ? [] : [other])]
    }),
  }
}

function stepsOf(values: SettlementValues, left: Left): Answer['steps'] {
  const { loan, agreement, paid, months: term } = values
  const chosen = loan === 'car' ? `agreement of ${formatDate(agreement)}` : 'as you chose'
  const name = left.method === 'flat' ? 'Flat rate with the Rule of 78' : 'Reducing balance'
  return [
    step('Way of counting', chosen, name),
    ...(left.method === 'flat' ? flatSteps(values, left) : reducingSteps(values, left)),
    ...otherSteps(left, term - paid, term),
    step(
      'Fee for leaving',
      values['lock-in'] ? `${formatRate(values.fee)} of ${feeBase(values)}` : 'none',
      text(left.fee),
    ),
    step('To settle', 'settlement + fee', text(sen(left.asked + left.fee))),
  ]
}

function reducingSteps({ amount, rate: yearly, months: term, paid }: SettlementValues, left: Left): Answer['steps'] {
  const { method, instalment, owed, part, asked } = left
  const owedStep = step('Still owed', `instalment × (1 − (1 + i)^−${term - paid}) ÷ i`, text(owed))
  return [
    step(
      'Instalment',
      `${formatRinggit(amount)} × i ÷ (1 − (1 + i)^−${term}), with i = ${formatRate(yearly)} ÷ 12`,
      text(instalment),
    ),
    owedStep,
    ...(method === 'plain'
      ? []
      : [step('Charge to the next due date', `${text(owed)} × ${formatRate(yearly)} ÷ 12`, text(part))]),
    step('Settlement', method === 'plain' ? 'what is still owed' : `${text(owed)} + ${text(part)}`, text(asked)),
  ]
}

function flatSteps({ amount, rate: yearly, months: term, paid }: SettlementValues, left: Left): Answer['steps'] {
  const [borrowed, charged, whole] = [formatRinggit(amount), text(left.charge), term - paid]
  return [
    step('Charge of the whole term', `${borrowed} × ${formatRate(yearly)} × ${term} ÷ 12`, charged),
    step('Instalment', `(${borrowed} + ${charged}) ÷ ${term}`, text(left.instalment)),
    step('Instalments still to come', `${whole} × ${text(left.instalment)}`, text(left.remaining)),
    step('Rebate', `${charged} × ${whole} × ${whole + 1} ÷ (${term} × ${term + 1})`, text(left.part)),
    step('Settlement', `${text(left.remaining)} − ${text(left.part)}`, text(left.asked)),
  ]
}

/** The other way of counting, on the same day. */
function otherSteps(
  { method, other, instalment, remaining, charge }: Left,
  whole: number,
  term: number,
): Answer['steps'] {
  if (other === null) return []
  if (method === 'flat') {
    const formula = `${text(instalment)} × (1 − (1 + i)^−${whole}) ÷ i, i being the agreement’s effective rate a month`
    return [step('On the reducing balance, the same day', formula, text(other))]
  }
  const formula = `${text(remaining)} − ${text(charge)} × ${whole - 1} × ${whole} ÷ (${term} × ${term + 1}), with ${counted(whole - 1, 'whole month', 'whole months')} to come after the due date`
  return [step('By the Rule of 78, the same day', formula, text(other))]
}

function feeBase(values: SettlementValues): string {
  return values['fee-on'] === 'original' ? 'the amount borrowed' : 'what is still owed'
}

/** What leaving a loan early costs and saves, by the Rule of 78 and on the reducing balance. */
export const earlySettlement = defineCalculator({
  id: 'early-settlement',
  title: 'Early settlement',
  purpose: 'What paying off a loan early costs and saves, by the old hire-purchase law and the new.',
  group: 'borrowing',
  fields: settlementFields,
  work,
  assumptions: [
    'You owe nothing in arrears, and both ways of counting are compared on the same day, with the same fee.',
    'A flat agreement is left right after an instalment: the Rule of 78 then counts all months that are still to come.',
    'A car loan on the reducing balance is left at the next due date, because section 14 of the amended Hire-Purchase Act adds the charge to that day. The Rule of 78 then counts one whole month less to come.',
    'A home or personal loan is left right after an instalment. A lender that charges to a later day adds the interest to that day. The Rule of 78 is not compared with it.',
    'No more instalments can be paid than whole months have passed since the agreement.',
    'The surrender value of insurance is not taken off.',
    'Some agreements signed before the change may use the new way when both sides agree.',
    'That the amended law began on 1 Jun 2026, with a transition to 31 Mar 2027, is from one news digest.',
    'The usual lock-in of three to five years and its fee of 2% to 3% are general knowledge, not read in a source.',
  ],
  rounding: 'Nothing is rounded on the way; each figure shown is rounded half up to the sen.',
  sources: [
    {
      title: 'Hire-Purchase (Amendment) Act 2026 [Act A1783], sections 14, 15 and 57A',
      url: 'https://mylaw.my/legislation/akta-sewa-beli-pindaan-2026',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Rains News, the amended Act in force from 1 June 2026',
      url: 'https://rainsnews.com/en/my/business/malaysia-enforces-hire-purchase-amendment-act-2026-starting-june-1-with-11-insti-7995',
      checkedOn: isoDate('2026-11-20'),
    },
    {
      title: 'Paul Tan, hire-purchase rules, Rule of 78 and reducing balance, 14 Nov 2025',
      url: 'https://paultan.org/2025/11/14/hire-purchase-rules-are-changing-flat-rate-rule-of-78-out-eir-reducing-balance-method-starting-next-year/',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: () => null,
  related: ['car-loan-instalment', 'home-loan', 'effective-rate-converter'],
})

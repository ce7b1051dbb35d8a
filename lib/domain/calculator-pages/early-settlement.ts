import { lockInFee, ruleOf78Rebate, settleFlat, settlementRule, settleReducing } from '../calculators/early-settlement'
import { effectiveRate } from '../calculators/effective-rate'
import { exactInstalment } from '../calculators/loan'
import { presentValue } from '../calculators/time-value'
import { formatDate, type IsoDate, isoDate } from '../iso-date'
import { formatRinggit, roundSen, type Sen, sen } from '../money'
import { formatRate } from '../rate'
import { defineCalculator, step } from './calculator'
import { type SettlementValues, settlementFields } from './early-settlement-fields'
import { type Answer, type CalculatorResult, pointsUpTo, type Verdict } from './result'

const reform = isoDate('2026-06-01')

type Method = 'flat' | 'reducing'

/** The two ways of counting side by side, in sen, not rounded. `asked` is the one that the agreement follows. */
interface Both {
  readonly method: Method
  readonly instalment: number
  readonly charge: number
  readonly monthly: number
  readonly left: number
  readonly remaining: number
  readonly asked: number
  /** What the same instalments would cost to settle by the other way. */
  readonly other: number
}

function methodOf({ loan, agreement }: SettlementValues): Method {
  if (loan !== 'car') return loan
  return settlementRule(agreement).value.method === 'flat-rule-of-78' ? 'flat' : 'reducing'
}

function settle(values: SettlementValues): Both {
  const { amount, rate: yearly, months: term, paid } = values
  const method = methodOf(values)
  const left = term - paid
  if (method === 'flat') {
    const charge = (amount * yearly * term) / 120_000
    const instalment = (amount + charge) / term
    const monthly = effectiveRate(amount, new Array<number>(term).fill(instalment))?.monthly ?? 0
    const flat = settleFlat(amount, yearly, term, paid)
    return {
      ...{ method, instalment, charge, monthly, left },
      remaining: flat.remaining,
      asked: flat.settlement,
      other: flat.reducing,
    }
  }
  const instalment = exactInstalment(amount, yearly, term)
  const charge = instalment * term - amount
  const remaining = instalment * left
  return {
    ...{ method, instalment, charge, monthly: yearly / 120_000, left, remaining },
    asked: settleReducing(amount, yearly, term, paid).netBalanceDue,
    other: remaining - ruleOf78Rebate(charge, term, left),
  }
}

const text = (amount: number) => formatRinggit(roundSen(amount), 'sen')

function work(values: SettlementValues, today: IsoDate): CalculatorResult {
  const { months: term, paid } = values
  if (paid >= term) {
    return {
      kind: 'refusal',
      title: 'Nothing is left to settle',
      text: `You have paid ${paid} of ${term} instalments. Enter fewer instalments paid or more months agreed.`,
    }
  }
  const both = settle(values)
  const fee = feeOf(values, both)
  const total = sen(roundSen(both.asked) + fee)
  const saved = sen(roundSen(both.remaining - both.asked) - fee)
  return {
    kind: 'answer',
    headline: {
      value: formatRinggit(total, 'sen'),
      unit: 'to settle now',
      basis: `after ${paid} of ${term} instalments, by the ${methodName(both.method)}`,
      tone: 'plain',
    },
    figures: [
      {
        label: 'Instalments still to come',
        value: text(both.remaining),
        note: `${both.left} × ${text(both.instalment)}`,
      },
      saved < 0
        ? { label: 'Leaving costs you', value: formatRinggit(sen(-saved), 'sen'), note: 'More than staying to the end' }
        : { label: 'Saved by leaving now', value: formatRinggit(saved, 'sen'), note: 'Interest or profit not paid' },
      { label: 'Fee for leaving', value: formatRinggit(fee, 'sen'), note: values['lock-in'] ? null : 'No lock-in' },
      both.method === 'flat'
        ? { label: 'On the reducing balance', value: text(both.other), note: 'At the agreement’s effective rate' }
        : { label: 'By the old Rule of 78', value: text(both.other), note: 'For the same instalments' },
    ],
    verdict: verdictOf(values, both, saved, today),
    chart: chartOf(values, both),
    tables: [settlementTable(values, both)],
    steps: stepsOf(values, both, fee, total),
  }
}

function methodName(method: Method): string {
  return method === 'flat' ? 'Rule of 78' : 'reducing balance'
}

function feeOf(values: SettlementValues, both: Both): Sen {
  if (!values['lock-in']) return sen(0)
  const owed = both.asked / (both.method === 'flat' ? 1 : 1 + both.monthly)
  return roundSen(lockInFee({ rate: values.fee, basis: values['fee-on'] }, values.amount, owed))
}

function verdictOf({ loan, agreement }: SettlementValues, both: Both, saved: Sen, today: IsoDate): Verdict {
  if (saved < 0) {
    return {
      tone: 'warn',
      text: `Leaving now costs ${formatRinggit(sen(-saved), 'sen')} more than paying to the end. Wait, or ask for the fee to be dropped.`,
    }
  }
  if (both.method === 'reducing') {
    const transition = loan === 'car' && settlementRule(agreement).value.oldMethodMayStillBeUsed
    const then = transition
      ? ' Some lenders still signed flat agreements then: if yours is one, choose that above.'
      : ` The old Rule of 78 would ask ${text(both.other - both.asked)} more.`
    return {
      tone: 'good',
      text: `Leaving now saves you ${text(saved)}.${transition || both.other > both.asked ? then : ''}`,
    }
  }
  const extra = roundSen(both.asked - both.other)
  const more = extra > 0 ? ` The Rule of 78 asks ${text(extra)} more than the reducing balance would.` : ''
  const asks =
    today >= reform && loan === 'car'
      ? ' The amended law lets you and the lender agree on the new way of counting: ask for it in writing.'
      : ''
  return { tone: extra > 0 ? 'warn' : 'plain', text: `Leaving now saves you ${text(saved)}.${more}${asks}` }
}

/** What settling costs with so many instalments to come, by each way. */
function waysAt(both: Both, term: number, left: number): { readonly flat: number; readonly reducing: number } {
  const flat = both.instalment * left - ruleOf78Rebate(both.charge, term, left)
  const owed = presentValue(both.instalment, both.monthly, left)
  return { flat: roundSen(flat), reducing: roundSen(both.method === 'flat' ? owed : owed * (1 + both.monthly)) }
}

function chartOf({ months: term, paid }: SettlementValues, both: Both): Answer['chart'] {
  const at = pointsUpTo(term)
  const savedAt = (month: number) => {
    const { flat, reducing } = waysAt(both, term, term - month)
    const remaining = roundSen(both.instalment * (term - month))
    return { flat: remaining - flat, reducing: remaining - reducing }
  }
  const ways = at.map(savedAt)
  const now = savedAt(paid)
  const saved = { flat: text(now.flat), reducing: text(now.reducing) }
  return {
    kind: 'lines',
    title: 'What leaving saves, by instalments paid',
    description: `The interest or profit that leaving saves falls to nothing over ${term} instalments. After ${paid} of them it is ${saved.flat} by the Rule of 78 and ${saved.reducing} on the reducing balance.`,
    quantity: 'money',
    axis: { name: 'Instalments paid', at },
    series: [
      { name: 'Rule of 78', tone: 'cost', values: ways.map(({ flat }) => flat) },
      { name: 'Reducing balance', tone: 'main', values: ways.map(({ reducing }) => reducing) },
    ],
  }
}

function settlementTable({ months: term, paid }: SettlementValues, both: Both): Answer['tables'][number] {
  const years = Array.from({ length: Math.ceil(term / 12) }, (_, year) => year * 12)
  const shown = [...new Set([...years, paid])].toSorted((a, b) => a - b)
  return {
    title: 'Leaving earlier or later',
    columns: [
      { label: 'Instalments paid', kind: 'whole' },
      { label: 'Still to come', kind: 'money' },
      { label: 'Rule of 78', kind: 'money' },
      { label: 'Reducing balance', kind: 'money' },
    ],
    rows: shown.map((month) => {
      const { flat, reducing } = waysAt(both, term, term - month)
      return [month, roundSen(both.instalment * (term - month)), flat, reducing]
    }),
  }
}

function stepsOf(values: SettlementValues, both: Both, fee: Sen, total: Sen): Answer['steps'] {
  const { amount, rate: yearly, months: term, agreement, loan } = values
  const [left, borrowed] = [both.left, formatRinggit(amount)]
  const chosen = loan === 'car' ? `agreement of ${formatDate(agreement)}` : 'as you chose'
  const ends = [
    step('Fee for leaving', values['lock-in'] ? `${formatRate(values.fee)} of ${feeBase(values)}` : 'none', text(fee)),
    step('To settle now', 'settlement + fee', formatRinggit(total, 'sen')),
  ]
  if (both.method === 'reducing') {
    const balance = both.asked / (1 + both.monthly)
    return [
      step('Way of counting', chosen, 'Reducing balance'),
      step(
        'Instalment',
        `${borrowed} × i ÷ (1 − (1 + i)^−${term}), with i = ${formatRate(yearly)} ÷ 12`,
        text(both.instalment),
      ),
      step('Still owed', `instalment × (1 − (1 + i)^−${left}) ÷ i`, text(balance)),
      step('Charge to the next due date', `${text(balance)} × ${formatRate(yearly)} ÷ 12`, text(both.asked - balance)),
      step('Settlement', `${text(balance)} + ${text(both.asked - balance)}`, text(both.asked)),
      ...ends,
    ]
  }
  const charged = text(both.charge)
  return [
    step('Way of counting', chosen, 'Flat rate with the Rule of 78'),
    step('Charge of the whole term', `${borrowed} × ${formatRate(yearly)} × ${term} ÷ 12`, charged),
    step('Instalment', `(${borrowed} + ${charged}) ÷ ${term}`, text(both.instalment)),
    step('Instalments still to come', `${left} × ${text(both.instalment)}`, text(both.remaining)),
    step('Rebate', `${charged} × ${left} × ${left + 1} ÷ (${term} × ${term + 1})`, text(both.remaining - both.asked)),
    step('Settlement', `${text(both.remaining)} − ${text(both.remaining - both.asked)}`, text(both.asked)),
    ...ends,
  ]
}

function feeBase(values: SettlementValues): string {
  return values['fee-on'] === 'original' ? 'the amount borrowed' : 'what is still owed'
}

/** What leaving a loan early costs and saves, by the Rule of 78 and on the reducing balance. */
export const earlySettlement = defineCalculator({
  id: 'early-settlement',
  title: 'Early settlement',
  purpose:
    'What it costs to pay off a loan today and what you save, before and after the change of the hire-purchase law.',
  group: 'borrowing',
  fields: settlementFields,
  work,
  assumptions: [
    'You leave right after an instalment and owe nothing in arrears.',
    'On the reducing balance the charge to the next due date is added, as the amended Hire-Purchase Act says; other lenders charge to the day of payment, which is at most that.',
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

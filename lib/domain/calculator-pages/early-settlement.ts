import { lockInFee, settlementRule } from '../calculators/early-settlement'
import { goodwillEntitlement } from '../calculators/goodwill'
import { latest } from '../country-rates/dated'
import { goodwillDiscounts, goodwillTerms, hirePurchaseRules } from '../country-rates/hire-purchase'
import { formatDate, type IsoDate, isoDate, wholeMonths } from '../values/iso-date'
import { formatRinggit, type Sen } from '../values/money'
import { isAbove, minus, plus, type Ratio, ratio, roundRatio } from '../values/ratio'
import { counted } from '../values/words'
import { defineCalculator } from './calculator'
import { movingSum } from './car-move-bounds'
import { checksOf, letterFacts, openLetter } from './early-settlement-discount'
import { type SettlementValues, settlementFields } from './early-settlement-fields'
import { stepsOf } from './early-settlement-steps'
import { dayOf, isCar, type Leaving, type Left, loanOf, type Method, paidBy, text } from './early-settlement-ways'
import {
  type Answer,
  type CalculatorResult,
  pointsUpTo,
  type Refusal,
  type ResultFigure,
  type Series,
  type Verdict,
} from './result'

const nothing = ratio(0)

function refused(values: SettlementValues, today: IsoDate): Refusal | null {
  const { loan, agreement, months: term } = values
  const paid = paidBy(values)
  if (paid >= term) {
    return {
      kind: 'refusal',
      title: 'Nothing is left to settle',
      text: `All ${term} instalments are paid by then. Enter fewer instalments paid, an earlier day or more months agreed.`,
    }
  }
  const passed = wholeMonths(agreement, dayOf(values, today))
  if (loan !== 'car' || paid <= passed) return null
  return {
    kind: 'refusal',
    title: 'More instalments than months',
    text: `Since the agreement of ${formatDate(agreement)}, ${counted(passed, 'whole month has', 'whole months have')} passed, so ${counted(paid, 'instalment', 'instalments')} cannot have been due yet. Enter fewer instalments paid or an earlier day.`,
  }
}

function leave(values: SettlementValues, today: IsoDate): Left {
  const loan = loanOf(values)
  const paid = paidBy(values)
  const leaving = loan.leave(paid)
  const fee = values['lock-in']
    ? lockInFee({ rate: values.fee, basis: values['fee-on'] }, values.amount, leaving.owed)
    : nothing
  const saved = minus(minus(leaving.remaining, leaving.asked), fee)
  const entitlement = goodwillEntitlement(checksOf(values, today))
  return { ...loan, ...leaving, paid, fee, saved, discount: entitlement === 'no' ? null : discountOf(leaving) }
}

/** Banks measure the discount by the reducing balance: more than the difference to it is not to be expected. */
function discountOf({ asked, other }: Leaving): Ratio | null {
  return other !== null && isAbove(asked, other) ? minus(asked, other) : null
}

function work(values: SettlementValues, today: IsoDate): CalculatorResult {
  const refusal = refused(values, today)
  if (refusal !== null) return isCar(values) ? { ...refusal, letter: openLetter(today) } : refusal
  const { months: term } = values
  const left = leave(values, today)
  const { asked, remaining, instalment, fee, saved, method, paid } = left
  return {
    kind: 'answer',
    headline: {
      value: text(plus(asked, fee)),
      unit: 'to settle',
      basis: `${dayWords(method)}, after ${paid} of ${term} instalments, by the ${methodName(method)}`,
      tone: 'plain',
    },
    figures: [
      { label: 'Instalments still to come', value: text(remaining), note: `${term - paid} × ${text(instalment)}` },
      isAbove(nothing, saved)
        ? { label: 'Leaving costs you', value: text(minus(nothing, saved)), note: 'More than staying to the end' }
        : { label: 'Saved by leaving', value: text(saved), note: 'Interest or profit not paid' },
      { label: 'Fee for leaving', value: text(fee), note: values['lock-in'] ? null : 'No lock-in' },
      ...otherFigures(left),
    ],
    verdict: verdictOf(values, left),
    chart: chartOf(values, left),
    tables: [settlementTable(values, left)],
    steps: stepsOf(values, left),
    ...carParts(values, left, today),
  }
}

/** What only an answer on a car loan has: who gets the discount with the letter to the bank, and whether to move the loan. */
function carParts(values: SettlementValues, left: Left, today: IsoDate): Pick<Answer, 'letter' | 'next'> {
  if (!isCar(values)) return {}
  const next = movingSum(roundRatio(plus(left.asked, left.fee)), roundRatio(left.instalment), values.months - left.paid)
  return { letter: letterFacts(values, left, checksOf(values, today), today), ...(next && { next }) }
}

function methodName(method: Method): string {
  return method === 'flat' ? 'Rule of 78' : 'reducing balance'
}

function dayWords(method: Method): string {
  return method === 'reducing' ? 'at the next due date' : 'right after an instalment'
}

function otherFigures({ method, other, fee, discount }: Left): readonly ResultFigure[] {
  if (other === null) return []
  const withFee = isAbove(fee, nothing) ? ', with the fee' : ''
  return [
    {
      label: method === 'flat' ? 'On the reducing balance' : 'By the old Rule of 78',
      value: text(plus(other, fee)),
      note: `On the same day${withFee}, ${method === 'flat' ? 'at the agreement’s effective rate' : 'for the same instalments'}`,
    },
    ...(discount === null
      ? []
      : [{ label: 'Goodwill discount, at most', value: text(discount), note: 'Ask your bank for its own sum' }]),
  ]
}

function verdictOf({ loan, agreement }: SettlementValues, left: Left): Verdict {
  const { method, asked, other, saved, discount } = left
  if (isAbove(nothing, saved)) {
    return {
      tone: 'warn',
      text: `Leaving now costs ${text(minus(nothing, saved))} more than paying to the end. Wait, or ask for the fee to be dropped.`,
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
    const dearer = isAbove(other, asked)
      ? ` The old Rule of 78 would ask ${text(minus(other, asked))} more on the same day.`
      : ''
    return { tone: 'good', text: `${saves}${dearer}` }
  }
  if (!isAbove(asked, other)) return { tone: 'plain', text: saves }
  const more = ` The Rule of 78 asks ${text(minus(asked, other))} more than the reducing balance would on the same day.`
  const asks =
    discount === null
      ? ''
      : ' Ask in writing before you pay: banks give a goodwill discount of at most about that, and the law lets you agree on the new way of counting.'
  return { tone: 'warn', text: `${saves}${more}${asks}` }
}

/** What leaving saves after so many instalments, by each way that there is, without a fee. */
function savedBy(left: Left, paid: number): { readonly own: Sen; readonly other: Sen | null } {
  const { remaining, asked, other } = left.leave(paid)
  const less = (amount: Ratio) => roundRatio(minus(remaining, amount))
  return { own: less(asked), other: other === null ? null : less(other) }
}

function chartOf({ months: term }: SettlementValues, left: Left): Answer['chart'] {
  const { paid } = left
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
  const compared = now.other === null ? '' : ` and ${inSen(now.other)} by the ${other.name}`
  return {
    kind: 'lines',
    title: 'What leaving saves before a fee, by instalments paid',
    description: `The interest or profit that leaving saves falls to nothing over ${term} instalments. After ${paid} of them it is ${inSen(now.own)} by the ${own.name}${compared}.`,
    quantity: 'money',
    axis: { name: 'Instalments paid', at },
    series: now.other === null ? [own] : [own, other],
  }
}

const inSen = (amount: Sen) => formatRinggit(amount, 'sen')
const way = (isFlat: boolean) => (isFlat ? 'Rule of 78' : 'reducing balance')
const toneOf = (isFlat: boolean): Series['tone'] => (isFlat ? 'cost' : 'main')

function settlementTable({ months: term }: SettlementValues, left: Left): Answer['tables'][number] {
  const { paid } = left
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
      return [month, roundRatio(remaining), roundRatio(asked), ...(other === null ? [] : [roundRatio(other)])]
    }),
  }
}

const goodwill = latest(goodwillDiscounts)

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
    'The surrender value of insurance is not taken off.',
    'A goodwill discount is each bank’s own sum; none is promised here.',
    'The usual lock-in of three to five years and its fee of 2% to 3% are general knowledge, not read in a source.',
  ],
  rounding:
    'Nothing is rounded on the way; each figure shown is rounded half up to the sen, so that shown figures may add up to a sen more or less.',
  sources: [
    {
      title: 'Hire-Purchase (Amendment) Act 2026 [Act A1783], sections 14, 15 and 57A',
      url: 'https://mylaw.my/legislation/akta-sewa-beli-pindaan-2026',
      checkedOn: isoDate('2026-11-20'),
    },
    ...[latest(hirePurchaseRules).source, goodwill.source, goodwillTerms].filter((source) => source !== null),
    {
      title: 'Paul Tan, hire-purchase rules, Rule of 78 and reducing balance, 14 Nov 2025',
      url: 'https://paultan.org/2025/11/14/hire-purchase-rules-are-changing-flat-rate-rule-of-78-out-eir-reducing-balance-method-starting-next-year/',
      checkedOn: isoDate('2026-11-20'),
    },
  ],
  listLink: (values) => (isCar(values) ? { href: '/loan/car-loan', label: 'Compare car loans' } : null),
  article: { href: '/blog/reading-a-car-loan-offer', label: 'How to read a car loan offer' },
  openLetter,
  related: ['move-car-loan', 'car-loan-instalment', 'effective-rate-converter'],
})

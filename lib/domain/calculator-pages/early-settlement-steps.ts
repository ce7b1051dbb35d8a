import { formatDate } from '../values/iso-date'
import { formatRinggit } from '../values/money'
import { formatRate } from '../values/rate'
import { plus } from '../values/ratio'
import { counted } from '../values/words'
import { step } from './calculator'
import type { SettlementValues } from './early-settlement-fields'
import { type Left, text } from './early-settlement-ways'
import type { Answer } from './result'

/** The sum of leaving a loan, line by line. */
export function stepsOf(values: SettlementValues, left: Left): Answer['steps'] {
  const { loan, agreement, months: term } = values
  const { paid } = left
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
    step('To settle', 'settlement + fee', text(plus(left.asked, left.fee))),
    ...(left.discount === null || left.other === null
      ? []
      : [step('Goodwill discount, at most', `${text(left.asked)} − ${text(left.other)}`, text(left.discount))]),
  ]
}

function reducingSteps({ amount, rate: yearly, months: term }: SettlementValues, left: Left): Answer['steps'] {
  const { method, instalment, owed, part, asked, paid } = left
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

function flatSteps({ amount, rate: yearly, months: term }: SettlementValues, left: Left): Answer['steps'] {
  const [borrowed, charged, whole] = [formatRinggit(amount), text(left.charge), term - left.paid]
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

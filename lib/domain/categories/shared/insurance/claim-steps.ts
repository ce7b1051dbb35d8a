import type { PolicyPrice } from '../../../calculators/policy-price'
import type { Words } from '../../../products/words'
import { formatRinggit, type Sen, sen } from '../../../values/money'
import { formatRate } from '../../../values/rate'
import type { SumStep } from '../../category'
import type { Claim } from './claim'
import { insuranceWords } from './words'

const { claim: words } = insuranceWords
const exact = (amount: Sen) => formatRinggit(amount, 'sen')

/** What the country puts on a premium, and the price with it: nothing to add where the price is all that is paid. */
export function taxSteps(
  { premium, taxRate, serviceTax, stampDuty, dutyFreeTo, total }: PolicyPrice,
  own: Words,
): readonly SumStep[] {
  if (total === premium) return []
  const parts = [premium, serviceTax, ...(stampDuty > 0 ? [stampDuty] : [])].map(exact)
  return [
    {
      label: words.serviceTax,
      formula: `${exact(premium)} × ${formatRate(taxRate, 'trim')}`,
      result: exact(serviceTax),
    },
    {
      label: words.stampDuty,
      formula: stampDuty > 0 || dutyFreeTo === null ? words.dutyDue : words.dutyFree(dutyFreeTo, own),
      result: exact(stampDuty),
    },
    { label: words.taxedPrice, formula: parts.join(' + '), result: exact(total) },
  ]
}

/** What is paid of each loss, then together. */
export function paidSteps({ parts, pays }: Claim): readonly SumStep[] {
  const each = parts.map(
    (part): SumStep => ({
      label: part.label,
      formula: part.how,
      result: part.pays === null ? words.notKnown : exact(part.pays),
    }),
  )
  const sum = parts.map((part) => (part.pays === null ? words.notKnown : exact(part.pays))).join(' + ')
  return [
    ...each,
    { label: words.paid, formula: sum || exact(sen(0)), result: pays === null ? words.notKnown : exact(pays) },
  ]
}

/** What the case leaves, and what a period costs in which it happens once. */
export function caseSteps(claim: Claim, price: Sen): readonly SumStep[] {
  const { parts, loss, pays, left } = claim
  if (pays === null || left === null) return paidSteps(claim)
  return [
    ...paidSteps(claim),
    {
      label: words.lossLabel,
      formula: parts.map((part) => exact(part.loss)).join(' + ') || exact(loss),
      result: exact(loss),
    },
    { label: words.leftLabel, formula: `${exact(loss)} − ${exact(pays)}`, result: exact(left) },
    { label: words.total, formula: `${exact(price)} + ${exact(left)}`, result: exact(sen(price + left)) },
  ]
}

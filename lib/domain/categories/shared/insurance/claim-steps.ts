import type { PolicyPrice } from '../../../calculators/policy-price'
import type { Words } from '../../../products/words'
import { formatRinggit, type Sen, sen } from '../../../values/money'
import { formatRate } from '../../../values/rate'
import type { SumStep } from '../../category'
import { forSort } from '../steps'
import type { Claim, ClaimPart } from './claim'
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
      formula: stampDuty > 0 || dutyFreeTo === null ? words.dutyDue(own) : words.dutyFree(dutyFreeTo, own),
      result: exact(stampDuty),
    },
    { label: words.taxedPrice, formula: parts.join(' + '), result: exact(total) },
  ]
}

/** What is paid of one loss. */
export function paidStep({ label, how, pays }: ClaimPart): SumStep {
  return { label, formula: how, result: pays === null ? words.notKnown : exact(pays) }
}

/** What is paid of each loss, then together. */
function paidSteps({ parts, pays }: Claim): readonly SumStep[] {
  const sum = parts.map((part) => (part.pays === null ? words.notKnown : exact(part.pays))).join(' + ')
  return [
    ...parts.map(paidStep),
    { label: words.paid, formula: sum || exact(sen(0)), result: pays === null ? words.notKnown : exact(pays) },
  ]
}

/** What the case leaves, and what a period costs in which it happens once: `price`, null where that has none. */
function caseSteps(claim: Claim, price: Sen | null): readonly SumStep[] {
  const { parts, loss, pays, left } = claim
  if (pays === null || left === null) return paidSteps(claim)
  const total =
    price === null
      ? []
      : [{ label: words.total, formula: `${exact(price)} + ${exact(left)}`, result: exact(sen(price + left)) }]
  return [
    ...paidSteps(claim),
    {
      label: words.lossLabel,
      formula: parts.map((part) => exact(part.loss)).join(' + ') || exact(loss),
      result: exact(loss),
    },
    { label: words.leftLabel, formula: `${exact(loss)} − ${exact(pays)}`, result: exact(left) },
    ...total,
  ]
}

/**
 * The sums of a line that is compared by a case. The main one is that of the case, from the price to what it leaves, so that the
 * product's own page shows it; the price and what is paid are the sums of their orders. `price` are the lines of the price and
 * `total` what they come to, null where there is none; `terms` are those that share the loss before it is paid.
 */
export function claimSteps(
  price: readonly SumStep[],
  total: Sen | null,
  claim: Claim,
  terms: readonly SumStep[] = [],
): readonly SumStep[] {
  const pays = [...terms, ...paidSteps(claim)]
  return [...price, ...terms, ...caseSteps(claim, total), ...forSort('price', price), ...forSort('pays', pays)]
}

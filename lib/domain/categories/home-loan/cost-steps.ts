import {
  developerPart,
  dutyParts,
  legalScaleOn,
  partsBySlice,
  type RatedPart,
  scaleFee,
} from '../../calculators/buying-costs'
import { ruleOn } from '../../country-rates/dated'
import { propertyDuties } from '../../country-rates/property-duty'
import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { assertNever } from '../../values/assert-never'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '../../values/money'
import { basisPoints, formatRate } from '../../values/rate'
import type { SumStep } from '../category'
import { upfrontFeeFormula } from '../shared/loans/upfront-fee'
import { isOwn } from '../shared/own'
import { sumStep } from '../shared/steps'
import type { Cost } from './costs'
import type { HomeLoan } from './figures'
import type { Offered } from './offer'
import type { HomeLoanScenario } from './scenario'
import { homeLoanStepWords as words } from './words-steps'

const money = (amount: Sen) => formatRinggit(amount)
const exact = (amount: Sen) => formatRinggit(amount, 'sen')
const dutySlice = ringgit(1_000)

/** `RM100,000 × 1% + RM400,000 × 2%` */
function partsFormula(parts: readonly RatedPart[]): string {
  return parts.map(({ amount, rate }) => `${money(amount)} × ${formatRate(rate, 'trim')}`).join(' + ')
}

/** How duty on the transfer and on the agreement is worked out, by the rule of the day. */
function dutyFormula(
  id: 'transfer-duty' | 'loan-duty',
  { price, buyer }: HomeLoanScenario,
  { amount }: Offered,
  today: IsoDate,
): string {
  const rule = ruleOn(propertyDuties, today).value
  if (id === 'loan-duty') return `${Math.ceil(amount / dutySlice)} × ${money(dutySlice)} × ${formatRate(rule.loan)}`
  const flat = buyer === 'foreigner' ? rule.foreign : null
  return flat === null ? partsFormula(dutyParts(price, rule.slices)) : `${money(price)} × ${formatRate(flat, 'trim')}`
}

/** A legal fee; a developer's sale bears a part of the scale, which has a line of its own. */
function legalSteps(label: string, fee: Sen, value: Sen, developer: boolean, today: IsoDate): readonly SumStep[] {
  const scale = legalScaleOn(today)
  const whole = scaleFee(value, scale)
  const parts = partsFormula(partsBySlice(value, scale.slices))
  const part = developer ? developerPart(value, scale) : null
  const line = (formula: string): SumStep => ({ label, formula, result: exact(fee) })
  if (part !== null) {
    const ofScale = { label: words.saleScale, formula: parts, result: exact(whole) }
    return [ofScale, line(`${money(whole)} × ${formatRate(part, 'trim')}`)]
  }
  return [line(developer || whole <= scale.least ? words.leastFee : parts)]
}

function feeTaxFormula({ cash }: Offered, today: IsoDate): string {
  const fees = cash.lines.filter(({ id }) => id === 'sale-fee' || id === 'loan-fee')
  const charged = fees.flatMap(({ amount }) => (amount === null || amount === 0 ? [] : [money(amount)]))
  return `(${charged.join(' + ')}) × ${formatRate(legalScaleOn(today).serviceTax, 'trim')}`
}

/** What stands behind one cost of the day that is published and is not paid by the bank. */
function formulaOf(
  id: Exclude<Cost['id'], 'sale-fee' | 'loan-fee'>,
  loan: HomeLoan,
  scenario: HomeLoanScenario,
  offer: Offered,
  today: IsoDate,
): string {
  const part = (of: HomeLoan['valuation'], amount: Sen) => {
    const fee = knownValue(of)
    return fee === null ? words.published : upfrontFeeFormula(amount, fee)
  }
  switch (id) {
    case 'transfer-duty':
    case 'loan-duty':
      return dutyFormula(id, scenario, offer, today)
    case 'fee-tax':
      return feeTaxFormula(offer, today)
    case 'valuation':
      return part(loan.valuation, scenario.price)
    case 'processing':
      return part(loan.processingFee, offer.amount)
    case 'setup':
      return words.published
    case 'cover':
      return `${money(offer.amount)} × ${formatRate(knownValue(loan.cover)?.cost ?? basisPoints(0))}`
    default:
      return assertNever(id)
  }
}

/** The lines of one cost of the day; none where there is nothing to pay and nothing to explain. */
function costSteps(
  { id, amount, borne }: Cost,
  loan: HomeLoan,
  scenario: HomeLoanScenario,
  offer: Offered,
  today: IsoDate,
): readonly SumStep[] {
  const wording = words.costs[id]
  const label = typeof wording === 'string' ? wording : wording(wordsFor(loan))
  if (amount === null) return [{ label, formula: words.notPublished, result: words.notPublished }]
  if (id === 'loan-duty' && offer.cash.buying.duties.relieved) return []
  if (borne) return [{ label, formula: words.paidByBank, result: exact(amount) }]
  if (amount === 0) return []
  if (id === 'sale-fee') return legalSteps(label, amount, scenario.price, scenario.construction, today)
  if (id === 'loan-fee') return legalSteps(label, amount, offer.amount, false, today)
  return [{ label, formula: formulaOf(id, loan, scenario, offer, today), result: exact(amount) }]
}

/** Why a first home bears no duty; nothing where it does. */
function reliefSteps({ cash }: Offered, today: IsoDate): readonly SumStep[] {
  const { firstHome } = ruleOn(propertyDuties, today).value
  if (!cash.buying.duties.relieved || firstHome === null || cash.lines.length === 0) return []
  const formula = words.relief(money(firstHome.upTo), formatDate(firstHome.lastDay))
  return [{ label: words.duties, formula, result: exact(sen(0)) }]
}

/** The costs of the day line by line, all of them together, and the cash with the down payment. */
export function cashSteps(loan: HomeLoan, scenario: HomeLoanScenario, offer: Offered, today: IsoDate) {
  const { cash, amount } = offer
  const lines = cash.lines.flatMap((cost) => costSteps(cost, loan, scenario, offer, today))
  const costs = [...reliefSteps(offer, today), ...lines]
  const unknown = (label: string): SumStep => ({ label, formula: words.unknown, result: words.notKnown })
  const paid = cash.lines.flatMap((cost) => (cost.amount === null || cost.amount === 0 ? [] : [cost.amount]))
  const known = cash.costs !== null
  const bought = isOwn(loan)
  const down = bought ? [] : [sumStep(words.down, [scenario.price], [amount])]
  const parts = cash.costs === null ? [] : [cash.down, cash.costs].filter((part) => part !== 0)
  return {
    costs,
    total: known ? sumStep(words.total, paid) : unknown(words.total),
    cash: [...down, known ? sumStep(words.cash, parts) : unknown(words.cash)],
  }
}

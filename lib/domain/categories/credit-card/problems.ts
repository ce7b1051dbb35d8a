import type { FieldPath, Problem } from '../../validation/field-problem'
import { wordProblems } from '../shared/word-problems'
import type { CreditCard, EarnRule } from './figures'
import type { SpendKind } from './spending'

/** RM24,000 a year, the least income for a principal card, as sen a month. */
const leastCardIncome = 200_000
const leastCardAge = 21
/** The highest finance charge a card may carry, in basis points a year. */
const highestFinanceCharge = 1_800

function whoMayHoldProblems({ requirements }: CreditCard): readonly Problem[] {
  const found: Problem[] = []
  const { minMonthlyIncome, minAge } = requirements
  const income = ['requirements', 'minMonthlyIncome']
  if (minMonthlyIncome.state === 'known' && minMonthlyIncome.value < leastCardIncome) {
    found.push({
      path: [...income, 'value'],
      reason: 'is under RM24,000 a year (RM2,000 a month), the least for a card',
    })
  }
  if (minMonthlyIncome.state === 'none') {
    found.push({ path: income, reason: 'cannot be none: a card needs at least RM24,000 a year' })
  }
  const age = ['requirements', 'minAge']
  if (minAge.state === 'known' && minAge.value < leastCardAge) {
    found.push({ path: [...age, 'value'], reason: 'is under 21, the least age of a principal cardholder' })
  }
  if (minAge.state === 'none')
    found.push({ path: age, reason: 'cannot be none: a principal cardholder is at least 21' })
  return found
}

function earnRuleProblems(at: FieldPath, rule: EarnRule, taken: Set<SpendKind>): readonly Problem[] {
  const found: Problem[] = []
  if (rule.on.length === 0) found.push({ path: [...at, 'on'], reason: 'is an empty list' })
  else if (new Set(rule.on).size < rule.on.length) {
    found.push({ path: [...at, 'on'], reason: 'names the same kind of spending twice' })
  } else if (rule.on.every((kind) => taken.has(kind))) {
    found.push({ path: [...at, 'on'], reason: 'never applies: rules above it name all of these' })
  }
  if (rule.kind === 'cashback' ? rule.rate === 0 : rule.perRinggit === 0) {
    found.push({ path: [...at, rule.kind === 'cashback' ? 'rate' : 'perRinggit'], reason: 'a rule that earns nothing' })
  }
  for (const kind of rule.on) taken.add(kind)
  return found
}

function earnProblems({ earn, totalMonthlyCap, thousandPointsWorth }: CreditCard): readonly Problem[] {
  const found: Problem[] = []
  const capped = totalMonthlyCap.state === 'known'
  if (earn.state !== 'known') {
    if (capped) found.push({ path: ['totalMonthlyCap'], reason: 'caps what the card does not earn: earn is not known' })
    return found
  }
  const rules = earn.value
  if (rules.length === 0) {
    found.push({ path: ['earn', 'value'], reason: 'is an empty list: write { state: none, source: ... }' })
    return found
  }
  const taken = new Set<SpendKind>()
  rules.forEach((rule, index) => {
    found.push(...earnRuleProblems(['earn', 'value', index], rule, taken))
  })
  if (capped && rules.every((rule) => rule.kind !== 'cashback')) {
    found.push({ path: ['totalMonthlyCap'], reason: 'caps cashback, and no rule of earn gives cashback' })
  }
  if (thousandPointsWorth.state === 'none' && rules.some((rule) => rule.kind !== 'cashback')) {
    found.push({ path: ['thousandPointsWorth'], reason: 'is none although the card earns points or miles' })
  }
  return found
}

function financeChargeProblems({ financeCharge }: CreditCard): readonly Problem[] {
  if (financeCharge.state !== 'known') return []
  const { twelveOnTime, tenOnTime, fewer } = financeCharge.value
  const path = ['financeCharge', 'value']
  if (fewer > highestFinanceCharge) return [{ path: [...path, 'fewer'], reason: 'is above 18%, the highest allowed' }]
  if (twelveOnTime <= tenOnTime && tenOnTime <= fewer) return []
  return [{ path, reason: 'must not fall: paying on time less often cannot cost less' }]
}

function giftProblems({ shariah, gift, sources }: CreditCard): readonly Problem[] {
  if (gift.state !== 'known') return []
  const at = ['gift', 'value']
  const { text, conditions, lastDay } = gift.value
  const found = wordProblems(shariah, [
    { path: [...at, 'text'], text },
    { path: [...at, 'conditions'], text: conditions },
  ])
  const checked = Object.hasOwn(sources, gift.source) ? sources[gift.source] : undefined
  if (checked === undefined || lastDay >= checked.checkedOn) return found
  return [...found, { path: [...at, 'lastDay'], reason: `was over when it was checked, ${checked.checkedOn}` }]
}

/** What is wrong with a credit card whose every field is well written. */
export function creditCardProblems(product: CreditCard): readonly Problem[] {
  const found: Problem[] = [
    ...whoMayHoldProblems(product),
    ...earnProblems(product),
    ...financeChargeProblems(product),
    ...giftProblems(product),
  ]
  if (product.purposes.length === 0) found.push({ path: ['purposes'], reason: 'is an empty list' })
  return found
}

import { knownValue } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import { formatRinggit, type Sen, sen } from '../../values/money'
import type { SumStep } from '../category'
import { commonWords } from '../shared/common-words'
import type { Claim } from '../shared/insurance/claim'
import { claimSteps, paidStep } from '../shared/insurance/claim-steps'
import { forSort } from '../shared/steps'
import { billShare, dearerBy, limitFor } from './claim'
import type { MedicalCard } from './figures'
import type { CardPrice } from './price'
import { billOf, type MedicalScenario, scenarioText } from './scenario'
import { medicalWords } from './words'
import { medicalFigureWords } from './words-figures'

const { steps: words } = medicalWords
const exact = (amount: Sen) => formatRinggit(amount, 'sen')
const { asPublished } = commonWords.steps

type Priced = Extract<CardPrice, { kind: 'priced' }>

function priceSteps({ sex }: MedicalScenario, { row, yearly, duty, total }: Priced): readonly SumStep[] {
  const table = words.table(sex, row.ageFrom, row.ageTo)
  const first = [{ label: words.price, formula: table, result: exact(yearly) }]
  if (duty === 0) return first
  return [
    ...first,
    { label: words.duty, formula: asPublished, result: exact(duty) },
    { label: words.first, formula: `${exact(yearly)} + ${exact(duty)}`, result: exact(total) },
  ]
}

/** The bill, and how the card shares it: the limit, a dearer room, the deductible, the co-insurance and its cap. */
function termSteps(card: MedicalCard, given: MedicalScenario): readonly SumStep[] {
  const share = billShare(card, given)
  if (share === null) return []
  const [bill, more] = [billOf(given), dearerBy(card, given.room) ?? sen(0)]
  const { counted, aboveLimit, upgrade, deductible, coInsurance } = share
  const [limit, first] = [limitFor(card, given.age)?.limit ?? null, knownValue(card.deductible)]
  const [upgradePart, part] = [knownValue(card.roomUpgrade), knownValue(card.coInsurance)]
  const rest = sen(counted - upgrade - deductible)
  const line = (label: string, formula: string, result: Sen): SumStep => ({ label, formula, result: exact(result) })
  const lines = [
    line(words.bill, words.chosen, bill),
    aboveLimit > 0 && limit !== null && line(words.counted, words.smaller(bill, limit), counted),
    more * given.nights > 0 && line(words.dearer, words.nights(more, given.nights), sen(more * given.nights)),
    upgrade > 0 && upgradePart !== null && line(words.upgrade, words.rest(counted, upgradePart, null), upgrade),
    first !== null && line(words.deductible, medicalFigureWords.deductible.print(first), deductible),
    part !== null && line(words.coInsurance(wordsFor(card)), words.rest(rest, part.part, part.most), coInsurance),
  ]
  return lines.filter((one) => one !== false)
}

function yearsSteps({ years, duty }: Priced, given: MedicalScenario): readonly SumStep[] {
  if ('reason' in years)
    return [{ label: words.years(given.years), formula: scenarioText(given), result: years.reason }]
  const parts = years.stages.map((stage) => `${stage.years} × ${exact(stage.yearly)}`)
  const formula = [...parts, ...(duty > 0 ? [exact(duty)] : [])].join(' + ')
  return [{ label: words.years(given.years), formula, result: exact(years.total) }]
}

/** What a bill of RM150,000 leaves, under names of its own, because a visitor's own weights show it below their own bill. */
function largeSteps(card: MedicalCard, large: MedicalScenario, { parts, pays, left }: Claim): readonly SumStep[] {
  if (pays === null || left === null) return []
  const lines = [...termSteps(card, large), ...parts.map(paidStep)]
  const losses = parts.map(({ loss }) => exact(loss)).join(' + ')
  return [
    ...lines.map((line) => ({ ...line, label: words.ofLarge(line.label) })),
    { label: words.large, formula: `${losses} − ${exact(pays)}`, result: exact(left) },
  ]
}

/** The scenario, what a card costs in it and what it pays of the visitor's bill and of a large one. */
export interface CardCase {
  readonly given: MedicalScenario
  readonly price: CardPrice
  readonly claim: Claim
  readonly large: { readonly given: MedicalScenario; readonly claim: Claim }
}

/** The price and what the case leaves, then what the other orders read. */
export function medicalSteps(card: MedicalCard, { given, price, claim, large }: CardCase): readonly SumStep[] {
  const terms = termSteps(card, given)
  if (price.kind !== 'priced') {
    const reason = [{ label: words.reason, formula: scenarioText(given), result: price.reason }]
    return price.kind === 'refused' ? reason : claimSteps(reason, null, claim, terms)
  }
  return [
    ...claimSteps(priceSteps(given, price), price.total, claim, terms),
    ...forSort('years', yearsSteps(price, given)),
    ...forSort('large', largeSteps(card, large.given, large.claim)),
  ]
}

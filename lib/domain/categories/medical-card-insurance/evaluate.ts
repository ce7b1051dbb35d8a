import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import type { Evaluation, Headline, SortValue } from '../category'
import { oldestCheck, sortValue, worstState } from '../shared/facts'
import { type Claim, leftText } from '../shared/insurance/claim'
import { claimSortValues } from '../shared/insurance/claim-sorts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { perScenario } from '../shared/per-scenario'
import { claimFor, limitFor } from './claim'
import { medicalConditions } from './conditions'
import { type MedicalCard, medicalReader } from './figures'
import { priceOf } from './price'
import { largeBill, type MedicalScenario, scenarioText } from './scenario'
import { type CardCase, medicalSteps } from './steps'
import { medicalWords } from './words'

const { facts: factWords, headline: headlineWords } = medicalWords
const claimFigures = [
  'annualLimit',
  'limitFrom',
  'lifetimeLimit',
  'room',
  'roomUpgrade',
  'deductible',
  'coInsurance',
] as const

/** The same stay with a bill of RM150,000. */
const withLargeBill = perScenario(
  (given: MedicalScenario): MedicalScenario => ({ ...given, bill: 'own', amount: largeBill }),
)

/** How fresh the price and the case are; no scenario changes that. */
const statesOf = perDay((card: MedicalCard, today: IsoDate) => {
  const state = (name: Parameters<typeof medicalReader.state>[1]): FigureState => medicalReader.state(card, name, today)
  return {
    price: worstState([state('kind'), state('agePrices'), state('stampDuty')]),
    claim: worstState(claimFigures.map(state)),
  }
})

/** What is left and what is paid; both are orders of the list. */
function lineOf(claim: Claim): string {
  const { left, pays } = claim
  return left === null || pays === null ? leftText(claim) : headlineWords.line(left, pays)
}

function headlineOf(card: MedicalCard, { price, claim, given }: CardCase, today: IsoDate): Headline {
  const checkedOn = oldestCheck(card.sources, card.agePrices, card.stampDuty)
  const text = scenarioText(given)
  switch (price.kind) {
    case 'priced':
      return {
        value: formatRinggit(price.total, 'brief'),
        unit: price.duty > 0 ? headlineWords.first : headlineWords.unit,
        line: lineOf(claim),
        basis: headlineWords.basis(text),
        tone: 'plain',
        state: statesOf(card, today).price,
        checkedOn,
      }
    case 'refused':
      return {
        value: price.reason,
        unit: '',
        basis: headlineWords.refused(text),
        tone: 'plain',
        state: 'missing',
        checkedOn,
      }
    case 'announced':
    case 'unknown': {
      const basis = price.kind === 'announced' ? headlineWords.announced : headlineWords.missing(text)
      return { value: price.reason, unit: '', line: lineOf(claim), basis, tone: 'plain', state: 'missing', checkedOn }
    }
  }
}

function factsOf(card: MedicalCard, { price, claim, large, given }: CardCase, today: IsoDate): readonly Fact[] {
  const states = statesOf(card, today)
  const none = price.kind === 'refused' ? factWords.notOffered : factWords.notPublished
  const checkedOn = oldestCheck(card.sources, card.agePrices, card.annualLimit)
  const money = (id: string, label: string, value: Sen | null, state: FigureState, note: string | null): Fact => ({
    id,
    label,
    value: value === null ? none : formatRinggit(value),
    note: value === null ? null : note,
    state: value === null ? 'missing' : state,
    checkedOn,
  })
  const limits = limitFor(card, given.age)
  const total = price.kind === 'priced' && claim.left !== null ? sen(price.total + claim.left) : null
  const years = price.kind === 'priced' && 'total' in price.years ? price.years.total : null
  return [
    money('case', factWords.case, total, worstState([states.price, states.claim]), factWords.priceAndLeft),
    money('large', factWords.large, price.kind === 'refused' ? null : large.claim.left, states.claim, null),
    money('years', factWords.years(given.years), years, states.price, factWords.today),
    limits !== null && limits.limit === null
      ? { id: 'limit', label: factWords.limit, value: factWords.noLimit, note: null, state: states.claim, checkedOn }
      : money('limit', factWords.limit, limits?.limit ?? null, states.claim, null),
  ]
}

function sortValuesOf(card: MedicalCard, { price, claim, large }: CardCase, today: IsoDate): Evaluation['sortValues'] {
  const states = statesOf(card, today)
  if (price.kind !== 'priced') {
    const { reason: words } = price
    const value: SortValue = price.kind === 'announced' ? { state: 'not-offered', words } : { state: 'missing', words }
    return { case: value, price: value, pays: value, years: value, large: value }
  }
  const { years } = price
  return {
    ...claimSortValues({ total: price.total }, claim, states),
    years: 'reason' in years ? sortValue(null, 'missing', years.reason) : sortValue(years.total, states.price),
    large: sortValue(large.claim.left, states.claim),
  }
}

/**
 * Evaluates a card on a person and a stay in hospital. All sort values are in sen. There is no balance: what is paid is not given
 * unless somebody falls ill.
 */
export function evaluateMedical(card: MedicalCard, given: MedicalScenario, today: IsoDate): Evaluation {
  const more = withLargeBill(given)
  const found: CardCase = {
    given,
    price: priceOf(card, given),
    claim: claimFor(card, given),
    large: { given: more, claim: claimFor(card, more) },
  }
  return lazyEvaluation(sortValuesOf(card, found, today), null, () => ({
    headline: () => headlineOf(card, found, today),
    facts: () => factsOf(card, found, today),
    conditions: () => medicalConditions(card, found, today),
    steps: () => medicalSteps(card, found),
  }))
}

import { knownValue } from '../../figures/figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatSignedRinggit, type Sen, sen } from '../../values/money'
import { formatAnnualRate } from '../../values/rate'
import type { Balance, Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { commonWords } from '../shared/common-words'
import { commonConditions } from '../shared/conditions'
import { factOf, oldestCheck, sortValue, statedFigure, worstState } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { perDay } from '../shared/per-day'
import { protectionConditions } from '../shared/protection'
import { restrictionConditions } from '../shared/restriction'
import { feeValue } from '../shared/yearly'
import { depositReader, type FixedDeposit, payout, type TiedPurchase, tiedText } from './figures'
import { type Offer, type Outcome, offerFor, outcomeOf } from './offer'
import type { DepositScenario } from './scenario'
import { depositSteps } from './steps'
import { fixedDepositWords as words } from './words'

type Offered = Extract<Offer, { state: 'offered' }>

/** Terms that decide whether the scenario is taken at all: their age counts, their absence does not. */
function gateStates(product: FixedDeposit, today: IsoDate): readonly FigureState[] {
  return (['minimumDeposit', 'maximumDeposit'] as const)
    .filter((name) => product[name].state !== 'missing')
    .map((name) => depositReader.state(product, name, today))
}

const returnState = perDay((product: FixedDeposit, today): FigureState => {
  const rates = (['placements', 'tied'] as const).map((name) => depositReader.state(product, name, today))
  return worstState([...rates, ...gateStates(product, today)])
})

function checkedDay(product: FixedDeposit): IsoDate | null {
  return oldestCheck(product.sources, product.placements, product.tied)
}

/** Where a deposit is opened. */
function channelFact(product: FixedDeposit, today: IsoDate): Fact {
  const { label, of } = words.facts.channel
  const channel = statedFigure(product, product.channel)
  return factOf('channel', label, channel, product.sources, 'rule', today, (value) => of[value])
}

/** What a deposit pays as `rate` and its note say, and what it asks. */
function factsWith(product: FixedDeposit, rate: string, note: string, floor: Sen, today: IsoDate): readonly Fact[] {
  const higher = floor > (knownValue(product.minimumDeposit) ?? 0)
  const { facts } = words
  return [
    depositReader.fact(product, 'placements', today, { id: 'rate', label: facts.rate.label, note, print: () => rate }),
    depositReader.fact(product, 'earlyWithdrawal', today, { id: 'early' }),
    depositReader.fact(product, 'minimumDeposit', today, {
      id: 'minimum',
      label: facts.minimum.label,
      note: higher ? facts.minimum.higher(floor) : null,
    }),
    channelFact(product, today),
  ]
}

function tiedConditions(
  product: FixedDeposit,
  tied: TiedPurchase | null,
  outcome: Outcome | null,
): readonly ProductCondition[] {
  if (product.tied.state === 'missing') return [{ label: words.reasons.tied, tone: 'warn' }]
  const terms = tied ?? knownValue(product.tied)
  if (terms === null) return []
  const name = tiedText(product, terms.kind)
  return [{ label: words.conditions.tied(name, outcome?.result.tiedAmount ?? null), tone: 'warn' }]
}

function conditionsOf(
  product: FixedDeposit,
  scenario: DepositScenario,
  tied: TiedPurchase | null,
  outcome: Outcome | null,
  today: IsoDate,
): readonly ProductCondition[] {
  const when = knownValue(product.payout)
  const strings: readonly (ProductCondition | null)[] = [
    product.freshFundsOnly ? { label: words.conditions.freshFunds, tone: 'warn' } : null,
    product.rateKind === 'promotional' ? { label: words.conditions.promotional, tone: 'plain' } : null,
    when === null || when === 'at-maturity'
      ? null
      : { label: words.conditions.payout(payout.words[when]), tone: 'plain' },
  ]
  return [
    ...restrictionConditions(product),
    ...tiedConditions(product, tied, outcome),
    ...strings.filter((chip) => chip !== null),
    ...protectionConditions(product, sen(scenario.amount + (outcome?.result.depositReturn ?? 0)), today),
    ...commonConditions(product, today, { channel: false }),
  ]
}

function headlineWithout(product: FixedDeposit, scenario: DepositScenario, reason: string): Headline {
  const day = checkedDay(product)
  const basis = words.headline.notRanked(scenario)
  return { value: reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn: day }
}

/** A deposit that the scenario does not fit, or whose return is not known: shown with the reason, never ranked. */
function evaluateWithout(product: FixedDeposit, scenario: DepositScenario, reason: string, today: IsoDate): Evaluation {
  const missing: SortValue = { state: 'missing', words: reason }
  return lazyEvaluation({ return: missing, maturity: missing, minimum: missing, flexibility: missing }, null, () => ({
    headline: () => headlineWithout(product, scenario, reason),
    facts: () => factsWith(product, words.facts.rate.none, reason, sen(0), today),
    conditions: () => conditionsOf(product, scenario, null, null, today),
    steps: () => {
      return [{ label: commonWords.steps.noSum, formula: words.steps.wanted(scenario), result: reason }]
    },
  }))
}

function flexibilityOf(product: FixedDeposit, { halfWay }: Outcome, state: FigureState, today: IsoDate): SortValue {
  const rule = depositReader.state(product, 'earlyWithdrawal', today)
  const locked = halfWay !== null && halfWay.kept === null
  return sortValue(halfWay?.kept ?? null, worstState([rule, state]), locked ? words.reasons.locked : null)
}

function sortValuesOf(product: FixedDeposit, outcome: Outcome, today: IsoDate): Evaluation['sortValues'] {
  const { net, yearlyRate, placed, tiedAmount } = outcome.result
  const state = returnState(product, today)
  return {
    return: sortValue(yearlyRate, state),
    // Ringgit earned by more money than the visitor places are not those of the visitor’s amount.
    maturity: tiedAmount > 0 ? { state: 'missing', words: words.reasons.inAll(placed) } : sortValue(net, state),
    minimum: sortValue(feeValue(product.minimumDeposit), depositReader.state(product, 'minimumDeposit', today)),
    flexibility: flexibilityOf(product, outcome, state, today),
  }
}

/** What leaving early loses is no cost of the deposit: it is said apart, and only who leaves loses it. */
function balanceOf({ result }: Outcome): Balance {
  return { takes: result.tiedCharge, gives: sen(result.depositReturn + result.tiedReturn) }
}

function headlineOf(
  product: FixedDeposit,
  scenario: DepositScenario,
  offer: Offered,
  { result }: Outcome,
  today: IsoDate,
): Headline {
  const day = checkedDay(product)
  return {
    value: formatSignedRinggit(result.net),
    unit: words.headline.unit,
    basis: words.headline.basis(scenario, offer.tied === null ? null : result.tiedAmount),
    tone: result.net < 0 ? 'cost' : 'gain',
    state: returnState(product, today),
    checkedOn: day,
  }
}

function factsOf(product: FixedDeposit, { placement, tied }: Offered, { result }: Outcome, today: IsoDate) {
  const rate = formatAnnualRate(placement.rate)
  const effective = words.facts.yearlyRate(formatAnnualRate(result.yearlyRate), result.heldAtLimit)
  return factsWith(product, rate, words.facts.rate.note(rate, effective, tied !== null), placement.from, today)
}

function evaluateOffered(product: FixedDeposit, scenario: DepositScenario, offer: Offered, today: IsoDate): Evaluation {
  const outcome = outcomeOf(product, scenario, offer, today)
  return lazyEvaluation(sortValuesOf(product, outcome, today), balanceOf(outcome), () => ({
    headline: () => headlineOf(product, scenario, offer, outcome, today),
    facts: () => factsOf(product, offer, outcome, today),
    conditions: () => conditionsOf(product, scenario, offer.tied, outcome, today),
    steps: () => depositSteps(product, scenario, offer.placement, offer.tied, outcome, today),
  }))
}

/**
 * Evaluates a fixed deposit placed today. The return is the true one: with what a tied purchase earns and costs, over all
 * the money placed. `return` is in basis points a year, the other sort values in sen.
 */
export function evaluateFixedDeposit(product: FixedDeposit, scenario: DepositScenario, today: IsoDate): Evaluation {
  const offer = offerFor(product, scenario)
  return offer.state === 'offered'
    ? evaluateOffered(product, scenario, offer, today)
    : evaluateWithout(product, scenario, offer.reason, today)
}

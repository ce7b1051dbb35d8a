import { freshness, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit, formatSignedRinggit, sen } from '../../money'
import type { FixedDeposit, TiedPurchase } from '../../products/fixed-deposit'
import { formatAnnualRate } from '../../rate'
import type {
  Assumptions,
  Balance,
  Chip,
  Fact,
  FigureState,
  Hero,
  Measure,
  Measures,
  Score,
  Weighing,
} from '../category'
import { commonChips } from '../shared/conditions'
import { factOf, measureOf, oldestCheck, worded, worstState } from '../shared/facts'
import { lazyWeighing } from '../shared/lazy'
import { protectionChips } from '../shared/protection'
import { feeValue } from '../shared/yearly'
import { type DepositCase, depositCase, monthsText, type Offer, type Outcome, offerFor, outcomeOf } from './offer'
import { depositSteps } from './steps'
import { earlyText, payoutText, tiedText } from './words'

type Offered = Extract<Offer, { state: 'offered' }>

/** Terms that decide whether the case is taken at all: their age counts, their absence does not. */
function gateStates(product: FixedDeposit, today: IsoDate): readonly FigureState[] {
  return [product.minimumDeposit, product.maximumDeposit]
    .filter((figure) => figure.state !== 'missing')
    .map((figure) => freshness(figure, product.sources, 'rule', today))
}

function returnState(product: FixedDeposit, today: IsoDate): FigureState {
  const { placements, tied, sources } = product
  const rates = [placements, tied].map((figure) => freshness<unknown>(figure, sources, 'rate', today))
  return worstState([...rates, ...gateStates(product, today)])
}

function checkedDay(product: FixedDeposit): IsoDate | null {
  return oldestCheck(product.sources, product.placements, product.tied)
}

function caseWords({ amount, months }: DepositCase): string {
  return `for ${formatRinggit(amount)} over ${monthsText(months)}`
}

function commonFacts(product: FixedDeposit, offer: Offer, today: IsoDate): readonly [Fact, Fact, Fact] {
  const { sources, placements, minimumDeposit, earlyWithdrawal } = product
  const floor = offer.state === 'offered' ? offer.placement.from : sen(0)
  const higher = floor > (knownValue(minimumDeposit) ?? 0)
  const rate = offer.state === 'offered' ? formatAnnualRate(offer.placement.rate) : 'None for your case'
  const reason = offer.state === 'not-for-case' ? offer.reason : null
  return [
    factOf('rate', 'Advertised rate', placements, sources, 'rate', today, () => rate, { note: reason }),
    factOf('minimum', 'Minimum deposit', minimumDeposit, sources, 'rule', today, (amount) => formatRinggit(amount), {
      note: higher ? `${formatRinggit(floor)} for this rate` : null,
      words: { none: 'No minimum' },
    }),
    factOf('early', 'If you leave early', earlyWithdrawal, sources, 'rule', today, (rule) => earlyText(product, rule), {
      words: { none: 'No rule' },
    }),
  ]
}

function effectiveFact(value: string, note: string | null, state: FigureState, day: IsoDate | null): Fact {
  return { id: 'effective', label: 'Effective yearly rate', value, note, state, checkedOn: day }
}

function tiedChips(product: FixedDeposit, tied: TiedPurchase | null, outcome: Outcome | null): readonly Chip[] {
  if (product.tied.state === 'missing') return [{ label: 'Tied purchase not published', tone: 'warn' }]
  const terms = tied ?? knownValue(product.tied)
  if (terms === null) return []
  const name = tiedText(product, terms.kind)
  const size = outcome === null ? '' : ` of ${formatRinggit(outcome.result.tiedAmount)}`
  return [{ label: `Tied to a ${name}${size}`, tone: 'warn' }]
}

function chipsOf(
  product: FixedDeposit,
  kase: DepositCase,
  tied: TiedPurchase | null,
  outcome: Outcome | null,
  today: IsoDate,
): readonly Chip[] {
  const payout = knownValue(product.payout)
  const strings: readonly (Chip | null)[] = [
    product.freshFundsOnly ? { label: 'Fresh funds only', tone: 'warn' } : null,
    product.seniorsOnly ? { label: 'For seniors', tone: 'warn' } : null,
    product.rateKind === 'promotional' ? { label: 'Promotional rate', tone: 'plain' } : null,
    payout === null || payout === 'at-maturity'
      ? null
      : { label: `Pays ${payoutText(payout).toLowerCase()}`, tone: 'plain' },
  ]
  return [
    ...tiedChips(product, tied, outcome),
    ...strings.filter((chip) => chip !== null),
    ...protectionChips(product, sen(kase.amount + (outcome?.result.depositReturn ?? 0))),
    ...commonChips(product, today),
  ]
}

/** A deposit that the case does not fit, or whose return is not known: shown with the reason, never ranked. */
function weighWithout(
  product: FixedDeposit,
  kase: DepositCase,
  reason: string,
  offer: Offer,
  today: IsoDate,
): Weighing {
  const missing: Score = { state: 'missing', text: reason }
  const hero = (): Hero => {
    const day = checkedDay(product)
    const basis = `not ranked ${caseWords(kase)}`
    return { value: reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn: day }
  }
  const facts = (): readonly Fact[] => {
    const [rate, minimum, early] = commonFacts(product, offer, today)
    return [rate, effectiveFact('Not known', null, 'missing', null), minimum, early]
  }
  const wanted = `${formatRinggit(kase.amount)} for ${monthsText(kase.months)}`
  return lazyWeighing({
    hero,
    facts,
    balance: null,
    chips: () => chipsOf(product, kase, null, null, today),
    steps: () => [{ label: 'Why there is no sum', formula: wanted, result: reason }],
    scores: { return: missing, maturity: missing, minimum: missing, flexibility: missing },
  })
}

function flexibilityOf(product: FixedDeposit, { halfWay }: Outcome, state: FigureState, today: IsoDate): Measure {
  const rule = freshness(product.earlyWithdrawal, product.sources, 'rule', today)
  return measureOf(halfWay?.kept ?? null, worstState([rule, state]))
}

function flexibilityText({ halfWay }: Outcome): string {
  if (halfWay === null) return 'Early-withdrawal rule not published'
  return halfWay.kept === null ? 'Cannot be withdrawn early' : formatRinggit(halfWay.kept, 'sen')
}

function measuresOf(product: FixedDeposit, outcome: Outcome, today: IsoDate) {
  const { net, yearlyRate } = outcome.result
  const { minimumDeposit, sources } = product
  const state = returnState(product, today)
  return {
    return: measureOf(yearlyRate, state),
    maturity: measureOf(net, state),
    minimum: measureOf(feeValue(minimumDeposit), freshness(minimumDeposit, sources, 'rule', today)),
    flexibility: flexibilityOf(product, outcome, state, today),
  }
}

function scoresOf(product: FixedDeposit, outcome: Outcome, today: IsoDate): Weighing['scores'] {
  const { net, yearlyRate } = outcome.result
  const minimum = feeValue(product.minimumDeposit)
  return worded(measuresOf(product, outcome, today), {
    return: formatAnnualRate(yearlyRate),
    maturity: formatRinggit(net, 'sen'),
    minimum: minimum === null ? 'Minimum deposit not published' : formatRinggit(minimum),
    flexibility: flexibilityText(outcome),
  })
}

function balanceOf({ halfWay, result }: Outcome): Balance | null {
  if (halfWay === null) return null
  return { takes: halfWay.lost, gives: sen(result.depositReturn + result.tiedReturn) }
}

function heroOf(product: FixedDeposit, kase: DepositCase, offer: Offered, { result }: Outcome, today: IsoDate): Hero {
  const day = checkedDay(product)
  const after = offer.tied === null ? '' : ' after the tied purchase'
  return {
    value: formatSignedRinggit(result.net),
    unit: 'at maturity',
    basis: `${caseWords(kase)}${after}`,
    tone: result.net < 0 ? 'cost' : 'gain',
    state: returnState(product, today),
    checkedOn: day,
  }
}

function factsOf(product: FixedDeposit, offer: Offered, { result }: Outcome, today: IsoDate): readonly Fact[] {
  const [rate, minimum, early] = commonFacts(product, offer, today)
  const value = `${formatAnnualRate(result.yearlyRate)}${result.heldAtLimit ? ' or worse' : ''}`
  const note = offer.tied === null ? null : 'after the tied purchase'
  return [rate, effectiveFact(value, note, returnState(product, today), checkedDay(product)), minimum, early]
}

function weighOffered(product: FixedDeposit, kase: DepositCase, offer: Offered, today: IsoDate): Weighing {
  const outcome = outcomeOf(product, kase, offer, today)
  return lazyWeighing({
    hero: () => heroOf(product, kase, offer, outcome, today),
    facts: () => factsOf(product, offer, outcome, today),
    balance: balanceOf(outcome),
    chips: () => chipsOf(product, kase, offer.tied, outcome, today),
    steps: () => depositSteps(product, kase, offer.placement, offer.tied, outcome, today),
    scores: scoresOf(product, outcome, today),
  })
}

const unmeasured: Measures = { balance: null, scores: {} }

/** What the orders read of a fixed deposit placed today; nothing where the case does not fit. */
export function measureFixedDeposit(product: FixedDeposit, assumptions: Assumptions, today: IsoDate): Measures {
  const kase = depositCase(assumptions)
  const offer = offerFor(product, kase)
  if (offer.state !== 'offered') return unmeasured
  const outcome = outcomeOf(product, kase, offer, today)
  return { balance: balanceOf(outcome), scores: measuresOf(product, outcome, today) }
}

/**
 * Weighs a fixed deposit placed today. The return is the true one: with what a tied purchase earns and costs, over all
 * the money placed. `return` is in basis points a year, the other scores in sen.
 */
export function weighFixedDeposit(product: FixedDeposit, assumptions: Assumptions, today: IsoDate): Weighing {
  const kase = depositCase(assumptions)
  const offer = offerFor(product, kase)
  return offer.state === 'offered'
    ? weighOffered(product, kase, offer, today)
    : weighWithout(product, kase, offer.reason, offer, today)
}

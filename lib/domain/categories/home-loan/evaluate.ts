import { knownValue } from '../../figures/figure'
import type { Fact } from '../../figures/row'
import { wordsFor } from '../../products/words'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { atRate, formatRate } from '../../values/rate'
import type { Balance, Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, sortValue } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { isOwn } from '../shared/own'
import { restrictionConditions } from '../shared/restriction'
import { type HomeLoan, homeLoanReader, spreadText } from './figures'
import {
  afterRise,
  cashState,
  type HomeOffer,
  isFixed,
  isPaidKnown,
  type Offered,
  offerFor,
  oldRateBehind,
  paidState,
  rateState,
} from './offer'
import { type HomeLoanScenario, homeLoanScenarioText } from './scenario'
import { homeLoanSteps } from './steps'
import { homeLoanWords } from './words'

const { facts: words, conditions: chips, sorts } = homeLoanWords
const money = (amount: Sen) => formatRinggit(amount)
const rounded = (amount: Sen) => formatRinggit(amount, 'whole')
const checkedRate = ({ sources, pricing }: HomeLoan) => oldestCheck(sources, pricing)
const checkedCash = ({ sources, processingFee, setupFee, valuation, cover, borne }: HomeLoan) =>
  oldestCheck(sources, processingFee, setupFee, valuation, cover, borne)

function headlineOf(loan: HomeLoan, offer: HomeOffer, scenario: HomeLoanScenario, today: IsoDate): Headline {
  const text = homeLoanScenarioText(scenario)
  const checkedOn = checkedRate(loan)
  if (offer.kind === 'none') {
    const basis = words.notRanked(text)
    return { value: offer.reason, unit: '', basis, tone: 'plain', state: 'missing', checkedOn }
  }
  const [now, later] = offer.plan.phases
  const basis =
    now === undefined || later === undefined
      ? words.headline(text)
      : words.later(text, money(later.instalment), now.months / 12 + 1)
  const value = rounded(now?.instalment ?? sen(0))
  const oldRate = oldRateBehind(loan, offer, today)
  const state = rateState(loan, today)
  const base = {
    value,
    unit: words.aMonth,
    basis,
    tone: 'plain',
    state,
    checkedOn,
    ...(oldRate && { oldRate }),
  } as const
  const { effective, paid } = offer
  if (effective === null) return base
  const rate = words.rateLine(formatRate(effective), wordsFor(loan))
  return { ...base, line: paid === null ? words.feesUnknown(rate) : rate }
}

/** Whether the rate moves, and what it is made of. */
function rateText(offer: Offered): Pick<Fact, 'value' | 'note'> {
  const { pricing, reference, ceiling } = offer
  const base = formatRate(reference.value)
  if (isFixed(offer)) return { value: words.kinds.fixed, note: words.fixed }
  switch (pricing.kind) {
    case 'fixed':
      return { value: words.kinds.fixed, note: words.fixed }
    case 'floating': {
      const capped = ceiling !== null && reference.value + pricing.spread > ceiling
      const spread = spreadText(pricing.spread)
      const note = capped ? words.capped(base, spread, formatRate(ceiling)) : words.floating(base, spread)
      return { value: words.kinds.floating, note }
    }
    case 'fixed-first': {
      const later = words.floating(base, spreadText(pricing.spread))
      const note = words.fixedFirst(formatRate(pricing.rate), pricing.years, later)
      return { value: words.kinds.fixedFirst(pricing.years), note }
    }
    default:
      return assertNever(pricing)
  }
}

function riseNote(offer: Offered): string {
  if (isFixed(offer)) return words.riseFixed
  const [quarter, half] = [rounded(afterRise(offer, 25).instalment), rounded(afterRise(offer, 50).instalment)]
  const [now, later] = offer.plan.phases
  return now === undefined || later === undefined
    ? words.riseNote(quarter, half)
    : words.riseLater(now.months / 12 + 1, quarter, half)
}

function cashFact(loan: HomeLoan, { cash }: Offered, today: IsoDate): Fact {
  const state = cashState(loan, today)
  const note = isOwn(loan) ? words.cashOwn : words.cashNote(money(cash.down))
  const shown =
    cash.costs === null
      ? { value: words.missing, note: words.cashFrom(money(cash.least)) }
      : { value: rounded(cash.least), note }
  return { id: 'cash', label: words.cash, ...shown, state, checkedOn: checkedCash(loan) }
}

function paidFact(loan: HomeLoan, scenario: HomeLoanScenario, offer: Offered, today: IsoDate): Fact {
  const { amount, paid, saved } = offer
  const own = wordsFor(loan)
  const base = { id: 'paid', label: words.paid, state: paidState(loan, today), checkedOn: checkedRate(loan) }
  if (paid === null) return { ...base, value: words.missing, note: words.costMissing }
  const cost = rounded(sen(paid - amount))
  const note = saved === 0 ? words.paidNote(cost, own) : words.saved(cost, rounded(saved), own)
  const more = isPaidKnown(loan, scenario) ? '' : `; ${words.untilCompleted(own)}`
  return { ...base, value: rounded(paid), note: `${note}${more}` }
}

/** A purchase that is not financed has no figures but the published rate. */
function factsWithout(loan: HomeLoan, today: IsoDate): readonly Fact[] {
  const value = knownValue(loan.pricing) === null ? words.missing : words.notHere
  const rate = homeLoanReader.fact(loan, 'pricing', today, { id: 'rate', label: words.rate })
  const others = [
    ['rise', words.rise],
    ['paid', words.paid],
    ['cash', words.cash],
  ] as const
  const fact = ([id, label]: (typeof others)[number]): Fact => {
    return { id, label, value, note: null, state: 'missing', checkedOn: null }
  }
  return [...others.map(fact), rate]
}

function factsOf(loan: HomeLoan, scenario: HomeLoanScenario, offer: HomeOffer, today: IsoDate): readonly Fact[] {
  if (offer.kind === 'none') return factsWithout(loan, today)
  const base = { state: rateState(loan, today), checkedOn: checkedRate(loan) }
  return [
    { ...base, id: 'rise', label: words.rise, value: rounded(afterRise(offer, 100).instalment), note: riseNote(offer) },
    paidFact(loan, scenario, offer, today),
    cashFact(loan, offer, today),
    { ...base, id: 'rate', label: words.rate, ...rateText(offer) },
  ]
}

function lockInCondition(loan: HomeLoan, offer: HomeOffer): readonly ProductCondition[] {
  const { lockIn } = loan
  if (lockIn.state === 'none') return [{ label: chips.noLockIn, tone: 'plus' }]
  if (lockIn.state !== 'known' || offer.kind === 'none') return []
  const { years, fee, of } = lockIn.value
  const amount = money(atRate(offer.amount, fee))
  return [{ label: of === 'original' ? chips.lockIn(years, amount) : chips.lockInUpTo(years, amount), tone: 'warn' }]
}

function conditionsOf(
  loan: HomeLoan,
  offer: HomeOffer,
  { construction }: HomeLoanScenario,
  today: IsoDate,
): readonly ProductCondition[] {
  const own = wordsFor(loan)
  const borne = knownValue(loan.borne) ?? []
  const chosen: readonly [boolean, ProductCondition][] = [
    [knownValue(loan.cover)?.kind === 'compulsory', { label: chips.cover(own), tone: 'warn' }],
    [loan.firstHomeOnly, { label: chips.firstHomeOnly, tone: 'warn' }],
    [borne.includes('loan-fee'), { label: chips.legalPaid, tone: 'plus' }],
    [construction && knownValue(loan.progressive) === 'charge-only', { label: chips.release(own), tone: 'plain' }],
  ]
  return [
    ...restrictionConditions(loan),
    ...lockInCondition(loan, offer),
    ...chosen.filter(([shown]) => shown).map(([, chip]) => chip),
    ...commonConditions(loan, today),
  ]
}

function sortValuesOf(
  loan: HomeLoan,
  scenario: HomeLoanScenario,
  offer: HomeOffer,
  today: IsoDate,
): Evaluation['sortValues'] {
  if (offer.kind === 'none') {
    const missing: SortValue = { state: 'missing', words: offer.reason }
    return { rate: missing, instalment: missing, paid: missing, cash: missing, rise: missing }
  }
  const state = rateState(loan, today)
  const { effective, plan, paid, cash } = offer
  return {
    rate: sortValue(effective, state),
    instalment: sortValue(plan.phases[0]?.instalment ?? null, state),
    paid: isPaidKnown(loan, scenario)
      ? sortValue(paid, paidState(loan, today))
      : { state: 'missing', words: sorts.paid.untilCompleted },
    cash: sortValue(cash.costs === null ? null : cash.least, cashState(loan, today)),
    rise: sortValue(afterRise(offer, 100).instalment, state),
  }
}

/** What borrowing and buying cost in all. The amount borrowed is no gain: it is paid back. */
function balanceOf(loan: HomeLoan, scenario: HomeLoanScenario, offer: HomeOffer): Balance | null {
  if (offer.kind === 'none' || offer.paid === null || !isPaidKnown(loan, scenario)) return null
  return { takes: sen(Math.max(0, offer.paid - offer.amount)), gives: sen(0) }
}

/**
 * Evaluates a home loan on the visitor's purchase with the reference rate of `today`. `rate` is in basis points a year,
 * the other sort values in sen. A purchase that the bank does not finance is shown with the reason and not ranked.
 */
export function evaluateHomeLoan(loan: HomeLoan, scenario: HomeLoanScenario, today: IsoDate): Evaluation {
  const offer = offerFor(loan, scenario, today)
  return lazyEvaluation(sortValuesOf(loan, scenario, offer, today), balanceOf(loan, scenario, offer), () => ({
    headline: () => headlineOf(loan, offer, scenario, today),
    facts: () => factsOf(loan, scenario, offer, today),
    conditions: () => conditionsOf(loan, offer, scenario, today),
    steps: () => homeLoanSteps(loan, scenario, offer, today),
  }))
}

import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { Fact } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { sen } from '../../values/money'
import type { Balance, Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { commonConditions } from '../shared/conditions'
import { incomeFact, oldestCheck, sortValue } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { isOwn } from '../shared/own'
import { restrictionConditions } from '../shared/restriction'
import { courseAbove, flatRateEnds, isUnderBankRules } from './bank-rules'
import { loanReader, type PersonalLoan } from './figures'
import { costState, type LoanOffer, offerFor, ratesState } from './offer'
import { amountRange, rateRange } from './ranges'
import type { LoanScenario } from './scenario'
import { loanSteps } from './steps'
import { personalLoanWords as words } from './words'

type Offer = Extract<LoanOffer, { kind: 'offer' }>

function headlineOf(loan: PersonalLoan, offer: LoanOffer, scenario: LoanScenario, today: IsoDate): Headline {
  const checkedOn = oldestCheck(loan.sources, loan.rates)
  const basis = words.headline.basis(scenario)
  if (offer.kind === 'none') {
    return {
      value: offer.reason,
      unit: '',
      basis: words.headline.notRanked(basis),
      tone: 'plain',
      state: 'missing',
      checkedOn,
    }
  }
  const { top } = offer
  const low = offer.low()
  const ranked = low.instalment === top.instalment ? '' : words.headline.range
  return {
    value: amountRange(low.instalment, top.instalment),
    unit: words.headline.unit,
    ...(offer.fees.total === null ? { line: words.facts.cost.feesUnknown } : {}),
    basis: `${basis}${ranked}`,
    tone: 'plain',
    state: ratesState(loan, today),
    checkedOn,
  }
}

function feesNote({ fees }: Offer): string {
  const { feesUnknown, noFees, fees: taken } = words.facts.cost
  if (fees.total === null) return feesUnknown
  return fees.total === 0 ? noFees : taken(fees.total)
}

/** What a loan asks and how soon it pays, whatever it costs. */
function termFacts(loan: PersonalLoan, today: IsoDate): readonly Fact[] {
  const { label, note } = words.facts.speed
  const after = knownValue(loan.disbursalDays) === null ? null : note
  return [loanReader.fact(loan, 'disbursalDays', today, { id: 'speed', label, note: after }), incomeFact(loan, today)]
}

function missingFacts(loan: PersonalLoan, today: IsoDate): readonly Fact[] {
  const value = knownValue(loan.rates) === null ? figureWords.missing : words.facts.none
  const fact = (id: string, label: string): Fact => {
    return { id, label, value, note: null, state: 'missing', checkedOn: null }
  }
  return [
    fact('total', words.facts.total),
    fact('eir', words.facts.eir.label(wordsFor(loan))),
    ...termFacts(loan, today),
  ]
}

function factsOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): readonly Fact[] {
  if (offer.kind === 'none') return missingFacts(loan, today)
  const { top, fees } = offer
  const low = offer.low()
  const solved = low.eir !== null && top.eir !== null ? rateRange(low.eir, top.eir) : null
  const { label, note, floor } = words.facts.eir
  return [
    {
      id: 'total',
      label: words.facts.total,
      value: amountRange(low.totalRepaid, top.totalRepaid),
      note: feesNote(offer),
      state: ratesState(loan, today),
      checkedOn: oldestCheck(loan.sources, loan.rates),
    },
    {
      id: 'eir',
      label: label(wordsFor(loan)),
      value: fees.total === null || solved === null ? figureWords.missing : solved,
      note: fees.total === null && solved !== null ? floor(solved) : note,
      state: costState(loan, today),
      checkedOn: oldestCheck(loan.sources, loan.rates, loan.processingFee, loan.stampDuty, loan.cover),
    },
    ...termFacts(loan, today),
  ]
}

function lawConditions(loan: PersonalLoan, { amount }: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  if (isOwn(loan) || !isUnderBankRules(loan)) return []
  const flat: readonly ProductCondition[] =
    loan.rateBasis === 'flat' && today >= flatRateEnds ? [{ label: words.conditions.flat, tone: 'warn' }] : []
  const course: readonly ProductCondition[] =
    amount > courseAbove ? [{ label: words.conditions.course, tone: 'plain' }] : []
  return [...flat, ...course]
}

function conditionsOf(loan: PersonalLoan, given: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  const { conditions } = words
  const own: readonly [boolean, ProductCondition][] = [
    [knownValue(loan.earlySettlement) === 'rule-of-78', { label: conditions.ruleOf78, tone: 'warn' }],
    [loan.salaryDeduction, { label: conditions.salaryDeduction, tone: 'warn' }],
    [knownValue(loan.cover)?.kind === 'compulsory', { label: conditions.cover(wordsFor(loan)), tone: 'warn' }],
    [loan.rateKind === 'floating', { label: conditions.floating, tone: 'warn' }],
    [loan.issuer.kind === 'money-lender', { label: conditions.moneyLender, tone: 'plain' }],
  ]
  const shown = own.filter(([holds]) => holds).map(([, chip]) => chip)
  return [
    ...restrictionConditions(loan),
    ...shown,
    ...lawConditions(loan, given, today),
    ...commonConditions(loan, today),
  ]
}

function sortValuesOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): Evaluation['sortValues'] {
  const speed = sortValue(knownValue(loan.disbursalDays), loanReader.state(loan, 'disbursalDays', today))
  if (offer.kind === 'none') {
    const missing: SortValue = { state: 'missing', words: offer.reason }
    // A scenario outside the limits is not ranked at all; a rate that is not published says nothing about speed.
    return { cost: missing, eir: missing, instalment: missing, speed: loan.rates.state === 'missing' ? speed : missing }
  }
  const { top, fees } = offer
  const state = costState(loan, today)
  return {
    cost: sortValue(fees.total === null || top.eir === null ? null : top.cost, state),
    eir: sortValue(fees.total === null ? null : top.eir, state),
    instalment: sortValue(top.instalment, ratesState(loan, today)),
    speed,
  }
}

/** What a loan costs. The money that is borrowed is no gain: it is paid back. */
function balanceOf(offer: LoanOffer): Balance | null {
  if (offer.kind === 'none' || offer.fees.total === null) return null
  return { takes: offer.top.cost, gives: sen(0) }
}

/**
 * Evaluates a loan on the visitor's amount and term. `cost` and `instalment` are in sen, `eir` in basis points a year,
 * `speed` in days; all at the upper end of a rate that depends on approval. A scenario that the lender does not take is
 * shown with the reason and not ranked.
 */
export function evaluateLoan(loan: PersonalLoan, scenario: LoanScenario, today: IsoDate): Evaluation {
  const offer = offerFor(loan, scenario)
  return lazyEvaluation(sortValuesOf(loan, offer, today), balanceOf(offer), () => ({
    headline: () => headlineOf(loan, offer, scenario, today),
    facts: () => factsOf(loan, offer, today),
    conditions: () => conditionsOf(loan, scenario, today),
    steps: () => loanSteps(loan, scenario, offer),
  }))
}

import { knownValue } from '../../figure'
import type { Fact, FigureState } from '../../figures/row'
import type { IsoDate } from '../../iso-date'
import { formatRinggit } from '../../money'
import type { Balance, Evaluation, Headline, ProductCondition, SortValue } from '../category'
import { commonConditions } from '../shared/conditions'
import { oldestCheck, sortValue } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { isOwn } from '../shared/own'
import { wordsFor } from '../shared/words'
import { loanReader, type PersonalLoan } from './figures'
import { costState, type LoanOffer, offerFor, ratesState } from './offer'
import { type LoanScenario, loanScenarioText } from './scenario'
import { loanSteps } from './steps'
import {
  amountRange,
  costName,
  courseAbove,
  eirName,
  flatRateEnds,
  isUnderBankRules,
  quotedText,
  rateRange,
} from './text'

type Offer = Extract<LoanOffer, { kind: 'offer' }>

function headlineOf(loan: PersonalLoan, offer: LoanOffer, scenario: LoanScenario, today: IsoDate): Headline {
  const checkedOn = oldestCheck(loan.sources, loan.rates)
  const basis = `for ${loanScenarioText(scenario)}`
  if (offer.kind === 'none') {
    return { value: offer.reason, unit: '', basis: `not ranked ${basis}`, tone: 'plain', state: 'missing', checkedOn }
  }
  const { top } = offer
  const low = offer.low()
  const ranked = low.instalment === top.instalment ? '' : ', ranked on the upper end: the rate depends on approval'
  return {
    value: amountRange(low.instalment, top.instalment),
    unit: 'a month',
    basis: `${basis}${ranked}`,
    tone: 'plain',
    state: ratesState(loan, today),
    checkedOn,
  }
}

function feesNote({ fees }: Offer): string {
  if (fees.total === null) return 'some fees are not published'
  return fees.total === 0 ? 'no fees at the start' : `${formatRinggit(fees.total)} of it taken at the start`
}

function missingFacts(loan: PersonalLoan): readonly Fact[] {
  const note = knownValue(loan.rates) === null ? null : 'for this amount and term'
  const fact = (id: string, label: string): Fact => {
    return { id, label, value: 'Not published', note, state: 'missing', checkedOn: null }
  }
  return [
    fact('eir', eirName(loan)),
    fact('total', 'Total repaid'),
    fact('cost', costName(loan)),
    fact('quoted', 'Quoted rate'),
  ]
}

function costFacts(loan: PersonalLoan, offer: Offer, today: IsoDate): readonly [Fact, Fact] {
  const { top, fees } = offer
  const low = offer.low()
  const checkedOn = oldestCheck(loan.sources, loan.rates, loan.processingFee, loan.stampDuty, loan.cover)
  const state: FigureState = costState(loan, today)
  const solved = low.eir !== null && top.eir !== null ? rateRange(low.eir, top.eir) : null
  const eir = fees.total === null || solved === null ? 'Not published' : solved
  const floor = fees.total === null && solved !== null ? `${solved} before fees that are not published` : null
  return [
    { id: 'eir', label: eirName(loan), value: eir, note: floor ?? 'with all fees', state, checkedOn },
    {
      id: 'cost',
      label: costName(loan),
      value: fees.total === null ? 'Not published' : amountRange(low.cost, top.cost),
      note: feesNote(offer),
      state,
      checkedOn,
    },
  ]
}

function factsOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): readonly Fact[] {
  if (offer.kind === 'none') return missingFacts(loan)
  const { top, band } = offer
  const low = offer.low()
  const [eir, cost] = costFacts(loan, offer, today)
  const state = ratesState(loan, today)
  const checkedOn = oldestCheck(loan.sources, loan.rates)
  return [
    eir,
    {
      id: 'total',
      label: 'Total repaid',
      value: amountRange(low.totalRepaid, top.totalRepaid),
      note: null,
      state,
      checkedOn,
    },
    cost,
    {
      id: 'quoted',
      label: 'Quoted rate',
      value: quotedText(loan, band.rate, band.rateTo),
      note: band.rate === band.rateTo ? loan.rateKind : `${loan.rateKind}, by approval`,
      state,
      checkedOn,
    },
  ]
}

function lawConditions(loan: PersonalLoan, { amount }: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  if (isOwn(loan) || !isUnderBankRules(loan)) return []
  const flat: readonly ProductCondition[] =
    loan.rateBasis === 'flat' && today >= flatRateEnds
      ? [{ label: 'Flat rate: no longer allowed for banks', tone: 'warn' }]
      : []
  const course: readonly ProductCondition[] =
    amount > courseAbove ? [{ label: 'Short course above RM100,000', tone: 'plain' }] : []
  return [...flat, ...course]
}

function conditionsOf(loan: PersonalLoan, given: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  const { insurance } = wordsFor(loan)
  const own: readonly [boolean, ProductCondition][] = [
    [knownValue(loan.earlySettlement) === 'rule-of-78', { label: 'Rule of 78 on early settlement', tone: 'warn' }],
    [loan.guarantorNeeded, { label: 'Guarantor needed', tone: 'warn' }],
    [loan.salaryDeduction, { label: 'Salary deduction', tone: 'warn' }],
    [knownValue(loan.cover)?.kind === 'compulsory', { label: `Compulsory ${insurance}`, tone: 'warn' }],
    [loan.rateKind === 'floating', { label: 'Floating rate: instalments can rise', tone: 'warn' }],
    [loan.governmentOnly, { label: 'Government staff only', tone: 'warn' }],
    [loan.issuer.kind === 'money-lender', { label: 'Licensed money lender', tone: 'plain' }],
  ]
  const conditions = own.filter(([shown]) => shown).map(([, chip]) => chip)
  return [...conditions, ...lawConditions(loan, given, today), ...commonConditions(loan, today)]
}

function sortValuesOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): Evaluation['sortValues'] {
  const speed = sortValue(knownValue(loan.disbursalDays), loanReader.state(loan, 'disbursalDays', today))
  if (offer.kind === 'none') {
    const missing: SortValue = { state: 'missing', words: offer.reason }
    // A case outside the limits is not ranked at all; a rate that is not published says nothing about speed.
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

function balanceOf(offer: LoanOffer): Balance | null {
  if (offer.kind === 'none' || offer.fees.total === null) return null
  return { takes: offer.top.cost, gives: offer.top.paidOut }
}

/**
 * Evaluates a loan on the visitor's amount and term. `cost` and `instalment` are in sen, `eir` in basis points a year,
 * `speed` in days; all at the upper end of a rate that depends on approval. A case that the lender does not take is
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

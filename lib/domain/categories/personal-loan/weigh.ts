import { freshness, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit } from '../../money'
import type { PersonalLoan } from '../../products/personal-loan'
import { formatAnnualRate } from '../../rate'
import type { Assumptions, Balance, Chip, Fact, FigureState, Hero, Measures, Weighing } from '../category'
import { commonChips } from '../shared/conditions'
import { measureOf, oldestCheck, worded } from '../shared/facts'
import { lazyWeighing } from '../shared/lazy'
import { isOwn } from '../shared/own'
import { wordsFor } from '../shared/words'
import { type LoanCase, loanCase, loanCaseText } from './case'
import { costState, type LoanOffer, offerFor, ratesState } from './offer'
import { loanSteps } from './steps'
import {
  amountRange,
  costName,
  courseAbove,
  daysText,
  eirName,
  flatRateEnds,
  isUnderBankRules,
  quotedText,
  rateRange,
} from './text'

type Offer = Extract<LoanOffer, { kind: 'offer' }>

function heroOf(loan: PersonalLoan, offer: LoanOffer, assumptions: Assumptions, today: IsoDate): Hero {
  const checkedOn = oldestCheck(loan.sources, loan.rates)
  const basis = `for ${loanCaseText(assumptions)}`
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

function lawChips(loan: PersonalLoan, { amount }: LoanCase, today: IsoDate): readonly Chip[] {
  if (isOwn(loan) || !isUnderBankRules(loan)) return []
  const flat: readonly Chip[] =
    loan.rateBasis === 'flat' && today >= flatRateEnds
      ? [{ label: 'Flat rate: no longer allowed for banks', tone: 'warn' }]
      : []
  const course: readonly Chip[] = amount > courseAbove ? [{ label: 'Short course above RM100,000', tone: 'plain' }] : []
  return [...flat, ...course]
}

function chipsOf(loan: PersonalLoan, given: LoanCase, today: IsoDate): readonly Chip[] {
  const { insurance } = wordsFor(loan)
  const own: readonly [boolean, Chip][] = [
    [knownValue(loan.earlySettlement) === 'rule-of-78', { label: 'Rule of 78 on early settlement', tone: 'warn' }],
    [loan.guarantorNeeded, { label: 'Guarantor needed', tone: 'warn' }],
    [loan.salaryDeduction, { label: 'Salary deduction', tone: 'warn' }],
    [knownValue(loan.cover)?.kind === 'compulsory', { label: `Compulsory ${insurance}`, tone: 'warn' }],
    [loan.rateKind === 'floating', { label: 'Floating rate: instalments can rise', tone: 'warn' }],
    [loan.governmentOnly, { label: 'Government staff only', tone: 'warn' }],
    [loan.issuer.kind === 'money-lender', { label: 'Licensed money lender', tone: 'plain' }],
  ]
  const chips = own.filter(([shown]) => shown).map(([, chip]) => chip)
  return [...chips, ...lawChips(loan, given, today), ...commonChips(loan, today)]
}

function measuresOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate) {
  const missing = measureOf(null, 'missing')
  const speed = measureOf(knownValue(loan.disbursalDays), freshness(loan.disbursalDays, loan.sources, 'rule', today))
  if (offer.kind === 'none') {
    // A case outside the limits is not ranked at all; a rate that is not published says nothing about speed.
    return { cost: missing, eir: missing, instalment: missing, speed: loan.rates.state === 'missing' ? speed : missing }
  }
  const { top, fees } = offer
  const state = costState(loan, today)
  return {
    cost: measureOf(fees.total === null || top.eir === null ? null : top.cost, state),
    eir: measureOf(fees.total === null ? null : top.eir, state),
    instalment: measureOf(top.instalment, ratesState(loan, today)),
    speed,
  }
}

function speedText(loan: PersonalLoan): string {
  const days = knownValue(loan.disbursalDays)
  return days === null ? 'Not published' : daysText(days)
}

function scoresOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): Weighing['scores'] {
  const measures = measuresOf(loan, offer, today)
  if (offer.kind === 'none') {
    const { reason } = offer
    const speed = loan.rates.state === 'missing' ? speedText(loan) : reason
    return worded(measures, { cost: reason, eir: reason, instalment: reason, speed })
  }
  const { top, fees } = offer
  const unknown = 'Fees not published'
  return worded(measures, {
    cost: fees.total === null || top.eir === null ? unknown : formatRinggit(top.cost),
    eir: fees.total === null || top.eir === null ? unknown : formatAnnualRate(top.eir),
    instalment: `${formatRinggit(top.instalment)} a month`,
    speed: speedText(loan),
  })
}

function balanceOf(offer: LoanOffer): Balance | null {
  if (offer.kind === 'none' || offer.fees.total === null) return null
  return { takes: offer.top.cost, gives: offer.top.paidOut }
}

/** What the orders read of a loan on the visitor's case. */
export function measureLoan(loan: PersonalLoan, assumptions: Assumptions, today: IsoDate): Measures {
  const offer = offerFor(loan, loanCase(assumptions))
  return { balance: balanceOf(offer), scores: measuresOf(loan, offer, today) }
}

/**
 * Weighs a loan on the visitor's amount and term. `cost` and `instalment` are in sen, `eir` in basis points a year,
 * `speed` in days; all at the upper end of a rate that depends on approval. A case that the lender does not take is
 * shown with the reason and not ranked.
 */
export function weighLoan(loan: PersonalLoan, assumptions: Assumptions, today: IsoDate): Weighing {
  const given = loanCase(assumptions)
  const offer = offerFor(loan, given)
  return lazyWeighing({
    hero: () => heroOf(loan, offer, assumptions, today),
    facts: () => factsOf(loan, offer, today),
    balance: balanceOf(offer),
    chips: () => chipsOf(loan, given, today),
    steps: () => loanSteps(loan, given, offer),
    scores: scoresOf(loan, offer, today),
  })
}

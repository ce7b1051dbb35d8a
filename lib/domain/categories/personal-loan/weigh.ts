import { freshness, knownValue } from '../../figure'
import type { IsoDate } from '../../iso-date'
import { formatRinggit } from '../../money'
import type { PersonalLoan } from '../../products/personal-loan'
import { formatAnnualRate } from '../../rate'
import type { Assumptions, Chip, Fact, FigureState, Hero, Score, Weighing } from '../category'
import { commonChips } from '../shared/conditions'
import { oldestCheck, scoreOf } from '../shared/facts'
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
  const { low, top } = offer
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
  const { low, top, fees } = offer
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
  const { low, top, band } = offer
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

function speedScore(loan: PersonalLoan, today: IsoDate): Score {
  const days = knownValue(loan.disbursalDays)
  const text = () => (days === null ? 'Not published' : daysText(days))
  return scoreOf(days, freshness(loan.disbursalDays, loan.sources, 'rule', today), text)
}

function scoresOf(loan: PersonalLoan, offer: LoanOffer, today: IsoDate): Readonly<Record<string, Score>> {
  if (offer.kind === 'none') {
    const missing: Score = { state: 'missing', text: offer.reason }
    // A case outside the limits is not ranked at all; a rate that is not published says nothing about speed.
    const speed = loan.rates.state === 'missing' ? speedScore(loan, today) : missing
    return { cost: missing, eir: missing, instalment: missing, speed }
  }
  const { top, fees } = offer
  const state = costState(loan, today)
  const cost = fees.total === null || top.eir === null ? null : top.cost
  const eir = fees.total === null ? null : top.eir
  return {
    cost: scoreOf(cost, state, () => (cost === null ? 'Fees not published' : formatRinggit(cost))),
    eir: scoreOf(eir, state, () => (eir === null ? 'Fees not published' : formatAnnualRate(eir))),
    instalment: scoreOf(top.instalment, ratesState(loan, today), () => `${formatRinggit(top.instalment)} a month`),
    speed: speedScore(loan, today),
  }
}

/**
 * Weighs a loan on the visitor's amount and term. `cost` and `instalment` are in sen, `eir` in basis points a year,
 * `speed` in days; all at the upper end of a rate that depends on approval. A case that the lender does not take is
 * shown with the reason and not ranked.
 */
export function weighLoan(loan: PersonalLoan, assumptions: Assumptions, today: IsoDate): Weighing {
  const given = loanCase(assumptions)
  const offer = offerFor(loan, given)
  const known = offer.kind === 'offer' && offer.fees.total !== null
  return lazyWeighing({
    hero: () => heroOf(loan, offer, assumptions, today),
    facts: () => factsOf(loan, offer, today),
    balance: known ? { takes: offer.top.cost, gives: offer.top.paidOut } : null,
    chips: () => chipsOf(loan, given, today),
    steps: () => loanSteps(loan, given, offer),
    scores: scoresOf(loan, offer, today),
  })
}

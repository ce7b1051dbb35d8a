import { knownValue } from '../../../figures/figure'
import { figureWords } from '../../../figures/figure-words'
import type { Fact } from '../../../figures/row'
import { wordsFor } from '../../../products/words'
import type { IsoDate } from '../../../values/iso-date'
import { type Sen, sen } from '../../../values/money'
import type { Balance, Evaluation, Headline, SortValue } from '../../category'
import { incomeFact, oldestCheck, sortValue, worstState } from '../facts'
import { lazyEvaluation } from '../lazy-evaluation'
import { statesOf } from '../yearly'
import { type LoanStates, loanStates, offerOf } from './offer'
import { amountRange, rateRange } from './ranges'
import type { LoanBand, LoanOffer, LoanProduct, LoanSpec, Offered } from './spec'
import { loanSteps } from './steps'
import { instalmentLoanWords as words } from './words'

function headlineOf<P extends LoanProduct<B>, S, B extends LoanBand>(
  spec: LoanSpec<P, S, B>,
  states: LoanStates<P>,
  loan: P,
  offer: LoanOffer<B>,
  scenario: S,
  today: IsoDate,
): Headline {
  const checkedOn = oldestCheck(loan.sources, loan.rates)
  const basis = words.headline.basis(spec.text(scenario))
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
  const line = offer.fees.total === null ? words.facts.cost.feesUnknown : spec.line?.(loan, offer)
  const oldRate = spec.oldRate?.(loan, today)
  return {
    value: amountRange(low.instalment, top.instalment),
    unit: words.headline.unit,
    ...(line && { line }),
    basis: `${basis}${ranked}`,
    tone: 'plain',
    state: states.rates(loan, today),
    checkedOn,
    ...(oldRate && { oldRate }),
  }
}

function feesNote({ fees }: Offered<LoanBand>): string {
  const { feesUnknown, noFees, fees: taken } = words.facts.cost
  if (fees.total === null) return feesUnknown
  return fees.total === 0 ? noFees : taken(fees.total)
}

/** The effective rate from the lower to the upper end; null where none solves. */
export function effectiveText({ low, top }: Offered<LoanBand>): string | null {
  const least = low()
  return least.eir !== null && top.eir !== null ? rateRange(least.eir, top.eir) : null
}

function priceFacts<P extends LoanProduct<B>, S, B extends LoanBand>(
  { charges }: LoanSpec<P, S, B>,
  states: LoanStates<P>,
  loan: P,
  offer: LoanOffer<B>,
  today: IsoDate,
): { readonly total: Fact; readonly eir: Fact } {
  const { label, note, floor } = words.facts.eir
  const total = { id: 'total', label: words.facts.total }
  const eir = { id: 'eir', label: label(wordsFor(loan)) }
  if (offer.kind === 'none') {
    const value = knownValue(loan.rates) === null ? figureWords.missing : words.facts.none
    const absent = { value, note: null, state: 'missing', checkedOn: null } as const
    return { total: { ...total, ...absent }, eir: { ...eir, ...absent } }
  }
  const { top, fees } = offer
  const solved = effectiveText(offer)
  const charged = charges.map(({ need }) => need(loan).figure)
  return {
    total: {
      ...total,
      value: amountRange(offer.low().totalRepaid, top.totalRepaid),
      note: feesNote(offer),
      state: states.rates(loan, today),
      checkedOn: oldestCheck(loan.sources, loan.rates),
    },
    eir: {
      ...eir,
      value: fees.total === null || solved === null ? figureWords.missing : solved,
      note: fees.total === null && solved !== null ? floor(solved) : note,
      state: states.cost(loan, today),
      checkedOn: oldestCheck(loan.sources, loan.rates, ...charged),
    },
  }
}

/** How soon a loan pays, whatever it costs. */
function speedFact<P extends LoanProduct<B>, S, B extends LoanBand>(
  { reader }: LoanSpec<P, S, B>,
  loan: P,
  today: IsoDate,
): Fact {
  const { label, note } = words.facts.speed
  const after = knownValue(loan.disbursalDays) === null ? null : note
  return reader.fact(loan, 'disbursalDays', today, { id: 'speed', label, note: after })
}

function sortValuesOf<P extends LoanProduct<B>, S, B extends LoanBand>(
  { reader }: LoanSpec<P, S, B>,
  states: LoanStates<P>,
  loan: P,
  offer: LoanOffer<B>,
  today: IsoDate,
): Readonly<Record<'cost' | 'eir' | 'instalment' | 'speed', SortValue>> {
  const speed = sortValue(
    knownValue(loan.disbursalDays),
    worstState(statesOf([reader.need(loan, 'disbursalDays')], loan.sources, today)),
  )
  if (offer.kind === 'none') {
    const missing: SortValue = { state: 'missing', words: offer.reason }
    // A scenario outside the limits is not ranked at all; a rate that is not published says nothing about speed.
    return { cost: missing, eir: missing, instalment: missing, speed: loan.rates.state === 'missing' ? speed : missing }
  }
  const { top, fees } = offer
  const state = states.cost(loan, today)
  return {
    cost: sortValue(fees.total === null || top.eir === null ? null : top.cost, state),
    eir: sortValue(fees.total === null ? null : top.eir, state),
    instalment: sortValue(top.instalment, states.rates(loan, today)),
    speed,
  }
}

/** What a loan costs. The money that is borrowed is no gain: it is paid back. */
function balanceOf(offer: LoanOffer<LoanBand>): Balance | null {
  if (offer.kind === 'none' || offer.fees.total === null) return null
  return { takes: offer.top.cost, gives: sen(0) }
}

/** What a category of instalment loans works out. */
export interface InstalmentLoans<P, S, B extends LoanBand> {
  readonly offer: (loan: P, scenario: S, today: IsoDate) => LoanOffer<B>
  readonly states: LoanStates<P>
  /** The instalment at the upper end of the published rate, in sen; null where the scenario is not offered. */
  readonly instalment: (loan: P, scenario: S, today: IsoDate) => Sen | null
  /**
   * A loan on a visitor's scenario. `cost` and `instalment` are in sen, `eir` in basis points a year, `speed` in days; all
   * at the upper end of a rate that depends on approval. A scenario that the lender does not take is shown with the
   * reason and not ranked.
   */
  readonly evaluate: (loan: P, scenario: S, today: IsoDate) => Evaluation
}

/** Closes the sums of instalment loans over what one category has of its own. */
export function instalmentLoans<P extends LoanProduct<B>, S, B extends LoanBand>(
  spec: LoanSpec<P, S, B>,
): InstalmentLoans<P, S, B> {
  const states = loanStates(spec)
  const offer = (loan: P, scenario: S, today: IsoDate) => offerOf(spec, loan, scenario, today)
  const facts = (loan: P, scenario: S, found: LoanOffer<B>, today: IsoDate) => {
    const common = {
      ...priceFacts(spec, states, loan, found, today),
      speed: speedFact(spec, loan, today),
      income: incomeFact(loan, today),
    }
    return spec.facts(common, loan, scenario, found, today)
  }
  return {
    offer,
    states,
    instalment: (loan, scenario, today) => {
      const found = offer(loan, scenario, today)
      return found.kind === 'none' ? null : found.top.instalment
    },
    evaluate: (loan, scenario, today) => {
      const found = offer(loan, scenario, today)
      const common = sortValuesOf(spec, states, loan, found, today)
      return lazyEvaluation(spec.sortValues(common, loan, scenario, found, today), balanceOf(found), () => ({
        headline: () => headlineOf(spec, states, loan, found, scenario, today),
        facts: () => facts(loan, scenario, found, today),
        conditions: () => spec.conditions(loan, scenario, today),
        steps: () => loanSteps(spec, loan, scenario, found, today),
      }))
    },
  }
}

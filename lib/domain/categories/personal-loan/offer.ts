import { type LoanQuote, quoteLoan, stampDuty, upfrontFee } from '../../calculators/loan'
import { type Figure, knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { FigureState } from '../../figures/row'
import { type Sen, sen } from '../../values/money'
import { worstState } from '../shared/facts'
import { chargeOf } from '../shared/loans/upfront-fee'
import { perDay } from '../shared/per-day'
import { loanReader, type PersonalLoan, type RateBand } from './figures'
import type { LoanScenario } from './scenario'
import { personalLoanDetailWords } from './words-detail'

const { reasons: words } = personalLoanDetailWords

/** What is taken from the payout at the start; null where it is not published. */
export interface LoanFees {
  readonly processing: Sen | null
  readonly duty: Sen | null
  readonly cover: Sen | null
  /** All three together; null when one is not published. */
  readonly total: Sen | null
}

/**
 * What a lender offers for a scenario. `top` is worked at the upper end of the published rate, which the order reads;
 * `low` at the lower end, when it is asked for. While `fees.total` is null their effective rate and cost leave fees out: a lower limit.
 */
export type LoanOffer =
  | { readonly kind: 'none'; readonly reason: string }
  | {
      readonly kind: 'offer'
      readonly band: RateBand
      readonly fees: LoanFees
      readonly low: () => LoanQuote
      readonly top: LoanQuote
    }

function atMost(figure: Figure<number>, bands: readonly RateBand[], of: (band: RateBand) => number): number {
  return Math.min(knownValue(figure) ?? Number.POSITIVE_INFINITY, Math.max(...bands.map(of)))
}

function atLeast(figure: Figure<number>, bands: readonly RateBand[], of: (band: RateBand) => number): number {
  return Math.max(knownValue(figure) ?? 0, Math.min(...bands.map(of)))
}

/** Why a lender does not take a scenario, in a few words; null when its limits allow it. */
function outsideReason(
  loan: PersonalLoan,
  bands: readonly RateBand[],
  { amount, months }: LoanScenario,
): string | null {
  const islamic = loan.shariah !== null
  const maxAmount = atMost(loan.maxAmount, bands, (band) => band.amountTo)
  const minAmount = atLeast(loan.minAmount, bands, (band) => band.amountFrom)
  if (amount > maxAmount) return words.upTo(islamic, sen(maxAmount))
  if (amount < minAmount) return words.from(islamic, sen(minAmount))
  const maxMonths = atMost(loan.maxMonths, bands, (band) => band.monthsTo)
  const minMonths = atLeast(loan.minMonths, bands, (band) => band.monthsFrom)
  if (months > maxMonths) return words.longest(maxMonths)
  if (months < minMonths) return words.shortest(minMonths)
  return null
}

function feesOf(loan: PersonalLoan, amount: Sen): LoanFees {
  const processing = chargeOf(loan.processingFee, (fee) => upfrontFee(amount, fee))
  const duty = chargeOf(loan.stampDuty, (rate) => stampDuty(amount, rate))
  const cover = chargeOf(loan.cover, ({ kind, cost }) =>
    kind === 'compulsory' ? upfrontFee(amount, { rate: cost, least: sen(0), most: null }) : sen(0),
  )
  const total = processing === null || duty === null || cover === null ? null : sen(processing + duty + cover)
  return { processing, duty, cover, total }
}

/** What the lender offers for the scenario, or why it offers nothing. The first band that covers it is its rate. */
export function offerFor(loan: PersonalLoan, given: LoanScenario): LoanOffer {
  const bands = knownValue(loan.rates)
  if (bands === null || bands.length === 0) return { kind: 'none', reason: figureWords.missing }
  const reason = outsideReason(loan, bands, given)
  if (reason !== null) return { kind: 'none', reason }
  const { amount, months } = given
  const band = bands.find(
    ({ amountFrom, amountTo, monthsFrom, monthsTo }) =>
      amountFrom <= amount && amount <= amountTo && monthsFrom <= months && months <= monthsTo,
  )
  if (band === undefined) return { kind: 'none', reason: words.noRate }
  const fees = feesOf(loan, amount)
  const quote = (rate: RateBand['rate']) =>
    quoteLoan({ amount, months, rate, basis: loan.rateBasis, upfront: fees.total ?? sen(0) })
  const top = quote(band.rateTo)
  return { kind: 'offer', band, fees, top, low: () => (band.rate === band.rateTo ? top : quote(band.rate)) }
}

/** The instalment at the upper end of the published rate; null where the scenario is not offered. */
export function loanInstalment(loan: PersonalLoan, given: LoanScenario): Sen | null {
  const offer = offerFor(loan, given)
  return offer.kind === 'none' ? null : offer.top.instalment
}

/** How fresh the instalment is: the rates, and the limits that decide whether the scenario is taken, where published. */
export const ratesState = perDay((loan: PersonalLoan, today): FigureState => {
  const limits = (['minAmount', 'maxAmount', 'minMonths', 'maxMonths'] as const).filter(
    (name) => loan[name].state !== 'missing',
  )
  return worstState((['rates', ...limits] as const).map((name) => loanReader.state(loan, name, today)))
})

/** How fresh the cost and the effective rate are: rates, fees and duty together. */
export const costState = perDay((loan: PersonalLoan, today): FigureState => {
  const charges = (['processingFee', 'cover', 'stampDuty'] as const).map((name) => loanReader.state(loan, name, today))
  return worstState([ratesState(loan, today), ...charges])
})

import { type LoanQuote, quoteLoan, stampDuty, upfrontFee } from '../../calculators/loan'
import { type Figure, knownValue } from '../../figure'
import type { FigureState } from '../../figures/row'
import { formatRinggit, type Sen, sen } from '../../money'
import { worstState } from '../shared/facts'
import { perDay } from '../shared/per-day'
import { loanReader, type PersonalLoan, type RateBand } from './figures'
import type { LoanScenario } from './scenario'

/** What is taken from the payout at the start; null where it is not published. */
export interface LoanFees {
  readonly processing: Sen | null
  readonly duty: Sen | null
  readonly cover: Sen | null
  /** All three together; null when one is not published. */
  readonly total: Sen | null
}

/**
 * What a lender offers for a case. `top` is worked at the upper end of the published rate, which the order reads;
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

/** Why a lender does not take a case, in a few words; null when its limits allow it. */
function outsideReason(
  loan: PersonalLoan,
  bands: readonly RateBand[],
  { amount, months }: LoanScenario,
): string | null {
  const verb = loan.shariah === null ? 'Lends' : 'Finances'
  const maxAmount = atMost(loan.maxAmount, bands, (band) => band.amountTo)
  const minAmount = atLeast(loan.minAmount, bands, (band) => band.amountFrom)
  if (amount > maxAmount) return `${verb} up to ${formatRinggit(sen(maxAmount))}`
  if (amount < minAmount) return `${verb} from ${formatRinggit(sen(minAmount))}`
  const maxMonths = atMost(loan.maxMonths, bands, (band) => band.monthsTo)
  const minMonths = atLeast(loan.minMonths, bands, (band) => band.monthsFrom)
  if (months > maxMonths) return `Up to ${maxMonths} months`
  if (months < minMonths) return `From ${minMonths} months`
  return null
}

function feesOf(loan: PersonalLoan, amount: Sen): LoanFees {
  const of = <T>(figure: Figure<T>, work: (value: T) => Sen): Sen | null => {
    const value = knownValue(figure)
    return figure.state === 'none' ? sen(0) : value === null ? null : work(value)
  }
  const processing = of(loan.processingFee, (fee) => upfrontFee(amount, fee))
  const duty = of(loan.stampDuty, (rate) => stampDuty(amount, rate))
  const cover = of(loan.cover, ({ kind, cost }) =>
    kind === 'compulsory' ? upfrontFee(amount, { rate: cost, least: sen(0), most: null }) : sen(0),
  )
  const total = processing === null || duty === null || cover === null ? null : sen(processing + duty + cover)
  return { processing, duty, cover, total }
}

/** What the lender offers for the case, or why it offers nothing. The first band that covers the case is its rate. */
export function offerFor(loan: PersonalLoan, given: LoanScenario): LoanOffer {
  const bands = knownValue(loan.rates)
  if (bands === null || bands.length === 0) return { kind: 'none', reason: 'Not published' }
  const reason = outsideReason(loan, bands, given)
  if (reason !== null) return { kind: 'none', reason }
  const { amount, months } = given
  const band = bands.find(
    ({ amountFrom, amountTo, monthsFrom, monthsTo }) =>
      amountFrom <= amount && amount <= amountTo && monthsFrom <= months && months <= monthsTo,
  )
  if (band === undefined) return { kind: 'none', reason: 'No rate published for this case' }
  const fees = feesOf(loan, amount)
  const quote = (rate: RateBand['rate']) =>
    quoteLoan({ amount, months, rate, basis: loan.rateBasis, upfront: fees.total ?? sen(0) })
  const top = quote(band.rateTo)
  return { kind: 'offer', band, fees, top, low: () => (band.rate === band.rateTo ? top : quote(band.rate)) }
}

/** How fresh the instalment is: the rates, and the limits that decide whether the case is taken, where published. */
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

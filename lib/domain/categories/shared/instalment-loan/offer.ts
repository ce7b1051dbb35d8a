import { type LoanQuote, quoteLoan } from '../../../calculators/loan'
import { type Figure, knownValue } from '../../../figures/figure'
import { figureWords } from '../../../figures/figure-words'
import type { FigureState } from '../../../figures/row'
import type { IsoDate } from '../../../values/iso-date'
import { type Sen, sen, sumSen } from '../../../values/money'
import { type BasisPoints, basisPoints } from '../../../values/rate'
import { worstState } from '../facts'
import { perDay } from '../per-day'
import { statesOf } from '../yearly'
import type { Borrowed, LoanBand, LoanOffer, LoanProduct, LoanSpec, StartFees } from './spec'
import { instalmentLoanWords } from './words'

const { reasons: words } = instalmentLoanWords

/** The cases that bands of a rate cover together. */
interface Reach {
  readonly amountFrom: Sen
  readonly amountTo: Sen
  readonly monthsFrom: number
  readonly monthsTo: number
}

const most = (figure: Figure<number>, of: readonly number[]) =>
  Math.min(knownValue(figure) ?? Number.POSITIVE_INFINITY, Math.max(...of))
const least = (figure: Figure<number>, of: readonly number[]) => Math.max(knownValue(figure) ?? 0, Math.min(...of))

/** Why an amount and a term are outside a lender's limits and the reach of its rates; null when they are within. */
export function limitReason<B extends LoanBand>(
  loan: LoanProduct<B>,
  reach: readonly Reach[],
  { amount, months }: Borrowed,
): string | null {
  const islamic = loan.shariah !== null
  const maxAmount = most(
    loan.maxAmount,
    reach.map((band) => band.amountTo),
  )
  const minAmount = least(
    loan.minAmount,
    reach.map((band) => band.amountFrom),
  )
  if (amount > maxAmount) return words.upTo(islamic, sen(maxAmount))
  if (amount < minAmount) return words.from(islamic, sen(minAmount))
  const maxMonths = most(
    loan.maxMonths,
    reach.map((band) => band.monthsTo),
  )
  const minMonths = least(
    loan.minMonths,
    reach.map((band) => band.monthsFrom),
  )
  if (months > maxMonths) return words.longest(maxMonths)
  if (months < minMonths) return words.shortest(minMonths)
  return null
}

function feesOf<P extends LoanProduct<B>, S, B extends LoanBand>(
  { charges }: LoanSpec<P, S, B>,
  loan: P,
  amount: Sen,
): StartFees {
  const each = charges.map(({ charge }) => charge(loan, amount))
  const known = each.filter((fee) => fee !== null)
  return { each, total: known.length === each.length ? sumSen(known) : null }
}

/** What the lender offers for the scenario, or why it offers nothing. The first band that covers it is its rate. */
export function offerOf<P extends LoanProduct<B>, S, B extends LoanBand>(
  spec: LoanSpec<P, S, B>,
  loan: P,
  scenario: S,
  today: IsoDate,
): LoanOffer<B> {
  const bands = knownValue(loan.rates)
  if (bands === null || bands.length === 0) return { kind: 'none', reason: figureWords.missing }
  const reason = spec.refusal(loan, bands, scenario)
  if (reason !== null) return { kind: 'none', reason }
  const band = bands.find((one) => spec.covers(one, scenario))
  if (band === undefined) return { kind: 'none', reason: words.noRate }
  const borrowed = spec.borrowed(scenario)
  const fees = feesOf(spec, loan, borrowed.amount)
  const reference = spec.reference?.(loan, today) ?? 0
  const rates = { low: basisPoints(reference + band.rate), top: basisPoints(reference + band.rateTo) }
  const quote = (rate: BasisPoints): LoanQuote =>
    quoteLoan({ ...borrowed, rate, basis: spec.basis(loan), upfront: fees.total ?? sen(0) })
  const top = quote(rates.top)
  return {
    kind: 'offer',
    borrowed,
    band,
    rates,
    fees,
    top,
    low: () => (rates.low === rates.top ? top : quote(rates.low)),
  }
}

/** Reads how fresh the results of a loan are on a day. */
export interface LoanStates<P> {
  /** The instalment: the rates, and the limits that decide whether the scenario is taken, where published. */
  readonly rates: (loan: P, today: IsoDate) => FigureState
  /** The cost and the effective rate: rates and all charges at the start. */
  readonly cost: (loan: P, today: IsoDate) => FigureState
}

/** How fresh the results of a category's loans are. */
export function loanStates<P extends LoanProduct<B>, S, B extends LoanBand>({
  reader,
  charges,
}: Pick<LoanSpec<P, S, B>, 'reader' | 'charges'>): LoanStates<P> {
  const rates = perDay((loan: P, today): FigureState => {
    const limits = (['minAmount', 'maxAmount', 'minMonths', 'maxMonths'] as const).filter(
      (name) => loan[name].state !== 'missing',
    )
    const needs = (['rates', ...limits] as const).map((name) => reader.need(loan, name))
    return worstState(statesOf(needs, loan.sources, today))
  })
  const cost = perDay((loan: P, today): FigureState => {
    const needs = charges.map(({ need }) => need(loan))
    return worstState([rates(loan, today), ...statesOf(needs, loan.sources, today)])
  })
  return { rates, cost }
}

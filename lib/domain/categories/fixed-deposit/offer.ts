import {
  type DayCount,
  depositTerm,
  earlyReturn,
  type Placed,
  type TrueReturn,
  trueReturn,
} from '../../calculators/deposit'
import { addDays, addMonths, daysBetween, type IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import type { FixedDeposit, Placement, TiedPurchase } from './figures'
import type { DepositScenario } from './scenario'
import { fixedDepositWords } from './words'

const { reasons: words } = fixedDepositWords

/** Terms that the list can be filtered by, in months. */
export const listedTerms: readonly number[] = [1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60]

/** What a deposit offers for a scenario: the placement and what is tied to it, or why it has none. */
export type Offer =
  | { readonly state: 'offered'; readonly placement: Placement; readonly tied: TiedPurchase | null }
  | { readonly state: 'unknown' | 'not-offered'; readonly reason: string }

/**
 * The placement among those of the term that takes the amount; where several do, the one with the highest floor, which
 * is the one written for such amounts.
 */
export function placementFor(placements: readonly Placement[], { amount, months }: DepositScenario): Placement | null {
  return placements
    .filter(({ months: term, from, upTo }) => term === months && from <= amount && (upTo === null || amount <= upTo))
    .reduce<Placement | null>((best, one) => (best === null || one.from > best.from ? one : best), null)
}

function limitReason(product: FixedDeposit, { amount }: DepositScenario): string | null {
  const { minimumDeposit, maximumDeposit } = product
  if (minimumDeposit.state === 'known' && amount < minimumDeposit.value) {
    return words.from(minimumDeposit.value)
  }
  if (maximumDeposit.state === 'known' && amount > maximumDeposit.value) {
    return words.upTo(maximumDeposit.value)
  }
  return null
}

function bandReason(placements: readonly Placement[], { amount, months }: DepositScenario): string {
  const ofTerm = placements.filter((one) => one.months === months)
  if (ofTerm.length === 0) return words.noTerm(months)
  const above = ofTerm.map(({ from }) => from).filter((from) => from > amount)
  if (above.length > 0) return words.from(sen(Math.min(...above)))
  return words.upTo(sen(Math.max(...ofTerm.map(({ upTo }) => upTo ?? 0))))
}

/** What the product offers for the scenario. A tied purchase whose terms are not published leaves the return unknown. */
export function offerFor(product: FixedDeposit, scenario: DepositScenario): Offer {
  const { placements, tied } = product
  if (placements.state !== 'known') return { state: 'unknown', reason: words.rates }
  const placement = placementFor(placements.value, scenario)
  if (placement === null) return { state: 'not-offered', reason: bandReason(placements.value, scenario) }
  const limit = limitReason(product, scenario)
  if (limit !== null) return { state: 'not-offered', reason: limit }
  if (tied.state === 'missing' || tied.state === 'unlimited') {
    return { state: 'unknown', reason: words.tied }
  }
  return { state: 'offered', placement, tied: tied.state === 'known' ? tied.value : null }
}

/** What leaving half-way does. Amounts in sen. */
export interface HalfWay {
  readonly day: IsoDate
  readonly days: number
  /** Days that the half rule pays for: those of completed months. */
  readonly completedDays: number
  readonly earned: Sen
  /** Paid on leaving; null where the money is locked in. */
  readonly paid: Sen | null
  /** Paid less the tied charge; null where the money is locked in. */
  readonly kept: Sen | null
}

/** A placement evaluated on a scenario from today. `halfWay` is null while the early-withdrawal rule is not known. */
export interface Outcome {
  readonly maturity: IsoDate
  readonly days: number
  readonly dayCount: DayCount
  readonly result: TrueReturn
  readonly halfWay: HalfWay | null
}

function halfWayOf(product: FixedDeposit, placed: Placed, months: number, charge: Sen, today: IsoDate): HalfWay | null {
  if (product.earlyWithdrawal.state !== 'known') return null
  const whole = Math.floor(months / 2)
  const days = months === 1 ? Math.floor(depositTerm(today, 1).days / 2) : depositTerm(today, whole).days
  const day = months === 1 ? addDays(today, days) : addMonths(today, whole)
  const earned = earlyReturn('full-to-date', placed, today, day) ?? sen(0)
  const paid = earlyReturn(product.earlyWithdrawal.value, placed, today, day)
  return {
    day,
    days,
    completedDays: daysBetween(today, addMonths(today, whole)),
    earned,
    paid,
    kept: paid === null ? null : sen(paid - charge),
  }
}

/** Evaluates an offer for a placement made today. */
export function outcomeOf(
  product: FixedDeposit,
  { amount, months }: DepositScenario,
  offer: Extract<Offer, { state: 'offered' }>,
  today: IsoDate,
): Outcome {
  const { maturity, days } = depositTerm(today, months)
  const placed: Placed = { amount, rate: offer.placement.rate, dayCount: product.dayCount }
  const result = trueReturn(placed, offer.tied, days)
  const halfWay = halfWayOf(product, placed, months, result.tiedCharge, today)
  return { maturity, days, dayCount: product.dayCount, result, halfWay }
}

import { depositProtectionLimit, depositTerm } from '../calculators/deposit'
import { mostProtectedPrincipal } from '../calculators/deposit-protection'
import { evaluateFixedDeposit } from '../categories/fixed-deposit/evaluate'
import type { FixedDeposit, Placement } from '../categories/fixed-deposit/figures'
import { offerFor, outcomeOf } from '../categories/fixed-deposit/offer'
import type { DepositScenario } from '../categories/fixed-deposit/scenario'
import { knownValue } from '../figures/figure'
import { protectsDeposits } from '../products/issuer'
import { isIslamic } from '../products/product-base'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { minSen, ringgit, type Sen, sen, sumSen } from '../values/money'
import type { BasisPoints } from '../values/rate'

/** Money in one deposit. `interest` is what it pays at the end of the term, or the profit of an Islamic one. */
export interface Part {
  readonly product: FixedDeposit
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly interest: Sen
}

/** An amount over several deposits, and beside it in one. */
export interface DepositSplit {
  readonly days: number
  /** In the order in which they were filled: the highest rate first. */
  readonly parts: readonly Part[]
  readonly interest: Sen
  /** What no deposit took within the limits. */
  readonly left: Sen
  /** All of it in the one deposit that pays most; null where none takes all of it. */
  readonly single: SinglePlace | null
}

/** All of an amount in one deposit, with what PIDM does not protect of it, interest included. */
export interface SinglePlace extends Part {
  readonly uninsured: Sen
}

const wholeRinggit = (amount: Sen): Sen => sen(amount - (amount % 100))

/** PIDM counts the conventional and the Islamic deposits of one member apart. */
function slotOf(product: FixedDeposit): string {
  return `${product.issuer.slug} ${isIslamic(product) ? 'islamic' : 'conventional'}`
}

/** A deposit that everybody can place, with nothing to buy beside it. */
export function isPlain(product: FixedDeposit): boolean {
  return product.tied.state === 'none' && isFor(product, new Set())
}

/** What a deposit pays on an amount; null unless it takes it today and its figures are up to date. */
function partOf(product: FixedDeposit, scenario: DepositScenario, today: IsoDate): Part | null {
  const offer = offerFor(product, scenario)
  if (offer.state !== 'offered') return null
  if (evaluateFixedDeposit(product, scenario, today).sortValues.return?.state !== 'known') return null
  const { result } = outcomeOf(product, scenario, offer, today)
  return { product, amount: scenario.amount, rate: offer.placement.rate, interest: result.depositReturn }
}

/** The most that a placement takes of what is left, interest within what is free of the limit. */
function mostIn(placement: Placement, product: FixedDeposit, days: number, free: Sen, left: Sen): Sen {
  const tops = [placement.upTo, knownValue(product.maximumDeposit), mostProtectedPrincipal(placement.rate, days, free)]
  const most = tops.reduce<Sen>((least, top) => (top === null ? least : minSen(least, top)), left)
  return wholeRinggit(most)
}

/** Higher rate, then more of the money, then the name: the order in which deposits are filled. */
function isBetter(one: Part, other: Part | null): boolean {
  if (other === null) return true
  const [a, b] = [one.rate * other.product.dayCount, other.rate * one.product.dayCount]
  if (a !== b) return a > b
  return one.amount !== other.amount ? one.amount > other.amount : one.product.name < other.product.name
}

function bestPart(
  products: readonly FixedDeposit[],
  term: { readonly months: number; readonly days: number },
  freeOf: (product: FixedDeposit) => Sen,
  left: Sen,
  today: IsoDate,
): Part | null {
  let best: Part | null = null
  for (const product of products) {
    const bands = (knownValue(product.placements) ?? []).filter(({ months }) => months === term.months)
    for (const band of bands) {
      const amount = mostIn(band, product, term.days, freeOf(product), left)
      const part = amount > 0 ? partOf(product, { amount, months: term.months }, today) : null
      if (part !== null && isBetter(part, best)) best = part
    }
  }
  return best
}

/** All of an amount in the one of these deposits that pays most; null where none takes it with figures that are up to date. */
export function singlePlace(
  products: readonly FixedDeposit[],
  scenario: DepositScenario,
  today: IsoDate,
): SinglePlace | null {
  const all = products.flatMap((product) => partOf(product, scenario, today) ?? [])
  const best = all.reduce<Part | null>((top, one) => {
    if (top === null || one.interest > top.interest) return one
    return one.interest === top.interest && one.product.name < top.product.name ? one : top
  }, null)
  if (best === null) return null
  const total = sen(best.amount + best.interest)
  const covered = protectsDeposits(best.product.issuer) ? minSen(total, depositProtectionLimit.amount) : sen(0)
  return { ...best, uninsured: sen(total - covered) }
}

/**
 * Spreads an amount over fixed deposits so that PIDM protects all of it with its interest: the highest rate is filled
 * first, up to the limit at one member bank. The deposits of one bank share that limit, its conventional and its Islamic
 * ones apart. Only deposits at member banks that everybody can place, tied to nothing, with figures that are up to date,
 * each used once and in whole ringgit. What is paid for them moves none.
 */
export function splitDepositOver(
  products: readonly FixedDeposit[],
  scenario: DepositScenario,
  today: IsoDate,
  limit: Sen = depositProtectionLimit.amount,
): DepositSplit {
  const { days } = depositTerm(today, scenario.months)
  const plain = products.filter(isPlain)
  const taken = new Map<string, number>()
  const freeOf = (product: FixedDeposit) => sen(limit - (taken.get(slotOf(product)) ?? 0))
  const parts: Part[] = []
  let open = plain.filter(({ issuer }) => protectsDeposits(issuer))
  let left = scenario.amount
  for (;;) {
    const part = left < ringgit(1) ? null : bestPart(open, { months: scenario.months, days }, freeOf, left, today)
    if (part === null) break
    parts.push(part)
    left = sen(left - part.amount)
    const slot = slotOf(part.product)
    taken.set(slot, (taken.get(slot) ?? 0) + part.amount + part.interest)
    open = open.filter((product) => product !== part.product)
  }
  const interest = sumSen(parts.map((part) => part.interest))
  return { days, parts, interest, left, single: singlePlace(plain, scenario, today) }
}

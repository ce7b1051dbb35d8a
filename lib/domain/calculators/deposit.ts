import type { EarlyWithdrawal, TiedPurchase } from '../categories/fixed-deposit/figures'
import { depositProtectionLimits } from '../country-rates/deposit-protection'
import type { Source } from '../figures/figure'
import { assertNever } from '../values/assert-never'
import { addMonths, daysBetween, type IsoDate, wholeMonths } from '../values/iso-date'
import { minSen, type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, fromFraction, toFraction } from '../values/rate'

/** Days that a bank divides a yearly rate by. */
export type DayCount = 365 | 366

/** When a placement ends and how many days it runs. */
interface DepositTerm {
  readonly maturity: IsoDate
  readonly days: number
}

/** Maturity is the same day so many calendar months later, clipped to the month's end; days are counted between. */
export function depositTerm(start: IsoDate, months: number): DepositTerm {
  const maturity = addMonths(start, months)
  return { maturity, days: daysBetween(start, maturity) }
}

/** Simple return in sen, not rounded: `P × r × days ÷ day count` (Malaysian fixed-deposit terms). */
export function accrued(principal: Sen, rate: BasisPoints, days: number, dayCount: DayCount): number {
  return (principal * rate * days) / (10_000 * dayCount)
}

/** What a placement pays at maturity: {@link accrued} in whole sen, half a sen up. */
export function depositReturn(principal: Sen, rate: BasisPoints, days: number, dayCount: DayCount = 365): Sen {
  return atRate(principal, rate, days, dayCount)
}

/** `P × r × months ÷ 12`: how some published tables count. Shown beside ours where the two differ. */
export function returnByTwelfths(principal: Sen, rate: BasisPoints, months: number): Sen {
  return atRate(principal, rate, months, 12)
}

/** `Σ(amount × rate × days) ÷ Σ(amount × days)` as a fraction; 0 for no parts. */
export function blendedRate(
  parts: readonly { readonly amount: Sen; readonly rate: BasisPoints; readonly days: number }[],
): number {
  const weight = parts.reduce((total, part) => total + part.amount * part.days, 0)
  const earned = parts.reduce((total, part) => total + part.amount * part.days * toFraction(part.rate), 0)
  return weight === 0 ? 0 : earned / weight
}

/** Annual-equivalent yield of a simple yearly rate renewed every `days`: `(1 + r × d ÷ 365)^(365 ÷ d) − 1`. */
export function annualEquivalentYield(rate: BasisPoints, days: number): number {
  return (1 + (toFraction(rate) * days) / 365) ** (365 / days) - 1
}

/** Effective yearly rate of a nominal one credited `times` a year: `(1 + r ÷ n)^n − 1`, both as fractions. */
export function compoundedYield(nominal: number, times: number): number {
  return (1 + nominal / times) ** times - 1
}

/** A placement as far as its return goes. */
export interface Placed {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly dayCount: DayCount
}

/**
 * What is paid on leaving on `day`, before maturity; null where the money cannot be taken out. The half rule pays
 * nothing in the first three months and then half the rate for each completed month.
 */
export function earlyReturn(rule: EarlyWithdrawal, placed: Placed, start: IsoDate, day: IsoDate): Sen | null {
  const { amount, rate, dayCount } = placed
  switch (rule) {
    case 'no-return':
      return sen(0)
    case 'full-to-date':
      return depositReturn(amount, rate, daysBetween(start, day), dayCount)
    case 'half-after-three-months': {
      const months = wholeMonths(start, day)
      if (months < 3) return sen(0)
      return atRate(amount, rate, depositTerm(start, months).days, dayCount * 2)
    }
    case 'not-allowed':
      return null
    default:
      return assertNever(rule)
  }
}

/** What a deposit and the purchase tied to it come to. Money in sen; `net` can be a loss. */
export interface TrueReturn {
  readonly depositReturn: Sen
  /** Bought besides the deposit; RM0 without a tied purchase. */
  readonly tiedAmount: Sen
  readonly tiedCharge: Sen
  readonly tiedReturn: Sen
  /** Deposit return + tied return − tied charge. */
  readonly net: Sen
  /** All the money placed, the tied purchase included. */
  readonly placed: Sen
  /** `net ÷ placed × day count ÷ days`; a yearly loss beyond −100 % is held at −100 %. */
  readonly yearlyRate: BasisPoints
  readonly heldAtLimit: boolean
}

function yearlyRateOf(fraction: number): Pick<TrueReturn, 'yearlyRate' | 'heldAtLimit'> {
  if (fraction < -1) return { yearlyRate: basisPoints(-10_000), heldAtLimit: true }
  if (fraction > 10) return { yearlyRate: basisPoints(100_000), heldAtLimit: true }
  return { yearlyRate: fromFraction(fraction), heldAtLimit: false }
}

/** A deposit renewed with its return against one placed once for the whole time. Money in sen. */
export interface RollOver {
  readonly maturity: IsoDate
  readonly renewedReturn: Sen
  readonly singleReturn: Sen
}

/**
 * A deposit of `months` renewed until `times` terms have run, each return rounded to the sen and placed with the rest,
 * against a single deposit over all those months at `singleRate`.
 */
export function rollOver(
  { amount, rate, dayCount }: Placed,
  start: IsoDate,
  months: number,
  times: number,
  singleRate: BasisPoints,
): RollOver {
  let balance = amount
  for (let term = 0; term < times; term += 1) {
    // Each term ends on the day of the first placement, not on a month end that an earlier term was clipped to.
    const from = addMonths(start, term * months)
    const days = daysBetween(from, addMonths(start, (term + 1) * months))
    balance = sen(balance + depositReturn(balance, rate, days, dayCount))
  }
  const { maturity, days } = depositTerm(start, months * times)
  return {
    maturity,
    renewedReturn: sen(balance - amount),
    singleReturn: depositReturn(amount, singleRate, days, dayCount),
  }
}

/**
 * The return over all the money placed. The charge of a tied purchase is lost at the start; what is left of it earns
 * its own rate for the same days. Every amount is rounded to the sen before it is used again.
 */
export function trueReturn(placement: Placed, tied: TiedPurchase | null, days: number): TrueReturn {
  const { amount, rate, dayCount } = placement
  const own = depositReturn(amount, rate, days, dayCount)
  const tiedAmount = tied === null ? sen(0) : atRate(amount, tied.share)
  const tiedCharge = tied === null ? sen(0) : atRate(tiedAmount, tied.charge)
  const tiedReturn = tied === null ? sen(0) : depositReturn(sen(tiedAmount - tiedCharge), tied.rate, days, dayCount)
  const net = sen(own + tiedReturn - tiedCharge)
  const placed = sen(amount + tiedAmount)
  const yearly = placed === 0 || days === 0 ? 0 : ((net / placed) * dayCount) / days
  return { depositReturn: own, tiedAmount, tiedCharge, tiedReturn, net, placed, ...yearlyRateOf(yearly) }
}

const [protectionNow] = depositProtectionLimits

/** The most that PIDM protects for one depositor at one member bank, return included, and where that was read. */
export const depositProtectionLimit: { readonly amount: Sen; readonly source: Source } = {
  amount: protectionNow.value,
  source: { kind: 'regulator', ...protectionNow.source },
}

/** A deposit at one member bank, by who holds it; joint holders and firms are holders of their own. */
interface HeldDeposit {
  readonly holder: string
  readonly islamic: boolean
  readonly amount: Sen
}

/** How much of the deposits at one bank is protected: each holder up to the limit, Islamic deposits counted apart. */
export function protectedAmount(deposits: readonly HeldDeposit[]): Sen {
  const slots = new Map<string, Sen>()
  for (const { holder, islamic, amount } of deposits) {
    const slot = `${islamic ? 'islamic' : 'conventional'} ${holder}`
    slots.set(slot, sen((slots.get(slot) ?? 0) + amount))
  }
  return sumSen([...slots.values()].map((total) => minSen(total, depositProtectionLimit.amount)))
}

/** How many banks an amount must be spread over to be protected whole; none for RM0. */
export function coverSlots(amount: Sen): number {
  return Math.ceil(amount / depositProtectionLimit.amount)
}

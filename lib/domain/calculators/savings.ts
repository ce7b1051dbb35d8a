import type { BonusCondition, BonusRate } from '../categories/savings-account/figures'
import type { RateTiers } from '../categories/shared/tiers'
import type { Figure } from '../figures/figure'
import { assertNever } from '../values/assert-never'
import { minSen, type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'
import { accrued, type DayCount } from './deposit'

/** A part of the balance that earns one rate. */
interface Slice {
  readonly amount: Sen
  readonly rate: BasisPoints
}

/**
 * The balance cut by the account's bands. `incremental` gives one slice for each band reached, `whole-balance` a single
 * slice at the rate of the band that the balance falls in. Bands include their upper end.
 */
export function slicesOf(balance: Sen, tiers: RateTiers): readonly Slice[] {
  const slices: Slice[] = []
  let below = 0
  for (const { upTo, rate } of tiers.bands) {
    const top = upTo === null ? balance : minSen(balance, upTo)
    if (tiers.method === 'incremental' && top > below) slices.push({ amount: sen(top - below), rate })
    if (tiers.method === 'whole-balance' && (upTo === null || balance <= upTo)) return [{ amount: balance, rate }]
    below = Math.max(below, top)
  }
  return slices
}

/** Return of the slices over some days in sen, not rounded: `Σ amount × rate × days ÷ day count`. */
export function tierReturn(slices: readonly Slice[], days: number, dayCount: DayCount = 365): number {
  return slices.reduce((total, { amount, rate }) => total + accrued(amount, rate, days, dayCount), 0)
}

/**
 * The average balance over a month, as conditions count it: `Σ(balance × days) ÷ Σ days`, in sen, not rounded; 0 for no
 * days.
 */
export function averageBalance(parts: readonly { readonly balance: Sen; readonly days: number }[]): number {
  const days = parts.reduce((total, part) => total + part.days, 0)
  return days === 0 ? 0 : parts.reduce((total, part) => total + part.balance * part.days, 0) / days
}

/** Return of daily crediting, each day rounded half up to the sen and added to the balance, over some days. */
export function dailyCredited(balance: Sen, rate: BasisPoints, days: number, dayCount: DayCount = 365): Sen {
  let current = balance
  for (let day = 0; day < days; day += 1) current = sen(current + atRate(current, rate, 1, dayCount))
  return sen(current - balance)
}

/** What a visitor does with the account each month. */
export interface Habits {
  readonly salaryCredited: boolean
  readonly cardSpend: Sen
  readonly bills: number
  readonly topUp: Sen
  readonly invested: Sen
}

/** True when the habits meet the condition. Any salary credited counts: its amount is personal and never asked. */
export function meetsCondition(condition: BonusCondition, habits: Habits): boolean {
  switch (condition.kind) {
    case 'salary-credit':
      return habits.salaryCredited
    case 'card-spend':
      return habits.cardSpend >= condition.amount
    case 'bill-payments':
      return habits.bills >= condition.count
    case 'monthly-top-up':
      return habits.topUp >= condition.amount
    case 'invest':
      return habits.invested >= condition.amount
    default:
      return assertNever(condition)
  }
}

/** The part of the balance that a bonus is paid on; null when the cap is not published. */
export function bonusBase(balance: Sen, cap: Figure<Sen>): Sen | null {
  switch (cap.state) {
    case 'known':
      return minSen(balance, cap.value)
    case 'none':
    case 'unlimited':
      return balance
    case 'missing':
      return null
    default:
      return assertNever(cap)
  }
}

/** A slice with what it earns in a year. */
export interface EarnedSlice extends Slice {
  readonly earned: Sen
}

/** A bonus on this balance. `amount` and `earned` are RM0 while it is not met, null where its cap is not published. */
export interface EarnedBonus {
  readonly bonus: BonusRate
  readonly met: boolean
  readonly amount: Sen | null
  readonly earned: Sen | null
}

/** A year of an account: every line rounded to the sen, then added. `total` is null when a needed cap is missing. */
export interface SavingsYear {
  readonly slices: readonly EarnedSlice[]
  readonly bonuses: readonly EarnedBonus[]
  readonly base: Sen
  readonly total: Sen | null
}

function earnedBonus(bonus: BonusRate, balance: Sen, met: boolean): EarnedBonus {
  const amount = met ? bonusBase(balance, bonus.cap) : sen(0)
  return { bonus, met, amount, earned: amount === null ? null : atRate(amount, bonus.rate) }
}

/**
 * A year of return on a balance that stays as it is: tiers plus each bonus whose condition is met, on at most its cap.
 * `habits` null meets every condition. Return that is credited is not counted as earning again.
 */
export function savingsYear(
  balance: Sen,
  tiers: RateTiers,
  bonuses: readonly BonusRate[],
  habits: Habits | null,
): SavingsYear {
  const slices = slicesOf(balance, tiers).map((slice) => ({ ...slice, earned: atRate(slice.amount, slice.rate) }))
  const earned = bonuses.map((bonus) =>
    earnedBonus(bonus, balance, habits === null || meetsCondition(bonus.condition, habits)),
  )
  const base = sumSen(slices.map((slice) => slice.earned))
  const extra = earned.map((line) => line.earned).filter((amount) => amount !== null)
  return { slices, bonuses: earned, base, total: extra.length < earned.length ? null : sumSen([base, ...extra]) }
}

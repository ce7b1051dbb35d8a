import type { FeeWaiver } from '../categories/credit-card/figures'
import { type SpendKind, spendKinds, totalSpend } from '../categories/credit-card/spending'
import { assertNever } from '../values/assert-never'
import { portion, type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'

/** What a visitor puts on the card in a month, in sen, by kind. */
export type MonthlySpend = Readonly<Record<SpendKind, Sen>>

/** One earning rule with its cap settled: null is no cap. Units as in the product's `EarnRule`. */
export type SettledRule =
  | {
      readonly kind: 'cashback'
      readonly on: readonly SpendKind[]
      readonly rate: BasisPoints
      readonly cap: Sen | null
    }
  | {
      readonly kind: 'points' | 'miles'
      readonly on: readonly SpendKind[]
      readonly perRinggit: number
      readonly cap: number | null
    }

/** What one rule gives in a month. `earned` and `given` are sen for cashback, thousandths of a point otherwise. */
export interface RewardLine {
  readonly rule: SettledRule
  /** Kinds that this rule is the first to name, in the order of `spendKinds`. */
  readonly on: readonly SpendKind[]
  readonly spend: Sen
  readonly earned: number
  readonly given: number
}

/** A month of rewards. Cashback in sen, points in thousandths of a point. */
export interface MonthlyRewards {
  readonly lines: readonly RewardLine[]
  readonly spend: Sen
  readonly belowMinimum: boolean
  /** Cashback over all rules before and after the card's total cap. */
  readonly cashbackBeforeCap: Sen
  readonly cashback: Sen
  readonly points: number
}

type Rules = readonly { readonly on: readonly SpendKind[] }[]

const knownKinds = new WeakMap<Rules, readonly (readonly SpendKind[])[]>()

/**
 * Which kinds each rule applies to: the first rule that names a kind has it. Same order and length as the rules; worked
 * out once for each array of rules.
 */
export function kindsByRule(rules: Rules): readonly (readonly SpendKind[])[] {
  const known = knownKinds.get(rules)
  if (known !== undefined) return known
  const kinds = rules.map((rule, index) =>
    spendKinds.filter(
      (kind) => rule.on.includes(kind) && !rules.slice(0, index).some((earlier) => earlier.on.includes(kind)),
    ),
  )
  knownKinds.set(rules, kinds)
  return kinds
}

/**
 * A month of rewards: `if total < minimum: 0, else Σ min(round(spend × rate), cap)`, and over the cashback rules the
 * total cap. A rule's cap covers all the kinds that the rule applies to.
 *
 * @param minimumSpend total a month below which nothing is given; RM0 for no such rule
 * @param totalCap most cashback a month; null for none
 */
export function monthlyRewards(
  spend: MonthlySpend,
  rules: readonly SettledRule[],
  minimumSpend: Sen,
  totalCap: Sen | null,
): MonthlyRewards {
  const total = totalSpend(spend)
  const belowMinimum = total < minimumSpend
  const kinds = kindsByRule(rules)
  const lines = rules.map((rule, index) => rewardLine(rule, kinds[index] ?? [], spend, belowMinimum))
  const given = (wanted: boolean) =>
    lines.filter((line) => (line.rule.kind === 'cashback') === wanted).reduce((sum, line) => sum + line.given, 0)
  const cashbackBeforeCap = sen(given(true))
  return {
    lines,
    spend: total,
    belowMinimum,
    cashbackBeforeCap,
    cashback: totalCap === null ? cashbackBeforeCap : sen(Math.min(cashbackBeforeCap, totalCap)),
    points: given(false),
  }
}

function rewardLine(
  rule: SettledRule,
  on: readonly SpendKind[],
  spend: MonthlySpend,
  belowMinimum: boolean,
): RewardLine {
  const spent = sumSen(on.map((kind) => spend[kind]))
  const earned = rule.kind === 'cashback' ? atRate(spent, rule.rate) : Math.floor((spent * rule.perRinggit) / 100)
  const capped = rule.cap === null ? earned : Math.min(earned, rule.cap)
  return { rule, on, spend: spent, earned, given: belowMinimum ? 0 : capped }
}

/**
 * Ringgit worth of points: thousandths of a point × the worth of 1,000 points / 1,000,000, rounded to the sen.
 *
 * @param thousandths points or miles in thousandths
 * @param thousandWorth what 1,000 of them are worth, in sen
 */
export function pointsWorth(thousandths: number, thousandWorth: Sen): Sen {
  return portion(thousandWorth, thousandths, 1_000_000)
}

/** What decides whether an annual fee is charged in an ordinary year. */
export interface CardHabits {
  readonly yearlySpend: Sen
  readonly yearlySwipes: number
}

/**
 * Whether the annual fee is waived in an ordinary year (the second or later one). A waiver of the first year alone
 * does not waive that; spend and swipes count from the published number on, that number included.
 */
export function isFeeWaived(waiver: FeeWaiver, habits: CardHabits): boolean {
  switch (waiver.kind) {
    case 'free-for-life':
      return true
    case 'first-year':
    case 'never':
      return false
    case 'yearly-spend':
      return habits.yearlySpend >= waiver.amount
    case 'swipes':
      return habits.yearlySwipes >= waiver.count
    default:
      return assertNever(waiver)
  }
}

/** Days without charge from the statement on that cards commonly give to who pays in full. */
export const usualFreeDays = 20

/** What is bought over a month stands half of it, 15 days, before the statement comes. */
export const daysBeforeStatement = 15

/**
 * A year's charge on what is bought while a balance is carried: `12 × spend × rate × (15 + d) ÷ 365`. Who does not pay the
 * whole statement loses the days without charge, and every purchase is charged from the day of posting: half a month until
 * the statement and the `d` days that the card gives from there to who pays in full.
 */
export function lostFreeDays(monthlySpend: Sen, rate: BasisPoints, freeDays: number): Sen {
  return atRate(sen(monthlySpend * 12), rate, daysBeforeStatement + freeDays, 365)
}

/** A year's finance charge on a balance carried all year: `B × rate`, from `Σ B × P/D × R` over all its days. */
export function yearlyFinanceCharge(carried: Sen, rate: BasisPoints): Sen {
  return atRate(carried, rate)
}

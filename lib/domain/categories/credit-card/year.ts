import {
  isFeeWaived,
  kindsByRule,
  lostFreeDays,
  type MonthlyRewards,
  type MonthlySpend,
  monthlyRewards,
  pointsWorth,
  type SettledRule,
  yearlyFinanceCharge,
} from '../../calculators/card-value'
import { type Figure, freshness, knownValue } from '../../figures/figure'
import type { Needed } from '../../figures/figure-reader'
import type { FigureState } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import type { BasisPoints } from '../../values/rate'
import { worstState } from '../shared/facts'
import { type CreditCard, cardReader, type EarnRule, type FeeWaiver } from './figures'
import type { CardUse } from './scenario'
import { spendKinds, totalSpend } from './spending'
import { creditCardDetailWords } from './words-detail'

const { used: words } = creditCardDetailWords

/** A figure that a result was made from. */
export interface UsedFigure extends Needed {
  readonly name: string
}

/** What a card gives in a year, in sen. */
export interface YearOfRewards {
  readonly month: MonthlyRewards
  readonly cashback: Sen
  /** Thousandths of a point or mile. */
  readonly points: number
  readonly pointsValue: Sen
  readonly total: Sen
}

/** What carrying a balance costs in a year: on the balance, and on what is bought, whose days without charge are lost. */
interface Finance {
  readonly charge: Sen
  readonly rate: BasisPoints | null
  readonly lost: Sen
  /** Days without charge that the card gives to who pays in full. */
  readonly freeDays: number
}

const noFinance: Finance = { charge: sen(0), rate: null, lost: sen(0), freeDays: 0 }

/** One year with a card. A part is null where a figure that it needs is not published. */
export interface CardYear {
  readonly rewards: YearOfRewards | null
  readonly fee: { readonly charged: Sen; readonly waived: boolean } | null
  readonly tax: Sen | null
  /** `rate` is the tier for twelve payments on time; null when nothing is carried or the card has no charge. */
  readonly finance: Finance | null
  /** Fee and tax; fee, tax and finance charge; rewards less those. */
  readonly feeAndTax: Sen | null
  readonly takes: Sen | null
  readonly net: Sen | null
  /** Everything the net value and the fee with tax were made from. */
  readonly used: readonly UsedFigure[]
  readonly feeUsed: readonly UsedFigure[]
}

/** A fee's amount: RM0 where it is published as not existing, null where it is not known. */
export function amountOrNone(figure: Figure<Sen>): Sen | null {
  return figure.state === 'none' ? sen(0) : knownValue(figure)
}

/** Freshness of the least fresh of some figures on `today`. */
export function stateOf(used: readonly UsedFigure[], card: CreditCard, today: IsoDate): FigureState {
  return worstState(used.map(({ figure, life }) => freshness(figure, card.sources, life, today)))
}

/** Names of the figures that a year needs and that are not published, each once. */
export function lackingNames(year: CardYear): readonly string[] {
  const lacking = year.used.filter(({ figure }) => figure.state === 'missing')
  return [...new Set(lacking.map(({ name }) => name))]
}

function settle(rule: EarnRule): SettledRule {
  return rule.kind === 'cashback' ? { ...rule, cap: knownValue(rule.cap) } : { ...rule, cap: knownValue(rule.cap) }
}

const settled = new WeakMap<readonly EarnRule[], readonly SettledRule[]>()

/** A card's rules with their caps settled, which no scenario changes: made once for each card. */
function settledRules(rules: readonly EarnRule[]): readonly SettledRule[] {
  const known = settled.get(rules) ?? rules.map(settle)
  settled.set(rules, known)
  return known
}

function rewardFigures(card: CreditCard, rules: readonly EarnRule[], month: MonthlyRewards): readonly UsedFigure[] {
  const earning = rules.filter((_, index) => (month.lines[index]?.earned ?? 0) > 0)
  const figures: UsedFigure[] = [
    { name: words.minimumSpend, ...cardReader.need(card, 'minimumMonthlySpend') },
    ...earning.map((rule): UsedFigure => ({ name: words.caps[rule.kind], figure: rule.cap, life: 'rule' })),
  ]
  if (earning.some((rule) => rule.kind === 'cashback')) {
    figures.push({ name: words.totalCap, ...cardReader.need(card, 'totalMonthlyCap') })
  }
  if (earning.some((rule) => rule.kind !== 'cashback')) {
    figures.push({ name: words.pointsWorth, ...cardReader.need(card, 'thousandPointsWorth') })
  }
  return figures
}

function yearOfRewards(card: CreditCard, spend: MonthlySpend): { rewards: YearOfRewards | null; used: UsedFigure[] } {
  const used: UsedFigure[] = [{ name: words.earn, ...cardReader.need(card, 'earn') }]
  const rules = card.earn.state === 'none' ? [] : knownValue(card.earn)
  if (rules === null) return { rewards: null, used }
  const minimum = amountOrNone(card.minimumMonthlySpend)
  const month = monthlyRewards(spend, settledRules(rules), minimum ?? sen(0), knownValue(card.totalMonthlyCap))
  used.push(...rewardFigures(card, rules, month))
  const worth = month.points === 0 ? sen(0) : knownValue(card.thousandPointsWorth)
  if (minimum === null || worth === null || used.some(({ figure }) => figure.state === 'missing')) {
    return { rewards: null, used }
  }
  const cashback = sen(month.cashback * 12)
  const points = month.points * 12
  const pointsValue = pointsWorth(points, worth)
  return { rewards: { month, cashback, points, pointsValue, total: sen(cashback + pointsValue) }, used }
}

/** The waiver that counts: a waiver that is not published is not assumed. */
export function waiverOf(card: CreditCard): FeeWaiver {
  return knownValue(card.feeWaiver) ?? { kind: 'never' }
}

function yearOfFee(card: CreditCard, given: CardUse): { fee: CardYear['fee']; used: UsedFigure[] } {
  const published = amountOrNone(card.annualFee)
  const used: UsedFigure[] = [{ name: words.annualFee, ...cardReader.need(card, 'annualFee') }]
  if (published === null) return { fee: null, used }
  if (published > 0 && card.feeWaiver.state !== 'missing') {
    used.push({ name: words.feeWaiver, ...cardReader.need(card, 'feeWaiver') })
  }
  const habits = { yearlySpend: sen(totalSpend(given.spend) * 12), yearlySwipes: given.swipes * 12 }
  const waived = published > 0 && isFeeWaived(waiverOf(card), habits)
  return { fee: { charged: waived ? sen(0) : published, waived }, used }
}

/** Days without charge; null where they are not published. */
function freeDaysOf({ interestFreeDays }: CreditCard): number | null {
  return interestFreeDays.state === 'none' ? 0 : knownValue(interestFreeDays)
}

function yearOfFinance(card: CreditCard, { carry, spend }: CardUse): { finance: Finance | null; used: UsedFigure[] } {
  if (carry === 0) return { finance: noFinance, used: [] }
  const used: UsedFigure[] = [{ name: words.financeCharge, ...cardReader.need(card, 'financeCharge') }]
  if (card.financeCharge.state === 'none') return { finance: noFinance, used }
  used.push({ name: words.freeDays, ...cardReader.need(card, 'interestFreeDays') })
  const rate = knownValue(card.financeCharge)?.twelveOnTime ?? null
  const freeDays = freeDaysOf(card)
  if (rate === null || freeDays === null) return { finance: null, used }
  const lost = freeDays === 0 ? sen(0) : lostFreeDays(totalSpend(spend), rate, freeDays)
  return { finance: { charge: yearlyFinanceCharge(carry, rate), rate, lost, freeDays }, used }
}

const sumOrNull = (...parts: readonly (Sen | null | undefined)[]): Sen | null =>
  parts.reduce<Sen | null>((sum, part) => (sum === null || part == null ? null : sen(sum + part)), sen(0))

/**
 * An ordinary year with a card: twelve months of rewards after caps, less the annual fee unless the scenario meets its
 * waiver, the service tax, and what carrying a balance costs: the charge on it at the rate for twelve payments on time, and
 * on what is bought, whose days without charge are lost.
 */
export function cardYear(card: CreditCard, given: CardUse): CardYear {
  const { rewards, used: rewardsUsed } = yearOfRewards(card, given.spend)
  const { fee, used: feeFigures } = yearOfFee(card, given)
  const { finance, used: financeUsed } = yearOfFinance(card, given)
  const tax = amountOrNone(card.serviceTax)
  const feeUsed: UsedFigure[] = [...feeFigures, { name: words.serviceTax, ...cardReader.need(card, 'serviceTax') }]
  const feeAndTax = sumOrNull(fee?.charged, tax)
  const takes = sumOrNull(feeAndTax, finance?.charge, finance?.lost)
  return {
    rewards,
    fee,
    tax,
    finance,
    feeAndTax,
    takes,
    net: rewards === null || takes === null ? null : sen(rewards.total - takes),
    used: [...rewardsUsed, ...feeUsed, ...financeUsed],
    feeUsed,
  }
}

/** Kinds that each earning rule of a card applies to, with the rule. */
export function earnByRule(rules: readonly EarnRule[]): readonly { rule: EarnRule; on: EarnRule['on'] }[] {
  const kinds = kindsByRule(rules)
  return rules.map((rule, index) => ({ rule, on: kinds[index] ?? [] }))
}

/** The rule that applies to each kind of spending; null where the card gives nothing. */
export function ruleByKind(rules: readonly EarnRule[]) {
  return spendKinds.map((kind) => ({ kind, rule: rules.find((rule) => rule.on.includes(kind)) ?? null }))
}

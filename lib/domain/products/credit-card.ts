import type { Figure } from '../figure'
import type { IsoDate } from '../iso-date'
import type { Sen } from '../money'
import type { BasisPoints } from '../rate'
import type { ProductBase } from './product-base'

export const spendKinds = ['petrol', 'groceries', 'dining', 'online', 'travel', 'other'] as const
export type SpendKind = (typeof spendKinds)[number]

export const networks = ['visa', 'mastercard', 'american-express', 'mydebit'] as const
export type Network = (typeof networks)[number]

export const cardTiers = ['classic', 'gold', 'platinum', 'signature', 'world', 'infinite'] as const
export type CardTier = (typeof cardTiers)[number]

export const cardPurposes = ['reward', 'cashback', 'petrol', 'travel', 'dining', 'shopping', 'groceries'] as const
export type CardPurpose = (typeof cardPurposes)[number]

/**
 * One line of what a card gives back. `cashback`: `rate` of the spend. `points` and `miles`: `perRinggit`
 * thousandths of a point for each ringgit. `cap` is the most a month gives (sen, or thousandths of a point).
 */
export type EarnRule =
  | {
      readonly kind: 'cashback'
      readonly on: readonly SpendKind[]
      readonly rate: BasisPoints
      readonly cap: Figure<Sen>
    }
  | {
      readonly kind: 'points' | 'miles'
      readonly on: readonly SpendKind[]
      readonly perRinggit: number
      readonly cap: Figure<number>
    }

/** When the annual fee is not charged. */
export type FeeWaiver =
  | { readonly kind: 'free-for-life' }
  | { readonly kind: 'first-year' }
  | { readonly kind: 'yearly-spend'; readonly amount: Sen }
  | { readonly kind: 'swipes'; readonly count: number }
  | { readonly kind: 'never' }

/** Finance charge (profit for a card-i) a year, by how many of the last 12 payments were on time. */
export interface FinanceCharge {
  readonly twelveOnTime: BasisPoints
  readonly tenOnTime: BasisPoints
  readonly fewer: BasisPoints
}

export interface BalanceTransfer {
  readonly rate: BasisPoints
  readonly months: number
  readonly fee: BasisPoints
  readonly minimum: Sen
}

/** A sign-up gift: shown, never ranked on. */
export interface Gift {
  readonly text: string
  readonly conditions: string
  readonly lastDay: IsoDate
  readonly longestWaitDays: number
  readonly source: string
}

export interface CreditCard extends ProductBase<'credit-card'> {
  readonly network: Network
  readonly tier: CardTier
  readonly purposes: readonly CardPurpose[]
  readonly annualFee: Figure<Sen>
  readonly feeWaiver: Figure<FeeWaiver>
  /** The first rule that names a spend kind applies to it; with `earn` missing the card's value is not known. */
  readonly earn: Figure<readonly EarnRule[]>
  /** Total spend a month below which `earn` gives nothing. */
  readonly minimumMonthlySpend: Figure<Sen>
  /** The most cashback a month over all kinds. */
  readonly totalMonthlyCap: Figure<Sen>
  /** What 1,000 points or miles are worth, in sen, at the source's redemption; none for a cashback card. */
  readonly thousandPointsWorth: Figure<Sen>
  readonly serviceTax: Figure<Sen>
  readonly financeCharge: Figure<FinanceCharge>
  readonly interestFreeDays: Figure<number>
  readonly cashAdvanceFee: Figure<BasisPoints>
  readonly overseasFee: Figure<BasisPoints>
  readonly loungeVisits: Figure<number>
  readonly balanceTransfer: Figure<BalanceTransfer>
  readonly supplementaryFee: Figure<Sen>
  readonly pointsExpiryMonths: Figure<number>
  readonly gift: Gift | null
}

import type { Figure } from '../figure'
import type { Sen } from '../money'
import type { BasisPoints } from '../rate'
import type { ProductBase } from './product-base'

/** `incremental`: each slice earns its own rate. `whole-balance`: the band that the balance falls in earns on all. */
export interface RateTiers {
  readonly method: 'incremental' | 'whole-balance'
  /** Ascending; the last band has `upTo` null. */
  readonly bands: readonly { readonly upTo: Sen | null; readonly rate: BasisPoints }[]
}

export type BonusCondition =
  | { readonly kind: 'salary-credit'; readonly amount: Sen }
  | { readonly kind: 'card-spend'; readonly amount: Sen }
  | { readonly kind: 'bill-payments'; readonly count: number }
  | { readonly kind: 'monthly-top-up'; readonly amount: Sen }
  | { readonly kind: 'invest'; readonly amount: Sen }

/** An extra rate on at most `cap` of the balance while the condition is met. */
export interface BonusRate {
  readonly condition: BonusCondition
  readonly rate: BasisPoints
  readonly cap: Figure<Sen>
}

export const audiences = ['anyone', 'junior', 'student', 'senior'] as const
export type Audience = (typeof audiences)[number]

export interface SavingsAccount extends ProductBase<'savings-account'> {
  readonly baseRate: Figure<RateTiers>
  /** none: the base rate is all there is. */
  readonly bonuses: Figure<readonly BonusRate[]>
  /** For hibah-based accounts the return is at the bank's discretion and cannot be promised. */
  readonly returnGuaranteed: boolean
  readonly audience: Audience
  readonly openingDeposit: Figure<Sen>
  readonly minimumBalance: Figure<Sen>
  readonly fallBelowMonthlyFee: Figure<Sen>
  readonly yearlyCardFee: Figure<Sen>
  readonly dormancyYearlyFee: Figure<Sen>
  readonly interestPaid: Figure<'daily' | 'monthly' | 'half-yearly'>
  readonly freeWithdrawalsAMonth: Figure<number>
  readonly jointAllowed: Figure<boolean>
}

import type { Figure } from '../figure'
import type { Sen } from '../money'
import type { BasisPoints } from '../rate'
import type { ProductBase } from './product-base'

/** A rate for one term, for placements from `from` up to and including `upTo` (null: no upper end). */
export interface Placement {
  readonly months: number
  readonly rate: BasisPoints
  readonly from: Sen
  readonly upTo: Sen | null
}

/**
 * Something that must be bought or funded together with the deposit. `share` is its size per 100 of the deposit,
 * in basis points; `rate` what it earns a year; `charge` what is lost on it at the start.
 */
export interface TiedPurchase {
  readonly kind: 'savings-share' | 'unit-trust' | 'insurance' | 'current-account'
  readonly share: BasisPoints
  readonly rate: BasisPoints
  readonly charge: BasisPoints
}

export const earlyWithdrawals = ['no-return', 'half-after-three-months', 'not-allowed', 'full-to-date'] as const
export type EarlyWithdrawal = (typeof earlyWithdrawals)[number]

export interface FixedDeposit extends ProductBase<'fixed-deposit'> {
  readonly placements: Figure<readonly Placement[]>
  readonly rateKind: 'board' | 'promotional'
  /** none: no strings. */
  readonly tied: Figure<TiedPurchase>
  readonly freshFundsOnly: boolean
  readonly seniorsOnly: boolean
  readonly minimumDeposit: Figure<Sen>
  readonly maximumDeposit: Figure<Sen>
  readonly payout: Figure<'at-maturity' | 'monthly' | 'half-yearly'>
  readonly earlyWithdrawal: Figure<EarlyWithdrawal>
  readonly partialWithdrawal: Figure<boolean>
  /** Rate after an automatic renewal; usually the board rate. */
  readonly renewalRate: Figure<BasisPoints>
  readonly dayCount: 365 | 366
}

import type { Figure } from '../figure'
import type { Sen } from '../money'
import type { BasisPoints } from '../rate'
import type { ProductBase } from './product-base'

/**
 * A rate for amounts and tenures within the band, both ends included. `rateTo` above `rate` is a range that depends on
 * the lender's approval; the two are equal when everyone gets the same.
 */
export interface RateBand {
  readonly amountFrom: Sen
  readonly amountTo: Sen
  readonly monthsFrom: number
  readonly monthsTo: number
  readonly rate: BasisPoints
  readonly rateTo: BasisPoints
}

/** A fee taken once from the amount paid out: a part of the amount, or a sum, whichever is higher, up to `most`. */
export interface UpfrontFee {
  readonly rate: BasisPoints
  readonly least: Sen
  readonly most: Sen | null
}

export const loanCovers = ['none', 'optional', 'compulsory'] as const
export type LoanCover = (typeof loanCovers)[number]

export interface PersonalLoan extends ProductBase<'personal-loan'> {
  readonly rateBasis: 'flat' | 'reducing'
  readonly rateKind: 'fixed' | 'floating'
  readonly rates: Figure<readonly RateBand[]>
  readonly minAmount: Figure<Sen>
  readonly maxAmount: Figure<Sen>
  readonly minMonths: Figure<number>
  readonly maxMonths: Figure<number>
  readonly processingFee: Figure<UpfrontFee>
  /** Duty on the agreement, RM5 for each RM1,000 or part; none where the lender bears it. */
  readonly stampDuty: Figure<BasisPoints>
  /** Insurance or takaful on the loan. `cost` of a compulsory one, per 100 of the amount, taken from the payout. */
  readonly cover: Figure<{ readonly kind: LoanCover; readonly cost: BasisPoints }>
  readonly lateCharge: Figure<BasisPoints>
  readonly earlySettlement: Figure<'rule-of-78' | 'reducing-balance' | 'ibra'>
  readonly disbursalDays: Figure<number>
  readonly salaryDeduction: boolean
  readonly guarantorNeeded: boolean
  readonly governmentOnly: boolean
  readonly purposes: readonly ('any' | 'debt-consolidation' | 'education' | 'renovation' | 'medical')[]
  readonly incomeMultiple: Figure<number>
}

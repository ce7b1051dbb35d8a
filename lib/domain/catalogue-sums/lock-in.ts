import type { HomeLoan } from '../categories/home-loan/figures'
import { type Sen, sen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'

/** What a home loan charges whoever repays it early; `months` counts from its start. */
export type LockIn =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-published' }
  | {
      readonly kind: 'charged'
      readonly months: number
      readonly fee: BasisPoints
      readonly of: 'original' | 'outstanding'
    }

/** The lock-in that a loan publishes. */
export function lockInOf({ lockIn }: Pick<HomeLoan, 'lockIn'>): LockIn {
  switch (lockIn.state) {
    case 'none':
      return { kind: 'none' }
    case 'missing':
    case 'unlimited':
      return { kind: 'not-published' }
    case 'known':
      return { kind: 'charged', months: lockIn.value.years * 12, fee: lockIn.value.fee, of: lockIn.value.of }
  }
}

/**
 * What repaying a loan after each month is charged, in sen, half a sen up. `owed` is what is owed after each month from 0
 * on. The last month ends the loan, so that it is free. A lock-in that is not published counts as nothing: say so.
 */
export function leavingCharges(lockIn: LockIn, owed: readonly Sen[]): readonly Sen[] {
  const last = owed.length - 1
  const original = owed[0] ?? sen(0)
  return owed.map((balance, month) => {
    if (lockIn.kind !== 'charged' || month > lockIn.months || month === last) return sen(0)
    return atRate(lockIn.of === 'original' ? original : balance, lockIn.fee)
  })
}

import { type Sen, sen } from '../values/money'
import { type BasisPoints, toFraction } from '../values/rate'
import { periodsToReach } from './time-value'

/** Where an emergency fund stands. Money in sen. */
export interface EmergencyFund {
  readonly target: Sen
  readonly gap: Sen
  /** How many months of essentials the savings last, in part too; null when there are no essentials to pay. */
  readonly monthsCovered: number | null
  /** Whole months until the target is reached; 0 when it is reached, null when it never is. */
  readonly monthsToReach: number | null
}

/**
 * An emergency fund of so many months of essential spending: `target = essentials × months`. Savings grow by a payment at
 * each month's end and a twelfth of the yearly rate.
 */
export function emergencyFund(input: {
  readonly essentials: Sen
  readonly months: number
  readonly saved: Sen
  readonly monthlySaving: Sen
  readonly rate: BasisPoints
}): EmergencyFund {
  const { essentials, months, saved, monthlySaving, rate } = input
  const target = sen(essentials * months)
  const periods = periodsToReach(saved, monthlySaving, toFraction(rate) / 12, target)
  return {
    target,
    gap: sen(Math.max(0, target - saved)),
    monthsCovered: essentials > 0 ? saved / essentials : null,
    monthsToReach: periods === null ? null : Math.max(0, Math.ceil(periods - 1e-9)),
  }
}

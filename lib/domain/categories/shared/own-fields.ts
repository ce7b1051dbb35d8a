import type { AssumptionField } from '../category'

/**
 * A yearly rate as a form of whole numbers asks it: what RM100 earns in a year. Its value in sen is the rate in basis
 * points, so RM3.85 stands for 3.85%.
 */
export function ratePerHundredField(
  name: string,
  usual: number,
  label = 'What RM100 earns you in a year',
): AssumptionField {
  return {
    name,
    label,
    kind: 'money',
    default: usual,
    min: 0,
    max: 3000,
    reason: 'RM30 on RM100 a year is the most we weigh',
    hint: 'At 3.85% p.a. this is RM3.85',
  }
}

/** A yearly fee that the visitor pays now. */
export function ownFeeField(name: string, label: string, usual: number): AssumptionField {
  return {
    name,
    label,
    kind: 'money',
    default: usual,
    min: 0,
    max: 1_000_000,
    reason: 'RM10,000 a year is the most we weigh',
    hint: null,
  }
}

import { type BasisPoints, toFraction } from '../rate'
import { type EffectiveRate, effectiveRate } from './effective-rate'

/** The effective rate of a flat one over equal instalments of `(1 + f·n/12) ÷ n`. It does not depend on the amount. */
export function flatToEffective(flat: BasisPoints, months: number): EffectiveRate | null {
  const instalment = (1 + (toFraction(flat) * months) / 12) / months
  return effectiveRate(1, new Array<number>(months).fill(instalment))
}

/**
 * The flat rate a year that costs the same as a reducing-balance rate over so many months, both as fractions:
 * `(n·M − 1) × 12 ÷ n` for the instalment M of 1.
 */
export function reducingToFlat(reducing: number, months: number): number {
  const monthly = reducing / 12
  if (monthly === 0) return 0
  const instalment = monthly / (1 - (1 + monthly) ** -months)
  return ((instalment * months - 1) * 12) / months
}

/** The nominal rate a year, credited `times` a year, behind an effective one: `n((1 + e)^(1/n) − 1)`, as fractions. */
export function effectiveToNominal(effective: number, times: number): number {
  return times * ((1 + effective) ** (1 / times) - 1)
}

import { type BasisPoints, basisPoints, thousandths, toFraction } from '../values/rate'
import { type Ratio, ratio, ratioValue } from '../values/ratio'
import { type EffectiveRate, effectiveRate } from './effective-rate'

/** The equal instalment for 1 at a flat rate over a term from 1 month: `(1 + f·n/12) ÷ n`, exact. */
export function flatInstalment(flat: BasisPoints, months: number): Ratio {
  return ratio(1_200_000 + thousandths(flat) * months, 1_200_000 * months)
}

/**
 * The effective rate of a flat one over its equal instalments, of which `fee` is kept back at the payout. It does not depend on the
 * amount. null where no rate fits.
 */
export function flatToEffective(flat: BasisPoints, months: number, fee = basisPoints(0)): EffectiveRate | null {
  const instalment = ratioValue(flatInstalment(flat, months))
  return effectiveRate(1 - toFraction(fee), new Array<number>(months).fill(instalment))
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

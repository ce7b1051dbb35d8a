import { roundQuotient, type Sen } from './money'
import { type BasisPoints, thousandths } from './rate'

/** A number as a quotient of whole numbers, for sums of several steps that must decide half a sen exactly. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

/** `over ÷ under`, both whole numbers. Throws RangeError for others. */
export function ratio(over: number, under = 1): Ratio {
  return { over: BigInt(over), under: BigInt(under) }
}

/**
 * What a floating-point sum in sen comes to, to a hundred-thousandth of a sen, so that half a sen is decided alike in what
 * is added to it. Throws RangeError beyond RM900 million.
 */
export function nearestRatio(value: number): Ratio {
  const parts = Math.round(value * 100_000)
  if (!Number.isSafeInteger(parts)) throw new RangeError(`Too large to be exact: ${value}`)
  return ratio(parts, 100_000)
}

/** The fraction that a rate stands for: 415 basis points give 0.0415. */
export function ratioOfRate(rate: BasisPoints): Ratio {
  return ratio(thousandths(rate), 100_000)
}

/** `a + b` */
export function plus(a: Ratio, b: Ratio): Ratio {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

/** `a − b` */
export function minus(a: Ratio, b: Ratio): Ratio {
  return plus(a, { over: -b.over, under: b.under })
}

/** `a × b` */
export function times(a: Ratio, b: Ratio): Ratio {
  return { over: a.over * b.over, under: a.under * b.under }
}

/** `a^n` for a whole number n from 0. */
export function power({ over, under }: Ratio, n: number): Ratio {
  return { over: over ** BigInt(n), under: under ** BigInt(n) }
}

/** Whether a is above b; their lower numbers are above 0. */
export function isAbove(a: Ratio, b: Ratio): boolean {
  return a.over * b.under > b.over * a.under
}

/** The smaller of two; their lower numbers are above 0. */
export function smaller(a: Ratio, b: Ratio): Ratio {
  return a.over * b.under <= b.over * a.under ? a : b
}

/** An amount in sen as a whole one, half a sen away from zero. */
export function roundRatio({ over, under }: Ratio): Sen {
  return roundQuotient(over, under)
}

/** The nearest floating-point number. Both sides must be below 10^308. */
export function ratioValue({ over, under }: Ratio): number {
  return Number(over) / Number(under)
}

/**
 * The present value of level payments at the end of each period: `M(1 − (1 + i)^−n) ÷ i`, and `M·n` at a zero rate.
 * Amounts in any unit, `rate` a fraction for one period.
 */
export function presentValue(payment: number, rate: number, periods: number): number {
  return rate === 0 ? payment * periods : (-payment * growthOver(rate, -periods)) / rate
}

/**
 * What `start` and a level payment at the end of each period grow to: `S(1 + i)^n + M((1 + i)^n − 1) ÷ i`. Amounts in
 * any unit, `rate` a fraction for one period.
 */
export function futureValue(start: number, payment: number, rate: number, periods: number): number {
  if (rate === 0) return start + payment * periods
  const growth = growthOver(rate, periods)
  return start * (1 + growth) + (payment * growth) / rate
}

/**
 * The periods, in part too, until `start` and a level payment reach `target`: the solution of {@link futureValue} for n,
 * `ln((T·i + M) ÷ (S·i + M)) ÷ ln(1 + i)`. 0 when it is reached already, null when it never is.
 */
export function periodsToReach(start: number, payment: number, rate: number, target: number): number | null {
  if (start >= target) return 0
  const growing = start * rate + payment
  if (!(growing > 0)) return null
  return rate === 0 ? (target - start) / payment : Math.log((target * rate + payment) / growing) / Math.log1p(rate)
}

/** Today's worth of flows at the start of each period, the first one now: `Σ c_k ÷ (1 + i)^k` from k = 0. */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  return flows.reduceRight((later, flow) => flow + later / (1 + rate), 0)
}

/** `(1 + i)^n − 1`, without the digits that a small rate would lose when 1 is added and taken away again. */
function growthOver(rate: number, periods: number): number {
  return Math.expm1(periods * Math.log1p(rate))
}

import { type BasisPoints, fromFraction, toFraction } from '../values/rate'

/** The yearly cost of credit as fractions: 0.1 is 10 %. */
export interface EffectiveRate {
  readonly monthly: number
  /** Monthly × 12: what Malaysian lenders quote as the effective interest rate (EIR). */
  readonly nominal: number
  /** With compounding: (1 + monthly)^12 − 1. */
  readonly effective: number
}

const tolerance = 1e-13
const mostIterations = 200

/**
 * The monthly rate at which the payments are worth what was received.
 *
 * Solves `received = Σ payment_k / (1 + i)^k` for i between -50 % and 100 % a month, by Newton's method kept inside a
 * bracket that bisection halves whenever a step would leave it, to 1e-13 (so that the yearly figure is good to 1e-10).
 * The sum falls steadily as i rises, so there is at most one answer.
 *
 * @param received what the borrower has in hand after fees, in any unit
 * @param payments one for each month, in the same unit, none negative
 * @returns null when nothing is received or paid, or no rate in the range fits
 */
export function effectiveRate(received: number, payments: readonly number[]): EffectiveRate | null {
  if (!(received > 0) || payments.length === 0 || payments.some((payment) => payment < 0)) return null
  const monthly = solveMonthly(received, payments)
  if (monthly === null) return null
  return { monthly, nominal: monthly * 12, effective: (1 + monthly) ** 12 - 1 }
}

function solveMonthly(received: number, payments: readonly number[]): number | null {
  let low = -0.5
  let high = 1
  if (worth(payments, low).value < received || worth(payments, high).value > received) return null
  let rate = 0.005
  for (let round = 0; round < mostIterations; round += 1) {
    const { value, slope } = worth(payments, rate)
    if (value > received) low = rate
    else high = rate
    const newton = slope === 0 ? Number.NaN : rate - (value - received) / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - rate) < tolerance) return next
    rate = next
  }
  return rate
}

/** Present value of the payments and its derivative by the rate, by Horner's rule from the last payment back. */
function worth(payments: readonly number[], rate: number): { value: number; slope: number } {
  const factor = 1 / (1 + rate)
  let value = 0
  let byFactor = 0
  for (let month = payments.length - 1; month >= 0; month -= 1) {
    const payment = payments[month] ?? 0
    byFactor = byFactor * factor + value + payment
    value = (value + payment) * factor
  }
  return { value, slope: -byFactor * factor * factor }
}

/** The quoted EIR of a plan in basis points, or null where {@link effectiveRate} has none. */
export function quotedEir(received: number, payments: readonly number[]): BasisPoints | null {
  const rate = effectiveRate(received, payments)
  return rate === null ? null : fromFraction(rate.nominal)
}

/** How a balance transfer takes its one-off fee. */
export type TransferFeeTiming = 'upfront' | 'added-to-balance' | 'first-instalment'

/**
 * A balance transfer as a rate, so that a fee at "0 %" shows what it is: equal instalments of balance and flat charge,
 * with the fee taken as `timing` says. It does not depend on the amount.
 *
 * @param rate flat, a year, on the amount moved
 * @param months length of the plan, at least 1
 * @param fee once, of the amount moved
 */
export function balanceTransferRate(
  rate: BasisPoints,
  months: number,
  fee: BasisPoints,
  timing: TransferFeeTiming = 'upfront',
): EffectiveRate | null {
  const feePart = toFraction(fee)
  const owed = 1 + (timing === 'added-to-balance' ? feePart : 0)
  const instalment = (owed * (1 + (toFraction(rate) * months) / 12)) / months
  const payments = Array.from({ length: months }, (_, month) =>
    month === 0 && timing === 'first-instalment' ? instalment + feePart : instalment,
  )
  return effectiveRate(timing === 'upfront' ? 1 - feePart : 1, payments)
}

import { netPresentValue } from './time-value'

const monthsInYear = 12
const rounds = 80

/**
 * What money that is paid in month by month grows by in a year, compounded, as a fraction: -0.02 is 2 % lost each year.
 *
 * Solves `Σ payment_k ÷ (1 + i)^k = end ÷ (1 + i)^n` for the monthly i between -20 % and 20 % by bisection: the left side falls
 * more slowly than the right side as i rises, so there is at most one answer.
 *
 * @param payments one at the start of each month, none negative, in any unit
 * @param end what is there after `months`, in the same unit
 * @param months at least as many as there are payments
 * @returns null when nothing is paid or nothing comes back, or no rate in the range fits
 */
export function savedYield(payments: readonly number[], end: number, months: number): number | null {
  if (end <= 0 || payments.length === 0 || payments.length > months) return null
  const flows = Array.from({ length: months + 1 }, (_, month) => -(payments[month] ?? 0) + (month === months ? end : 0))
  // Worth at the end, so that a negative rate makes no huge numbers of the last flow.
  const worth = (rate: number) => netPresentValue(rate, flows) * (1 + rate) ** months
  let [low, high] = [-0.2, 0.2]
  if (worth(low) < 0 || worth(high) > 0) return null
  for (let round = 0; round < rounds; round += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > 0) low = middle
    else high = middle
  }
  return (1 + (low + high) / 2) ** monthsInYear - 1
}

import { effectiveRate } from '../calculators/effective-rate'
import { type Sen, sen } from '../values/money'
import { type BasisPoints, fromFraction } from '../values/rate'

/** One way to go on: what it has cost after each month, in interest or profit and fees. */
export interface CostOverTime {
  /** From month 0, in sen. */
  readonly soFar: readonly Sen[]
  readonly total: Sen
  /** Monthly × 12, on what is received for the payments; null above 1,000%. */
  readonly eir: BasisPoints | null
}

/** As a fraction a year: what is dearer is no bank loan. */
const highestPrinted = 10

/**
 * Cost after each month of repaying `owed` by these payments, `once` paid at the start: charges at the rate that makes the
 * payments worth what is owed. The last is exact.
 */
export function costOverTime(owed: Sen, payments: readonly number[], once: Sen): CostOverTime {
  const rate = effectiveRate(owed, payments)
  const total = sen(payments.reduce((sum, payment) => sum + payment, 0) - owed + once)
  const soFar: Sen[] = [once]
  let balance: number = owed
  let charged = 0
  for (const payment of payments.slice(0, -1)) {
    const charge = balance * (rate?.monthly ?? 0)
    balance += charge - payment
    charged += charge
    soFar.push(sen(Math.round(once + charged)))
  }
  soFar.push(total)
  return { soFar, total, eir: rate === null || rate.nominal > highestPrinted ? null : fromFraction(rate.nominal) }
}

/** After how many months moving has cost no more than staying; null: in none. */
export function paybackOf(stay: CostOverTime, move: CostOverTime): number | null {
  const at = stay.soFar.findIndex((cost, month) => month > 0 && (move.soFar[month] ?? cost + 1) <= cost)
  return at === -1 ? null : at
}

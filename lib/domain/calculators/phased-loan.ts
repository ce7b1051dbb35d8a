import { type Sen, sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import { levelInstalment, monthlyCharge } from './loan'

/** Months in a row at one rate. */
export interface RatePhase {
  readonly rate: BasisPoints
  readonly months: number
}

/** A phase as it is paid. `owed` is what is owed before its first payment, `left` the months that are left then. */
export interface PaidPhase extends RatePhase {
  readonly owed: Sen
  readonly left: number
  readonly instalment: Sen
  /** How often the whole instalment is paid; the last payment of the loan is apart. */
  readonly times: number
}

/** A loan whose rate changes on days that are known, in whole sen. */
export interface PhasedPlan {
  readonly phases: readonly PaidPhase[]
  /** The last payment of all, which settles the rounding. */
  readonly last: Sen
  readonly totalRepaid: Sen
  /** Total repaid less the amount borrowed. */
  readonly charge: Sen
}

/** What was paid in a phase. `last` is what paid the loan off, null where something is still owed. */
interface Payments {
  readonly owed: Sen
  readonly charge: Sen
  readonly times: number
  readonly last: Sen | null
}

/** Pays a phase month by month. `parked` bears no charge; a phase that ends the loan pays all that is owed in its last month. */
function payPhase(
  owed: Sen,
  phase: RatePhase & { readonly instalment: Sen },
  endsLoan: boolean,
  parked: Sen,
): Payments {
  const { rate, months, instalment } = phase
  let balance = owed
  let charge = 0
  for (let month = 1; month <= months; month += 1) {
    const added = monthlyCharge(sen(Math.max(0, balance - parked)), rate)
    const due = sen(balance + added)
    charge += added
    if (due <= instalment || (endsLoan && month === months)) {
      return { owed: sen(0), charge: sen(charge), times: month - 1, last: due }
    }
    balance = sen(due - instalment)
  }
  return { owed: balance, charge: sen(charge), times: months, last: null }
}

/**
 * The month-by-month plan of a reducing-balance loan through phases of one rate each. Each phase has the level instalment
 * of what is then owed over all months that are left, rounded half up to the sen, as is each month's charge; the last
 * payment pays off what is left. Throws RangeError where a term is not a whole number of months from 1.
 */
export function phasedPlan(amount: Sen, phases: readonly RatePhase[]): PhasedPlan {
  const paid: PaidPhase[] = []
  let left = phases.reduce((total, { months }) => total + months, 0)
  let owed = amount
  let charge = 0
  let last: Sen | null = null
  for (const phase of phases) {
    if (last !== null) break
    const instalment = levelInstalment(owed, phase.rate, left)
    const payments = payPhase(owed, { ...phase, instalment }, phase.months === left, sen(0))
    paid.push({ ...phase, owed, left, instalment, times: payments.times })
    charge += payments.charge
    owed = payments.owed
    last = payments.last
    left -= phase.months
  }
  return { phases: paid, last: last ?? sen(0), totalRepaid: sen(amount + charge), charge: sen(charge) }
}

/** Every payment of a plan in its order, in sen. */
export function paymentsOf({ phases, last }: PhasedPlan): readonly Sen[] {
  return [...phases.flatMap(({ instalment, times }) => new Array<Sen>(times).fill(instalment)), last]
}

/**
 * What money kept in a flexi account saves over the whole loan, in sen: the instalments of the plan go on, the charge of
 * each month counts on what is owed less the money in the account, and so the loan ends sooner.
 */
export function savedByParking(amount: Sen, { phases, charge }: PhasedPlan, parked: Sen): Sen {
  if (parked === 0) return sen(0)
  let owed = amount
  let charged = 0
  for (const [index, phase] of phases.entries()) {
    if (owed === 0) break
    const paid = payPhase(owed, phase, index === phases.length - 1, parked)
    owed = paid.owed
    charged += paid.charge
  }
  return sen(charge - charged)
}

import type { CarMoveValues } from '../calculator-pages/car-move-fields'
import { planPayments } from '../calculators/loan'
import { carLoans } from '../categories/car-loan/evaluate'
import type { CarLoan } from '../categories/car-loan/figures'
import type { CarLoanScenario } from '../categories/car-loan/scenario'
import type { StartFees } from '../categories/shared/instalment-loan/spec'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import { type CostOverTime, costOverTime, paybackOf } from './cost-over-time'

/** Settling the old agreement with a loan of the list. Money in sen. */
export interface CarLoanMove extends CostOverTime {
  readonly loan: CarLoan
  /** The rate of its band, at the upper end. */
  readonly rate: BasisPoints
  readonly fees: StartFees
  /** What entering it costs: its fees and the stamp duty, in cash on the first day. */
  readonly once: Sen
  readonly instalment: Sen
  readonly repaid: Sen
}

/** Staying against moving. `moves` are the cheapest of the list, by what they cost to the end; the first is the best. */
export interface CarLoanSwitch {
  readonly stay: CostOverTime
  readonly moves: readonly [CarLoanMove, ...CarLoanMove[]]
  readonly saved: Sen
  readonly payback: number | null
}

/** Why there is no answer: paying on costs no more than settling; why the lenders of the list do not take it. */
export type NoCarSwitch =
  | { readonly kind: 'nothing-to-save' }
  | { readonly kind: 'none'; readonly reasons: readonly string[] }

/** Most loans that are shown. */
const mostShown = 3

/** A used car of which what settles the old agreement is financed, kept to the end. */
function scenarioOf({ settlement, months, value, age, origin }: CarMoveValues): CarLoanScenario {
  return { price: value, down: sen(value - settlement), months, vehicle: 'used', origin, age, leave: 0 }
}

/** The move to a loan, or why its lender does not take it. */
function moveTo(loan: CarLoan, values: CarMoveValues, today: IsoDate): CarLoanMove | string {
  const offer = carLoans.offer(loan, scenarioOf(values), today)
  if (offer.kind === 'none') return offer.reason
  const { fees, top, rates } = offer
  if (fees.total === null) return 'Fees not published'
  const { settlement, months } = values
  const { soFar, total, eir } = costOverTime(settlement, planPayments(top, months), fees.total)
  const { instalment, totalRepaid: repaid } = top
  return { loan, rate: rates.top, fees, once: fees.total, instalment, repaid, soFar, total, eir }
}

/**
 * Keeping a car loan against settling it today with a loan of the list, over the months that are left: what settles it is
 * financed on the car as a used one, at the upper end of the published rate, and the fees are paid in cash. Loans for
 * everybody with figures that are up to date. How we are paid is not read.
 */
export function switchCarLoan(
  loans: readonly CarLoan[],
  values: CarMoveValues,
  today: IsoDate,
): CarLoanSwitch | NoCarSwitch {
  const { settlement, instalment, months } = values
  if (instalment * months <= settlement) return { kind: 'nothing-to-save' }
  const tried = loans
    .filter((loan) => isFor(loan, new Set()) && carLoans.states.cost(loan, today) === 'fresh')
    .map((loan) => moveTo(loan, values, today))
  const [best, ...others] = tried
    .flatMap((one) => (typeof one === 'string' ? [] : [one]))
    .toSorted((a, b) => a.total - b.total || (a.loan.name < b.loan.name ? -1 : 1))
  if (best === undefined) {
    return { kind: 'none', reasons: [...new Set(tried.filter((one) => typeof one === 'string'))] }
  }
  const stay = costOverTime(settlement, new Array<number>(months).fill(instalment), sen(0))
  return {
    stay,
    moves: [best, ...others.slice(0, mostShown - 1)],
    saved: sen(stay.total - best.total),
    payback: paybackOf(stay, best),
  }
}

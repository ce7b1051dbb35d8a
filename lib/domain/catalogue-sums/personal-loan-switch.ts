import { planPayments } from '../calculators/loan'
import { personalLoans } from '../categories/personal-loan/evaluate'
import type { PersonalLoan, RateBand } from '../categories/personal-loan/figures'
import type { StartFees } from '../categories/shared/instalment-loan/spec'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'
import { type CostOverTime, costOverTime, paybackOf } from './cost-over-time'

/** A personal loan that somebody has. Money in sen. */
export interface OwnPersonalLoan {
  /** What settles it today, with what the bank charges for leaving early. */
  readonly settlement: Sen
  readonly instalment: Sen
  /** Instalments still to pay. */
  readonly months: number
}

/** The loan of the list with which settling today costs least. */
export interface PersonalLoanMove extends CostOverTime {
  readonly loan: PersonalLoan
  readonly band: RateBand
  /** Borrowed so that what is paid out settles the own loan, in whole ringgit. */
  readonly borrowed: Sen
  readonly fees: StartFees
  readonly once: Sen
  readonly paidOut: Sen
  readonly instalment: Sen
  readonly repaid: Sen
}

/** Staying against moving. `payback`: after so many months moving has cost no more than staying; null: never. */
export interface PersonalLoanSwitch {
  readonly stay: CostOverTime
  readonly move: PersonalLoanMove
  readonly saved: Sen
  readonly payback: number | null
}

/** Why there is no answer: paying on costs no more than settling, or no lender of the list takes it. */
export type NoPersonalSwitch = 'nothing-to-save' | 'none'

/** Fees grow with the amount, but by less than it: each round brings what is lacking nearer. */
const mostRounds = 40

const wholeRinggit = (amount: number) => sen(Math.ceil(amount / 100) * 100)

/** null where the lender does not take it, or a charge is not published. */
function moveTo(loan: PersonalLoan, { settlement, months }: OwnPersonalLoan, today: IsoDate): PersonalLoanMove | null {
  let borrowed = wholeRinggit(settlement)
  for (let round = 0; round < mostRounds; round += 1) {
    const offer = personalLoans.offer(loan, { amount: borrowed, months }, today)
    if (offer.kind === 'none' || offer.fees.total === null) return null
    const { fees, band, top } = offer
    if (top.paidOut >= settlement) {
      const once = sen(borrowed - top.paidOut)
      const payments = planPayments(top, months)
      const { soFar, total } = costOverTime(borrowed, payments, once)
      const { paidOut, instalment, totalRepaid: repaid, eir } = top
      return { loan, band, borrowed, fees, once, paidOut, instalment, repaid, soFar, total, eir }
    }
    borrowed = wholeRinggit(settlement + offer.fees.total)
  }
  return null
}

/** What the visitor wants it for; of themselves nothing is known. */
const wanted = new Set(['debt-consolidation'] as const)

/**
 * Keeping a personal loan against settling it today with the loan of the list that costs least over the months that are
 * left: borrowed so that the payout, after the lender's fees, settles it; at the upper end of the published rate. Loans for
 * everybody that may settle another, with figures that are up to date. How we are paid is not read.
 */
export function switchPersonalLoan(
  loans: readonly PersonalLoan[],
  own: OwnPersonalLoan,
  today: IsoDate,
): PersonalLoanSwitch | NoPersonalSwitch {
  const { settlement, instalment, months } = own
  if (instalment * months <= settlement) return 'nothing-to-save'
  const move = loans
    .filter((loan) => isFor(loan, wanted) && personalLoans.states.cost(loan, today) === 'fresh')
    .flatMap((loan) => moveTo(loan, own, today) ?? [])
    .reduce<PersonalLoanMove | null>((best, one) => {
      if (best === null || one.total < best.total) return one
      return one.total === best.total && one.loan.name < best.loan.name ? one : best
    }, null)
  if (move === null) return 'none'
  const stay = costOverTime(settlement, new Array<number>(months).fill(instalment), sen(0))
  return { stay, move, saved: sen(stay.total - move.total), payback: paybackOf(stay, move) }
}

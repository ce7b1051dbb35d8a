import { type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'
import { type CardMonth, cardMonths } from './card-schedule'
import { balanceTransferRate, type EffectiveRate, type TransferFeeTiming } from './effective-rate'
import { flatPlan } from './loan'

/** A balance moved to another card. `rate` is flat a year, `fee` once; both on the amount moved. */
export interface Transfer {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly months: number
  readonly fee: BasisPoints
  readonly timing: TransferFeeTiming
}

/** What a balance transfer costs against leaving the balance where it is. Money in sen. */
export interface TransferCost {
  /** The first of the equal instalments, without a fee billed beside it; the last one settles the rounding. */
  readonly instalment: Sen
  readonly fee: Sen
  /** Flat charge and fee together. */
  readonly cost: Sen
  /** null where no rate fits, as with a fee that takes the whole amount. */
  readonly eir: EffectiveRate | null
  /** The old card paid with the same money on the same days, the fee too; null when that does not clear it in 50 years. */
  readonly staying: { readonly months: readonly CardMonth[]; readonly charge: Sen } | null
  /** What the transfer saves; negative when it costs more. null when staying has no end. */
  readonly saved: Sen | null
}

/** Fifty years: a plan that takes longer is no plan. */
const mostMonths = 600

/**
 * The true cost of a balance transfer: flat charge plus fee, as a rate and against paying the same on the card it leaves,
 * at `cardRate` a year counted by the month. What moving takes, staying takes too, at the same time: a fee from what is
 * moved is paid to the old card at the start, one billed with the first instalment with the first payment. Throws RangeError for a term that is not whole months.
 */
export function transferCost(transfer: Transfer, cardRate: BasisPoints): TransferCost {
  const { amount, rate, months, fee: feeRate, timing } = transfer
  const fee = atRate(amount, feeRate)
  const moved = timing === 'added-to-balance' ? sen(amount + fee) : amount
  const plan = flatPlan(moved, rate, months)
  const cost = sen(plan.charge + fee)
  const owed = timing === 'upfront' ? sen(amount - fee) : amount
  const firstMore = timing === 'first-instalment' ? fee : sen(0)
  const stayed = cardMonths(owed, cardRate, plan.instalment, mostMonths, firstMore)
  const charge = stayed === null ? null : sumSen(stayed.map((month) => month.charge))
  return {
    instalment: plan.instalment,
    fee,
    cost,
    eir: balanceTransferRate(rate, months, feeRate, timing),
    staying: stayed === null || charge === null ? null : { months: stayed, charge },
    saved: charge === null ? null : sen(charge - cost),
  }
}

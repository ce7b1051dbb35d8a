import { roundSen, type Sen, sen } from '../money'
import type { BasisPoints } from '../rate'
import { payOffByFixed } from './card-payoff'
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
  /** The old card paid by the same instalment each month; null when that would never clear it. */
  readonly staying: { readonly months: number; readonly charge: Sen } | null
  /** What the transfer saves; negative when it costs more. null when staying has no end. */
  readonly saved: Sen | null
}

/**
 * The true cost of a balance transfer: flat charge plus fee, as a rate and against paying the same instalment on the
 * card it leaves, at `cardRate` a year counted by the month. Throws RangeError for a term that is not whole months.
 */
export function transferCost(transfer: Transfer, cardRate: BasisPoints): TransferCost {
  const { amount, rate, months, fee: feeRate, timing } = transfer
  const fee = roundSen((amount * feeRate) / 10_000)
  const moved = timing === 'added-to-balance' ? sen(amount + fee) : amount
  const plan = flatPlan(moved, rate, months)
  const cost = sen(plan.charge + fee)
  const paid = payOffByFixed(amount, cardRate, plan.instalment)
  return {
    instalment: plan.instalment,
    fee,
    cost,
    eir: balanceTransferRate(rate, months, feeRate, timing),
    staying: paid === null ? null : { months: paid.months, charge: paid.charge },
    saved: paid === null ? null : sen(paid.charge - cost),
  }
}

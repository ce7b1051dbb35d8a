import type { Figure } from '../figure'
import type { Sen } from '../money'
import type { BasisPoints } from '../rate'
import type { ProductBase } from './product-base'
import type { RateTiers } from './savings-account'

/** Terms of an overdraft: a yearly rate on what is drawn and a set-up fee once. */
export interface Overdraft {
  readonly rate: BasisPoints
  readonly setUpFee: Sen
}

export interface CurrentAccount extends ProductBase<'current-account'> {
  readonly rate: Figure<RateTiers>
  readonly returnGuaranteed: boolean
  readonly openingDeposit: Figure<Sen>
  /** Average balance that avoids the service charge; none when there is no such rule. */
  readonly minimumBalance: Figure<Sen>
  /** Charged each half year while the average balance is under the minimum (always, when the minimum is none). */
  readonly halfYearlyServiceCharge: Figure<Sen>
  readonly yearlyCardFee: Figure<Sen>
  /** Duty and charge for one cheque leaf. */
  readonly chequeFee: Figure<Sen>
  readonly stopChequeFee: Figure<Sen>
  readonly standingInstructionFee: Figure<Sen>
  readonly interbankTransferFee: Figure<Sen>
  /** none: no overdraft is offered. */
  readonly overdraft: Figure<Overdraft>
  readonly chequeBook: boolean
  readonly basicAccount: boolean
  readonly jointAllowed: Figure<boolean>
}

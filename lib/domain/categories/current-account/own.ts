import type { IsoDate } from '../../iso-date'
import { sen } from '../../money'
import type { CurrentAccount } from '../../products/current-account'
import { basisPoints } from '../../rate'
import type { AssumptionField, Assumptions } from '../category'
import { ownBase, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownFeeField, ratePerHundredField } from '../shared/own-fields'

/** What a visitor says about the account they have. */
export const currentOwnFields: readonly AssumptionField[] = [
  ratePerHundredField('rate', 0),
  ownFeeField('fees', 'Its fees a year, cheques and transfers apart', 1800),
  ownFeeField('cheque', 'A cheque costs you', 65),
  ownFeeField('transfer', 'A transfer to another bank costs you', 0),
  ratePerHundredField('drawn', 750, 'What RM100 drawn costs you in a year'),
]

/** The visitor's own current account; its yearly fees stand as a card fee. */
export function ownCurrentAccount(values: Assumptions, today: IsoDate): CurrentAccount {
  const rate = basisPoints(values.rate ?? 0)
  const drawn = basisPoints(values.drawn ?? 750)
  return {
    ...ownBase('current-account', today),
    rate: ownFigure({ method: 'whole-balance', bands: [{ upTo: null, rate }] }),
    returnGuaranteed: true,
    openingDeposit: ownNone,
    minimumBalance: ownNone,
    halfYearlyServiceCharge: ownNone,
    yearlyCardFee: ownFigure(sen(values.fees ?? 1800)),
    chequeFee: ownFigure(sen(values.cheque ?? 65)),
    stopChequeFee: ownMissing,
    standingInstructionFee: ownMissing,
    interbankTransferFee: ownFigure(sen(values.transfer ?? 0)),
    overdraft: ownFigure({ rate: drawn, setUpFee: sen(0) }),
    chequeBook: true,
    basicAccount: false,
    jointAllowed: ownMissing,
  }
}

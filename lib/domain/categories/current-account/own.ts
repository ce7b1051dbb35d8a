import type { ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { sen } from '../../values/money'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownFeeField, ownRateField } from '../shared/own-fields'
import type { CurrentAccount } from './figures'
import { currentAccountWords } from './words'

const { own: words } = currentAccountWords

/** What a visitor says about the account they have. */
export const currentOwnFields = {
  rate: ownRateField(0),
  fees: ownFeeField(words.fees, 1800),
  cheque: ownFeeField(words.cheque, 65),
  transfer: ownFeeField(words.transfer, 0),
  drawn: ownRateField(750, words.drawn),
}

/** The visitor's own current account; its yearly fees stand as a card fee. */
export function ownCurrentAccount(own: ValuesOf<typeof currentOwnFields>, today: IsoDate): CurrentAccount {
  return {
    ...ownBankProduct('current-account', today),
    audience: [],
    rate: ownFigure({ method: 'whole-balance', bands: [{ upTo: null, rate: own.rate }] }),
    returnGuaranteed: true,
    openingDeposit: ownNone,
    minimumBalance: ownNone,
    halfYearlyServiceCharge: ownNone,
    yearlyCardFee: ownFigure(own.fees),
    chequeFee: ownFigure(own.cheque),
    stopChequeFee: ownMissing,
    standingInstructionFee: ownMissing,
    interbankTransferFee: ownFigure(own.transfer),
    overdraft: ownFigure({ rate: own.drawn, setUpFee: sen(0) }),
    chequeBook: true,
    basicAccount: false,
    jointAllowed: ownMissing,
  }
}

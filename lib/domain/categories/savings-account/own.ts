import type { ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownFeeField, ownRateField } from '../shared/own-fields'
import type { SavingsAccount } from './figures'
import { savingsAccountWords as words } from './words'

/** What a visitor says about the account they have: what it really pays them, bonuses included, and what it costs. */
export const savingsOwnFields = {
  rate: ownRateField(25),
  fees: ownFeeField(words.own.fees, 800),
}

/** The visitor's own savings account: one rate on the whole balance, its fees as a card fee. */
export function ownSavingsAccount({ rate, fees }: ValuesOf<typeof savingsOwnFields>, today: IsoDate): SavingsAccount {
  return {
    ...ownBankProduct('savings-account', today),
    baseRate: ownFigure({ method: 'whole-balance', bands: [{ upTo: null, rate }] }),
    bonuses: ownNone,
    returnGuaranteed: true,
    audience: [],
    openingDeposit: ownNone,
    minimumBalance: ownNone,
    fallBelowMonthlyFee: ownNone,
    yearlyCardFee: ownFigure(fees),
    dormancyYearlyFee: ownMissing,
    interestPaid: ownMissing,
    freeWithdrawalsAMonth: ownMissing,
    jointAllowed: ownMissing,
  }
}

import type { IsoDate } from '../../iso-date'
import { sen } from '../../money'
import type { SavingsAccount } from '../../products/savings-account'
import { basisPoints } from '../../rate'
import type { AssumptionField, Assumptions } from '../category'
import { ownBase, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownFeeField, ratePerHundredField } from '../shared/own-fields'

/** What a visitor says about the account they have: what it really pays them, bonuses included, and what it costs. */
export const savingsOwnFields: readonly AssumptionField[] = [
  ratePerHundredField('rate', 25),
  ownFeeField('fees', 'Its fees a year', 800),
]

/** The visitor's own savings account: one rate on the whole balance, its fees as a card fee. */
export function ownSavingsAccount(values: Assumptions, today: IsoDate): SavingsAccount {
  const rate = basisPoints(values.rate ?? 25)
  return {
    ...ownBase('savings-account', today),
    baseRate: ownFigure({ method: 'whole-balance', bands: [{ upTo: null, rate }] }),
    bonuses: ownNone,
    returnGuaranteed: true,
    audience: 'anyone',
    openingDeposit: ownNone,
    minimumBalance: ownNone,
    fallBelowMonthlyFee: ownNone,
    yearlyCardFee: ownFigure(sen(values.fees ?? 800)),
    dormancyYearlyFee: ownMissing,
    interestPaid: ownMissing,
    freeWithdrawalsAMonth: ownMissing,
    jointAllowed: ownMissing,
  }
}

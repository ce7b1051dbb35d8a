import { money, rate, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { maxSen, ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import type { PersonalLoan } from './figures'
import { personalLoanDetailWords } from './words-detail'

const { bounds, ...words } = personalLoanDetailWords.own

/** The loan a visitor has now. */
export const ownLoanFields = {
  rate: rate({
    ...words.rate,
    default: basisPoints(800),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(3_600), because: bounds.rate },
  }),
  flat: toggle({ ...words.flat, default: true }),
  fees: money({
    ...words.fees,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(900), because: bounds.fees },
  }),
}

/** A loan with the figures that the visitor gave, for any amount and term; checked today, by them. */
export function ownLoan(own: ValuesOf<typeof ownLoanFields>, today: IsoDate): PersonalLoan {
  const { fees } = own
  return {
    ...ownBankProduct('personal-loan', today),
    rateBasis: own.flat ? 'flat' : 'reducing',
    rateKind: 'fixed',
    rates: ownFigure([
      { amountFrom: sen(0), amountTo: sen(maxSen), monthsFrom: 1, monthsTo: 120, rate: own.rate, rateTo: own.rate },
    ]),
    minAmount: ownNone,
    maxAmount: ownNone,
    minMonths: ownNone,
    maxMonths: ownNone,
    processingFee: ownFigure({ rate: basisPoints(0), least: fees, most: fees }),
    stampDuty: ownNone,
    cover: ownNone,
    lateCharge: ownMissing,
    earlySettlement: ownMissing,
    disbursalDays: ownMissing,
    salaryDeduction: false,
    audience: [],
    purpose: [],
    incomeMultiple: ownMissing,
  }
}

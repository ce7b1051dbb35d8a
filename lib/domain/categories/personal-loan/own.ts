import { money, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { maxSen, ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownFlat, ownRate } from '../shared/instalment-loan/own'
import { ownTerms } from '../shared/instalment-loan/own-terms'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import type { PersonalLoan } from './figures'
import { personalLoanDetailWords } from './words-detail'

const { bounds, fees } = personalLoanDetailWords.own

/** The loan a visitor has now. */
export const ownLoanFields = {
  rate: ownRate(basisPoints(800), basisPoints(3_600), bounds.rate),
  flat: ownFlat,
  fees: money({
    ...fees,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(900), because: bounds.fees },
  }),
}

/** A loan with the figures that the visitor gave, for any amount and term; checked today, by them. */
export function ownLoan(own: ValuesOf<typeof ownLoanFields>, today: IsoDate): PersonalLoan {
  const { fees: charged } = own
  return {
    ...ownBankProduct('personal-loan', today),
    ...ownTerms,
    rateBasis: own.flat ? 'flat' : 'reducing',
    rateKind: 'fixed',
    rates: ownFigure([
      { amountFrom: sen(0), amountTo: sen(maxSen), monthsFrom: 1, monthsTo: 120, rate: own.rate, rateTo: own.rate },
    ]),
    processingFee: ownFigure({ rate: basisPoints(0), least: charged, most: charged }),
    stampDuty: ownNone,
    cover: ownNone,
    earlySettlement: ownMissing,
    salaryDeduction: false,
    audience: [],
    purpose: [],
    incomeMultiple: ownMissing,
  }
}

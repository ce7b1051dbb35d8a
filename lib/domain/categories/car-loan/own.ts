import type { ValuesOf } from '../../fields/field'
import { choiceValues } from '../../figures/shape'
import type { IsoDate } from '../../values/iso-date'
import { sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownFlat, ownRate } from '../shared/instalment-loan/own'
import { ownTerms } from '../shared/instalment-loan/own-terms'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { type CarLoan, vehicleKinds } from './figures'
import { carLoanDetailWords } from './words-detail'

/** The car loan that a visitor has now, or holds a quotation for. */
export const ownCarLoanFields = {
  rate: ownRate(basisPoints(300), basisPoints(3_000), carLoanDetailWords.own.bounds.rate),
  flat: ownFlat,
}

/** A car loan at the rate that the visitor gave, for any car and term, without fees; checked today, by them. */
export function ownCarLoan({ rate, flat }: ValuesOf<typeof ownCarLoanFields>, today: IsoDate): CarLoan {
  const anyCar = { origin: 'any', ageTo: 99, monthsFrom: 1, monthsTo: 108, amountFrom: sen(0) } as const
  const marginTo = basisPoints(10_000)
  return {
    ...ownBankProduct('car-loan', today),
    ...ownTerms,
    rateBasis: flat ? 'flat' : 'reducing',
    rateKind: 'fixed',
    rates: ownFigure(
      choiceValues(vehicleKinds).map((vehicle) => ({ vehicle, ...anyCar, marginTo, rate, rateTo: rate })),
    ),
    oldestCar: ownNone,
    oldestAge: ownNone,
    stampDuty: ownNone,
    claimFee: ownNone,
    signatureFee: ownNone,
    earlySettlement: ownFigure(flat ? 'rule-of-78' : 'net-balance'),
    guarantor: ownMissing,
    insurance: ownMissing,
    licence: false,
    noticeDays: ownMissing,
    audience: [],
  }
}

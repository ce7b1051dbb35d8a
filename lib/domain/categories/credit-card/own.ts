import { usualFreeDays } from '../../calculators/card-value'
import { money, rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import type { CreditCard } from './figures'
import { spendKinds } from './spending'
import { creditCardDetailWords } from './words-detail'

const { bounds, ...words } = creditCardDetailWords.own

/** The card a visitor has now. */
export const ownCardFields = {
  back: rate({
    ...words.back,
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(2_000), because: bounds.back },
  }),
  cap: money({
    ...words.cap,
    default: ringgit(50),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: bounds.cap },
  }),
  fee: money({
    ...words.fee,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: bounds.fee },
  }),
  charge: rate({
    ...words.charge,
    default: basisPoints(1_500),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(1_800), because: bounds.charge },
  }),
}

/** RM25 on each main card a year. */
const serviceTax = ringgit(25)

/** A card with the figures that the visitor gave; checked today, by them. */
export function ownCard(own: ValuesOf<typeof ownCardFields>, today: IsoDate): CreditCard {
  const { charge } = own
  return {
    ...ownBankProduct('credit-card', today),
    audience: [],
    network: 'visa',
    tier: 'classic',
    purposes: [],
    annualFee: ownFigure(own.fee),
    feeWaiver: ownFigure({ kind: 'never' }),
    earn: ownFigure([{ kind: 'cashback', on: spendKinds, rate: own.back, cap: ownFigure(own.cap) }]),
    minimumMonthlySpend: ownNone,
    totalMonthlyCap: ownNone,
    thousandPointsWorth: ownNone,
    serviceTax: ownFigure(serviceTax),
    financeCharge: ownFigure({ twelveOnTime: charge, tenOnTime: charge, fewer: charge }),
    interestFreeDays: ownFigure(usualFreeDays),
    cashAdvanceFee: ownMissing,
    overseasFee: ownMissing,
    loungeVisits: ownMissing,
    balanceTransfer: ownMissing,
    supplementaryFee: ownMissing,
    pointsExpiryMonths: ownMissing,
    gift: ownNone,
  }
}

import { money, rate, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import type { IsoDate } from '../../iso-date'
import { ringgit } from '../../money'
import { basisPoints } from '../../rate'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { type CreditCard, spendKinds } from './figures'

/** The card a visitor has now. */
export const ownCardFields = {
  back: rate({
    label: 'Cashback on what you spend',
    unit: '%',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(2_000), because: 'no card gives back more than a fifth' },
  }),
  cap: money({
    label: 'Most it gives back a month',
    default: ringgit(50),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: 'we work with up to RM10,000 back a month' },
  }),
  fee: money({
    label: 'Annual fee you pay',
    hint: 'What is charged in the end, after any waiver.',
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: 'we work with fees up to RM10,000 a year' },
  }),
  charge: rate({
    label: 'Charge a year on a balance',
    unit: '%',
    default: basisPoints(1_500),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(1_800), because: 'card charges in Malaysia go up to 18% a year' },
  }),
}

/** RM25 on each main card a year. */
const serviceTax = ringgit(25)

/** A card with the figures that the visitor gave; checked today, by them. */
export function ownCard(own: ValuesOf<typeof ownCardFields>, today: IsoDate): CreditCard {
  const { charge } = own
  return {
    ...ownBankProduct('credit-card', today),
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
    interestFreeDays: ownMissing,
    cashAdvanceFee: ownMissing,
    overseasFee: ownMissing,
    loungeVisits: ownMissing,
    balanceTransfer: ownMissing,
    supplementaryFee: ownMissing,
    pointsExpiryMonths: ownMissing,
    gift: null,
  }
}

import type { IsoDate } from '../../iso-date'
import { ringgit, sen } from '../../money'
import { type CreditCard, spendKinds } from '../../products/credit-card'
import { basisPoints } from '../../rate'
import type { AssumptionField, Assumptions } from '../category'
import { ownBase, ownFigure, ownMissing, ownNone } from '../shared/own'

/**
 * The card a visitor has now. Rates are asked as ringgit for each RM100, so that a field of sen is a rate in basis
 * points: RM1.20 on RM100 is 1.2 %.
 */
export const ownCardFields: readonly AssumptionField[] = [
  {
    name: 'back',
    label: 'Cashback on each RM100',
    kind: 'money',
    default: 0,
    min: 0,
    max: ringgit(20),
    reason: 'No card gives back more than RM20 on RM100.',
    hint: 'For 1.2%, enter RM1.20.',
  },
  {
    name: 'cap',
    label: 'Most it gives back a month',
    kind: 'money',
    default: ringgit(50),
    min: 0,
    max: ringgit(10_000),
    reason: 'We work with up to RM10,000 back a month.',
    hint: null,
  },
  {
    name: 'fee',
    label: 'Annual fee you pay',
    kind: 'money',
    default: 0,
    min: 0,
    max: ringgit(10_000),
    reason: 'We work with fees up to RM10,000 a year.',
    hint: 'What is charged in the end, after any waiver.',
  },
  {
    name: 'charge',
    label: 'Charge a year on each RM100 carried',
    kind: 'money',
    default: ringgit(15),
    min: 0,
    max: ringgit(18),
    reason: 'Card charges in Malaysia go up to 18% a year.',
    hint: 'For 15%, enter RM15.',
  },
]

/** RM25 on each main card a year. */
const serviceTax = ringgit(25)

/** A card with the figures that the visitor gave; checked today, by them. */
export function ownCard(values: Assumptions, today: IsoDate): CreditCard {
  const rate = basisPoints(values.charge ?? 0)
  return {
    ...ownBase('credit-card', today),
    network: 'visa',
    tier: 'classic',
    purposes: [],
    annualFee: ownFigure(sen(values.fee ?? 0)),
    feeWaiver: ownFigure({ kind: 'never' }),
    earn: ownFigure([
      { kind: 'cashback', on: spendKinds, rate: basisPoints(values.back ?? 0), cap: ownFigure(sen(values.cap ?? 0)) },
    ]),
    minimumMonthlySpend: ownNone,
    totalMonthlyCap: ownNone,
    thousandPointsWorth: ownNone,
    serviceTax: ownFigure(serviceTax),
    financeCharge: ownFigure({ twelveOnTime: rate, tenOnTime: rate, fewer: rate }),
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

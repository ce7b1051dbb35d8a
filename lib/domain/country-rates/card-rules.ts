import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** What a credit card may charge in Malaysia. */
export interface CardRules {
  /** The smallest payment: this part of the balance, at least `least`. */
  readonly minimumPayment: { readonly part: BasisPoints; readonly least: Sen }
  /** Charged when the minimum is not paid in time: a part of what is unpaid between two ends. */
  readonly lateCharge: { readonly part: BasisPoints; readonly least: Sen; readonly most: Sen }
  /** Finance charge a year by how many of the last twelve months were paid in time, best payer first. */
  readonly financeCharges: readonly { readonly promptMonths: number; readonly rate: BasisPoints }[]
}

/** Payments and charges of BNM’s card policy of July 2019. */
export const cardRules: DatedList<CardRules> = [
  {
    from: isoDate('2019-07-02'),
    value: {
      minimumPayment: { part: basisPoints(500), least: ringgit(50) },
      lateCharge: { part: basisPoints(100), least: ringgit(10), most: ringgit(100) },
      financeCharges: [
        { promptMonths: 12, rate: basisPoints(1500) },
        { promptMonths: 10, rate: basisPoints(1700) },
        { promptMonths: 0, rate: basisPoints(1800) },
      ],
    },
    source: {
      title: 'CIMB, credit-card fees and charges',
      url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'The day is that of BNM’s policy; cards have had tiers since 1 Jul 2008. BNM is reported to have replaced the policy in December 2025 with the same three tiers; that text was not seen.',
  },
]

/** Income a year below which no principal card is given. */
export const cardIncomes: DatedList<Sen> = [
  {
    from: isoDate('2011-03-18'),
    value: ringgit(24_000),
    source: {
      title: 'Citibank Malaysia, card guidelines of Bank Negara Malaysia',
      url: 'https://www.citibank.com.my/english/citi-launch/new-measure.htm',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'Bank Negara Malaysia raised it from RM18,000 with immediate effect on 18 Mar 2011.',
  },
]

/** Service tax for each card and year, principal and supplementary alike. */
export const cardServiceTaxes: DatedList<Sen> = [
  {
    from: isoDate('2018-09-01'),
    value: ringgit(25),
    source: {
      title: 'Malay Mail, the Service Tax (Rate of Tax) Order 2018',
      url: 'https://malaymail.com/news/malaysia/2018/08/30/rm25-service-tax-to-be-charged-for-new-credit-cards/1667762',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'Due when a card is activated and on each anniversary. Some banks pay it for you.',
  },
]

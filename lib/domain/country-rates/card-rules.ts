import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import { type BasisPoints, basisPoints } from '../rate'
import type { DatedList } from './dated'

/** What a credit card may ask and charge in Malaysia. */
export interface CardRules {
  /** The smallest payment: this part of the balance, at least `least`. */
  readonly minimumPayment: { readonly part: BasisPoints; readonly least: Sen }
  /** Charged when the minimum is not paid in time: a part of what is unpaid between two ends. */
  readonly lateCharge: { readonly part: BasisPoints; readonly least: Sen; readonly most: Sen }
  /** Service tax for each card and year. */
  readonly serviceTax: Sen
  /** Finance charge a year by how many of the last twelve months were paid in time, best payer first. */
  readonly financeCharges: readonly { readonly promptMonths: number; readonly rate: BasisPoints }[]
  /** Income a year below which no principal card is given. */
  readonly leastIncome: Sen
}

/** The rules from BNM’s card policy of July 2019, with the service tax of September 2018. */
export const cardRules: DatedList<CardRules> = [
  {
    from: isoDate('2019-07-02'),
    value: {
      minimumPayment: { part: basisPoints(500), least: ringgit(50) },
      lateCharge: { part: basisPoints(100), least: ringgit(10), most: ringgit(100) },
      serviceTax: ringgit(25),
      financeCharges: [
        { promptMonths: 12, rate: basisPoints(1500) },
        { promptMonths: 10, rate: basisPoints(1700) },
        { promptMonths: 0, rate: basisPoints(1800) },
      ],
      leastIncome: ringgit(24_000),
    },
    source: {
      title: 'CIMB, credit-card fees and charges',
      url: 'https://www.cimb.com.my/en/personal/help-support/rates-charges/interest-rates-charges/fees-charges/credit-cards.html',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'BNM is reported to have replaced its policy in December 2025 with the same three tiers; that text was not seen.',
  },
]

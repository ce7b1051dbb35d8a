import { type IsoDate, isoDate } from '../values/iso-date'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** How a hire-purchase agreement counts its charges and what leaving early costs. */
export type HirePurchaseMethod = 'flat-rule-of-78' | 'reducing-balance'

/** The rules for agreements signed from a day on. */
export interface HirePurchaseRules {
  readonly method: HirePurchaseMethod
  /** True while some lenders may still sign agreements of the old method: ask the lender which one is yours. */
  readonly oldMethodMayStillBeUsed: boolean
  /** The highest effective rate a year, fixed term to five years, fixed longer and variable; null before there was one. */
  readonly caps: {
    readonly toFiveYears: BasisPoints
    readonly longer: BasisPoints
    readonly variable: BasisPoints
  } | null
}

const amendment = {
  title: 'Hire-Purchase (Amendment) Act 2026 [Act A1783]',
  url: 'https://mylaw.my/legislation/akta-sewa-beli-pindaan-2026',
  checkedOn: isoDate('2026-11-20'),
}
const consumerGuide = {
  title: 'Bank Negara Malaysia, consumer guide to the Hire-Purchase (Amendment) Act 2026',
  url: 'https://www.bnm.gov.my/-/consumerguide-hpa2026',
  checkedOn: isoDate('2026-11-20'),
}

/**
 * What banks give whoever settles an agreement with the Rule of 78 early. Its sum is each bank's own; it is meant to bring
 * what is asked near the reducing balance of the amended law.
 */
export interface GoodwillDiscount {
  /** Agreements signed on this day or before. */
  readonly signedUntil: IsoDate
  readonly mostDaysBehind: number
}

/** Who is entitled to the goodwill discount, as one bank publishes the terms that the associations agreed on. */
export const goodwillTerms = {
  title: 'Bank Rakyat, goodwill discount for early settlement: who is entitled',
  url: 'https://www.bankrakyat.com.my/rakyat-xclusive/article/goodwill-discount',
  checkedOn: isoDate('2026-11-24'),
}

/** The goodwill discount by the day of settling. */
export const goodwillDiscounts: DatedList<GoodwillDiscount> = [
  {
    from: isoDate('2026-06-01'),
    value: { signedUntil: isoDate('2027-03-31'), mostDaysBehind: 90 },
    source: {
      title: 'Malaysiakini, banks introduce changes to hire-purchase financing (joint statement on goodwill discounts)',
      url: 'https://www.malaysiakini.com/news/770450',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'reported',
    note: 'For people and micro and small businesses; no legal action, repossession, restructuring or AKPK programme. Each bank sets its own amount and states it on request.',
  },
]

const caps = { toFiveYears: basisPoints(1700), longer: basisPoints(1600), variable: basisPoints(1700) }

/** Hire purchase before and after the amendment of 2026, by the day of the agreement. */
export const hirePurchaseRules: DatedList<HirePurchaseRules> = [
  {
    from: isoDate('1968-04-11'),
    value: { method: 'flat-rule-of-78', oldMethodMayStillBeUsed: true, caps: null },
    source: amendment,
    standing: 'unsure',
    note: 'Agreements of the unamended Act. The day it began is common knowledge.',
  },
  {
    from: isoDate('2026-06-01'),
    value: { method: 'reducing-balance', oldMethodMayStillBeUsed: true, caps },
    source: consumerGuide,
    standing: 'reported',
    note: 'The announcement is the ministry’s, confirmed by Bank Negara Malaysia: from 1 Jun 2026, with until 31 Mar 2027 for banks to change over. The ceilings are from the press.',
  },
  {
    from: isoDate('2027-04-01'),
    value: { method: 'reducing-balance', oldMethodMayStillBeUsed: false, caps },
    source: consumerGuide,
    standing: 'reported',
    note: null,
  },
]

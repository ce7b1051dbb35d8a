import { type IsoDate, isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import { type BasisPoints, basisPoints } from '../rate'
import type { DatedList } from './dated'

/** A slice of a price up to `upTo` (null: the rest) at one rate. */
export interface PriceSlice {
  readonly upTo: Sen | null
  readonly rate: BasisPoints
}

/** Stamp duty on buying a home. */
export interface PropertyDuty {
  /** On the transfer for citizens and permanent residents, for each RM100 or part of it in a slice. */
  readonly slices: readonly PriceSlice[]
  /** On the whole price of a transfer to other people and foreign companies; null where they pay like citizens. */
  readonly foreign: BasisPoints | null
  /** On the loan agreement, for each RM1,000 or part. */
  readonly loan: BasisPoints
  /** A citizen’s first home to this price pays neither duty, to the last day named; null when there is no such relief. */
  readonly firstHome: { readonly upTo: Sen; readonly lastDay: IsoDate } | null
}

const slices: readonly PriceSlice[] = [
  { upTo: ringgit(100_000), rate: basisPoints(100) },
  { upTo: ringgit(500_000), rate: basisPoints(200) },
  { upTo: ringgit(1_000_000), rate: basisPoints(300) },
  { upTo: null, rate: basisPoints(400) },
]
const loan = basisPoints(50)
const firstHomePrice = ringgit(500_000)
const propCashflow = {
  title: 'PropCashflow, stamp duty for foreign buyers',
  url: 'https://mta-sts.propcashflow.my/blog/foreigner-stamp-duty-8-percent-malaysia',
  checkedOn: isoDate('2026-11-20'),
}

/** Duty by the day of the agreement. */
export const propertyDuties: DatedList<PropertyDuty> = [
  {
    from: isoDate('2024-01-01'),
    value: {
      slices,
      foreign: basisPoints(400),
      loan,
      firstHome: { upTo: firstHomePrice, lastDay: isoDate('2025-12-31') },
    },
    source: propCashflow,
    standing: 'reported',
    note: 'Foreign buyers paid a flat 4% from 2024.',
  },
  {
    from: isoDate('2026-01-01'),
    value: {
      slices,
      foreign: basisPoints(800),
      loan,
      firstHome: { upTo: firstHomePrice, lastDay: isoDate('2027-12-31') },
    },
    source: {
      title: 'Boon Giap, first-home exemption to 2027',
      url: 'https://boongiap.com.my/budget-2026-stamp-duty-exemption-for-first-time-home-buyers-in-malaysia-until-2027',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'The duty is on the higher of price and market value (common knowledge). How the 8% of foreign buyers treats a part of RM100 is not known; it is taken on the price itself.',
  },
  {
    from: isoDate('2028-01-01'),
    value: { slices, foreign: basisPoints(800), loan, firstHome: null },
    source: propCashflow,
    standing: 'unsure',
    note: 'The first-home relief is announced to 31 Dec 2027; whether it is extended is not known.',
  },
]

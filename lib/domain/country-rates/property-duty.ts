import { type IsoDate, isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** A slice of a price up to `upTo` (null: the rest) at one rate. */
export interface PriceSlice {
  readonly upTo: Sen | null
  readonly rate: BasisPoints
}

/** A citizen’s first home to `upTo` pays no duty, for agreements signed from the first to the last day. */
interface FirstHomeRelief {
  readonly upTo: Sen
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
}

/** Stamp duty on buying a home. */
export interface PropertyDuty {
  /** On the transfer for citizens and permanent residents, for each RM100 or part of it in a slice. */
  readonly slices: readonly PriceSlice[]
  /** On the whole price of a transfer to other people and foreign companies; null where they pay like citizens. */
  readonly foreign: BasisPoints | null
  /** On the loan agreement, for each RM1,000 or part. */
  readonly loan: BasisPoints
  /** null when there is no such relief. */
  readonly firstHome: FirstHomeRelief | null
}

/** The day on which the slices of today began: that above RM1 million went from 3% to 4%. */
export const dutySlicesSince = isoDate('2019-07-01')

const slices: readonly PriceSlice[] = [
  { upTo: ringgit(100_000), rate: basisPoints(100) },
  { upTo: ringgit(500_000), rate: basisPoints(200) },
  { upTo: ringgit(1_000_000), rate: basisPoints(300) },
  { upTo: null, rate: basisPoints(400) },
]
const loan = basisPoints(50)
const firstHome = { upTo: ringgit(500_000), firstDay: isoDate('2021-01-01') }
const propCashflow = {
  title: 'PropCashflow, stamp duty for citizens and foreign buyers (First Schedule of the Stamp Act 1949, item 32)',
  url: 'https://propcashflow.my/blog/foreigner-stamp-duty-8-percent-malaysia',
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
      firstHome: { ...firstHome, lastDay: isoDate('2025-12-31') },
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
      firstHome: { ...firstHome, lastDay: isoDate('2027-12-31') },
    },
    source: propCashflow,
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

/** Where the last day of the first-home relief was read. */
export const firstHomeSource = {
  title: 'Boon Giap, first-home exemption to 2027',
  url: 'https://boongiap.com.my/budget-2026-stamp-duty-exemption-for-first-time-home-buyers-in-malaysia-until-2027',
  checkedOn: isoDate('2026-11-20'),
}

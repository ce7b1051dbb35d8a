import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'
import type { PriceSlice } from './property-duty'

/** Lawyers’ fees on buying a home in Peninsular Malaysia. */
export interface LegalFeeScale {
  /** Sale and transfer, and security documents; a fee is never under `least`. */
  readonly slices: readonly PriceSlice[]
  readonly least: Sen
  /** The largest discount a lawyer may give on the scale. */
  readonly mostDiscount: BasisPoints
  /**
   * Homes bought from a developer under the Housing Development Act pay a part of the scale by the price, `least` for a
   * price in the first row.
   */
  readonly developerParts: readonly { readonly upTo: Sen | null; readonly part: BasisPoints | null }[]
  /** Service tax on the fee. */
  readonly serviceTax: BasisPoints
}

/** The Solicitors’ Remuneration Order 2023. */
export const legalFeeScales: DatedList<LegalFeeScale> = [
  {
    from: isoDate('2023-07-15'),
    value: {
      slices: [
        { upTo: ringgit(500_000), rate: basisPoints(125) },
        { upTo: null, rate: basisPoints(100) },
      ],
      least: ringgit(500),
      mostDiscount: basisPoints(2500),
      developerParts: [
        { upTo: ringgit(50_000), part: null },
        { upTo: ringgit(250_000), part: basisPoints(7500) },
        { upTo: ringgit(500_000), part: basisPoints(7000) },
        { upTo: ringgit(1_000_000), part: basisPoints(6500) },
        { upTo: null, part: basisPoints(6000) },
      ],
      serviceTax: basisPoints(800),
    },
    source: {
      title: 'Conventus Law, the Solicitors’ Remuneration Order 2023',
      url: 'https://conventuslaw.com/report/malaysia-the-solicitors-remuneration-order-2023',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'Above RM7.5 million the fee is negotiable, at most 1% of the excess: the tool shows that ceiling. The second slice of the loan documents’ scale and the 8% tax on legal services are common knowledge, not seen in a source.',
  },
]

import type { Category } from '../categories/category'
import type { IsoDate } from '../values/iso-date'

/** What the catalogue, or a part of it, holds. */
export interface Coverage {
  readonly products: number
  readonly issuers: number
  /** Products of invented issuers. */
  readonly samples: number
  /** Figures that name their source, “none” and “unlimited” included. */
  readonly sourced: number
  /** Figures that were looked for and are not published. */
  readonly missing: number
  /** The newest day on which a source was checked; null without a source. */
  readonly newestCheck: IsoDate | null
}

export interface CategoryCoverage extends Coverage {
  readonly category: Category
}

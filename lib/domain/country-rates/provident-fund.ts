import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import { type BasisPoints, basisPoints } from '../rate'
import type { DatedList } from './dated'

/** EPF contributions of a Malaysian employee under 60, as parts of the monthly wage. */
export interface ProvidentFundRates {
  readonly employee: BasisPoints
  /** The employer’s part at a wage up to `upTo` and above it. */
  readonly employer: { readonly upTo: Sen; readonly part: BasisPoints; readonly partAbove: BasisPoints }
}

const employer = { upTo: ringgit(5_000), part: basisPoints(1300), partAbove: basisPoints(1200) }

/** Contribution rates by the month of the wage. */
export const providentFundRates: DatedList<ProvidentFundRates> = [
  {
    from: isoDate('2018-01-01'),
    value: { employee: basisPoints(1100), employer },
    source: {
      title: 'Talenox, EPF contribution rate',
      url: 'https://help.talenox.com/guides-for-malaysia-users/payroll-features/epf-contribution-rate',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'The fund’s own table rounds contributions to the ringgit. The lower rates of 2020 to mid-2022 are left out.',
  },
]

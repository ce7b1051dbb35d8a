import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import { type BasisPoints, basisPoints } from '../rate'
import type { Dated, DatedList } from './dated'

/** EPF contributions of a Malaysian employee below 60, as parts of the monthly wage. */
export interface ProvidentFundRates {
  readonly employee: BasisPoints
  /** The employer’s part at a wage up to `upTo` and above it. */
  readonly employer: { readonly upTo: Sen; readonly part: BasisPoints; readonly partAbove: BasisPoints }
}

/** EPF contributions of a Malaysian employee from an age on, until none are due. */
export interface SeniorFundRates {
  readonly fromAge: number
  readonly toAge: number
  readonly employee: BasisPoints
  readonly employer: BasisPoints
}

const employer = { upTo: ringgit(5_000), part: basisPoints(1300), partAbove: basisPoints(1200) }
const schedule = {
  title: 'EPF (KWSP), Third Schedule of the EPF Act 1991',
  url: 'https://www.kwsp.gov.my/en/epf-act-1991-third-schedule',
  checkedOn: isoDate('2026-11-20'),
}

/** The months are the fund’s own; the employee’s part in them is what payroll firms and the press report. */
function entry(from: string, employee: number, note: string | null): Dated<ProvidentFundRates> {
  return {
    from: isoDate(from),
    value: { employee: basisPoints(employee), employer },
    source: schedule,
    standing: 'reported',
    note,
  }
}

/** Where the employer’s parts below 60 were read. */
export const employerPartsSource = {
  title: 'Talenox, EPF contribution rate',
  url: 'https://help.talenox.com/guides-for-malaysia-users/payroll-features/epf-contribution-rate',
  checkedOn: isoDate('2026-11-20'),
}

/** Contribution rates below 60, by the month of the wage. */
export const providentFundRates: DatedList<ProvidentFundRates> = [
  entry('2018-01-01', 1100, null),
  entry('2020-04-01', 700, 'Lowered for a time; who asked to stay at 11% could.'),
  entry('2021-01-01', 900, 'Lowered for a time; who asked to stay at 11% could.'),
  entry('2022-07-01', 1100, 'The fund’s own table rounds contributions to the ringgit.'),
]

/** Contribution rates from 60 on, by the month of the wage. */
export const seniorFundRates: DatedList<SeniorFundRates> = [
  {
    from: isoDate('2019-01-01'),
    value: { fromAge: 60, toAge: 75, employee: basisPoints(0), employer: basisPoints(400) },
    source: {
      title: 'The Sun Daily, EPF lowers the contribution rate for employees above age 60, 7 Jan 2019',
      url: 'https://www.thesundaily.my/business/epf-lowers-contribution-rate-for-employees-above-age-60-NA354179',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'These are the least rates; both sides may pay more. That contributions end at 75 is common knowledge.',
  },
]

import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
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

/** Dividends on conventional savings, a year. Shariah savings were paid as much or less. */
const dividendRates: readonly (readonly [year: number, rate: BasisPoints])[] = [
  [2018, basisPoints(615)],
  [2019, basisPoints(545)],
  [2020, basisPoints(520)],
  [2021, basisPoints(610)],
  [2022, basisPoints(535)],
  [2023, basisPoints(550)],
  [2024, basisPoints(630)],
  [2025, basisPoints(615)],
]
const paidRates = dividendRates.map(([, rate]) => rate)

/** What the fund has paid over the last years, and where that was read. */
export const dividends = {
  firstYear: Math.min(...dividendRates.map(([year]) => year)),
  lastYear: Math.max(...dividendRates.map(([year]) => year)),
  lowest: basisPoints(Math.min(...paidRates)),
  highest: basisPoints(Math.max(...paidRates)),
  sources: [
    {
      title: 'Malay Mail, EPF dividend of 6.15% for 2025, after 6.30% for 2024, 28 Feb 2026',
      url: 'https://www.malaymail.com/news/malaysia/2026/02/28/epf-announces-615pc-dividend-for-both-conventional-shariah-savings-for-2025/210707',
      checkedOn: isoDate('2026-11-24'),
    },
    {
      title: 'DollarsAndSense, EPF dividends from 1952 to 2024',
      url: 'https://dollarsandsense.my/guide-to-epf-dividend-rates-how-much-malaysians-have-earned-in-the-past-10-years/',
      checkedOn: isoDate('2026-11-24'),
    },
  ],
} as const

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

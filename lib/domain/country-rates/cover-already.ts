import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/** What a government hospital or clinic asks of a citizen. */
interface PublicHospitalCharges {
  /** One visit to a clinic for outpatients. */
  readonly outpatient: Sen
  /** One visit to a specialist’s clinic. */
  readonly specialist: Sen
  /** The most for one stay in a third-class ward. */
  readonly mostForStay: Sen
}

/** What government hospitals and clinics ask of citizens. */
export const publicHospitalCharges: DatedList<PublicHospitalCharges> = [
  {
    from: isoDate('2019-11-11'),
    value: { outpatient: ringgit(1), specialist: ringgit(5), mostForStay: ringgit(500) },
    source: {
      title: 'Malay Mail, 11 Nov 2019, the health minister’s answer in parliament',
      url: 'https://www.malaymail.com/news/malaysia/2019/11/11/m40-group-not-left-out-in-terms-of-medical-assistance-says-health-minister/1808997',
      checkedOn: isoDate('2026-11-26'),
    },
    standing: 'reported',
    note: 'The day is that of the answer; the charges are older. For citizens; a better ward costs more.',
  },
]

/** Which accidents and illnesses of employees SOCSO pays for. */
interface SocialSecurity {
  /** Accidents away from work as well. */
  readonly awayFromWork: boolean
}

/** SOCSO’s schemes for employees under the Employees’ Social Security Act 1969. */
export const socialSecurity: DatedList<SocialSecurity> = [
  {
    from: isoDate('1971-01-01'),
    value: { awayFromWork: false },
    source: {
      title: 'PERKESO (SOCSO), social security protection',
      url: 'https://www.perkeso.gov.my/en/12-about-us/852-penguatkuasaan-new.html',
      checkedOn: isoDate('2026-11-26'),
    },
    standing: 'primary',
    note: 'Accidents at work and on the way to it, and invalidity or death from any cause. The year in which SOCSO began is known, its day is not.',
  },
  {
    from: isoDate('2026-06-01'),
    value: { awayFromWork: true },
    source: {
      title: 'TimeTec, Lindung 24 Jam from 1 June 2026 (Act A1788)',
      url: 'https://www.timeteccloud.com/blog/lindung-24-jam-starts-1-june-the-grace-period-is-the-trap/',
      checkedOn: isoDate('2026-11-26'),
    },
    standing: 'reported',
    note: 'In Malaysia, round the clock, beside the schemes there were; employees alone pay the contribution for it.',
  },
]

/** Whether the law asks every employer for medical insurance of its staff. */
export const employerCover: DatedList<boolean> = [
  {
    from: isoDate('2024-04-16'),
    value: false,
    source: {
      title: 'Asinta, employee benefits in Malaysia',
      url: 'https://www.asinta.com/employee-benefits-in-malaysia',
      checkedOn: isoDate('2026-11-26'),
    },
    standing: 'reported',
    note: 'Most employers give some of their own accord. The day is that on which the page was brought up to date.',
  },
]

import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** BNM’s rules for personal financing by banks and prescribed development institutions. */
interface PersonalFinancingRules {
  readonly flatRateAllowed: boolean
  readonly mostMonths: number | null
  /** Above this amount an education module comes first; null before it was asked. */
  readonly moduleAbove: Sen | null
  /** Stamp duty on the agreement, for each RM1,000 or part. */
  readonly stampDuty: BasisPoints
}

const policy = {
  title: 'Bank Negara Malaysia, policy document on personal financing',
  url: 'https://www.bnm.gov.my/-/pd-pf-925',
  checkedOn: isoDate('2026-11-20'),
}

/** Personal financing before and after the ban on flat rates and the Rule of 78. */
export const personalFinancingRules: DatedList<PersonalFinancingRules> = [
  {
    from: isoDate('2025-09-30'),
    value: { flatRateAllowed: true, mostMonths: null, moduleAbove: null, stampDuty: basisPoints(50) },
    source: policy,
    standing: 'primary',
    note: 'The policy was issued on this day. That unsecured loans are stamped at 0.5% is common practice.',
  },
  {
    from: isoDate('2027-01-01'),
    value: {
      flatRateAllowed: false,
      mostMonths: 120,
      moduleAbove: ringgit(100_000),
      stampDuty: basisPoints(50),
    },
    source: policy,
    standing: 'primary',
    note: null,
  },
]

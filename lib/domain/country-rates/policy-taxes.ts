import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** Taxes on a policy of general insurance. */
export interface PolicyTaxes {
  readonly serviceTax: BasisPoints
  readonly stampDuty: Sen
}

/** Service tax on general insurance and stamp duty for each policy. */
export const policyTaxes: DatedList<PolicyTaxes> = [
  {
    from: isoDate('2018-09-01'),
    value: { serviceTax: basisPoints(600), stampDuty: ringgit(10) },
    source: {
      title: 'Tokio Marine, service tax',
      url: 'https://www.tokiomarine.com/my/en/about-us/media-news/service-tax.html',
      checkedOn: isoDate('2018-08-28'),
    },
    standing: 'reported',
    note: null,
  },
  {
    from: isoDate('2024-03-01'),
    value: { serviceTax: basisPoints(800), stampDuty: ringgit(10) },
    source: {
      title: 'Berjaya Sompo, service tax at 8%',
      url: 'https://www.berjayasompo.com.my/tax-updates',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: null,
  },
]

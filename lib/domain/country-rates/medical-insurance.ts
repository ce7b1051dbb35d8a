import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** The smallest share that a co-payment option of a medical plan leaves with the patient: one or the other. */
interface LeastCoPayment {
  readonly coInsurance: BasisPoints
  readonly deductible: Sen
}

/** BNM’s rule that insurers offer plans with a co-payment. */
export const leastCoPayments: DatedList<LeastCoPayment> = [
  {
    from: isoDate('2024-09-01'),
    value: { coInsurance: basisPoints(500), deductible: ringgit(500) },
    source: {
      title: 'Bank Negara Malaysia, requirements for medical and health insurance',
      url: 'https://www.bnm.gov.my/-/mhit-req-en',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'unsure',
    note: 'The duty to offer a co-payment is reported; its smallest size is common knowledge that agrees with products seen. Emergencies, cancer and dialysis follow-up and government hospitals bear none.',
  },
]

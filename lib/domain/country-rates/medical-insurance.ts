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
      title: 'Malay Mail, 8 Jul 2024, on Bank Negara Malaysia’s requirements for medical insurance',
      url: 'https://www.malaymail.com/news/malaysia/2024/07/08/heres-why-malaysians-will-have-the-option-to-pay-partially-for-hospital-bills-in-exchange-for-cheaper-insurance/142965',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: '5% of the bill after any deductible, with a cap that the insurer sets. None is taken for emergencies, for outpatient follow-up of critical illness such as cancer or dialysis, or in government hospitals, and insurers may waive it in hardship (Scoop, 6 Jul 2024, https://zap.scoop.my/news/214036).',
  },
]

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

/** How large hospital bills are that insurers pay. */
interface HospitalClaims {
  /** Half of all claims are smaller. */
  readonly middle: Sen
  /** 99 of 100 are smaller. */
  readonly ninetyNine: Sen
}

/** The sizes of claims on medical insurance and takaful. */
export const hospitalClaims: DatedList<HospitalClaims> = [
  {
    from: isoDate('2026-01-22'),
    value: { middle: ringgit(5_695), ninetyNine: ringgit(55_225) },
    source: {
      title: 'The Edge, Base MHIT plan by Bank Negara Malaysia, a step in the right direction (copy, Feb 2026)',
      url: 'https://myinvestingnotes.blogspot.com/',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'In an account of the white paper on the base plan; the day is that of the paper. The years of the claims are not named.',
  },
]

/** An estimated price for some ages, in sen a month. */
interface EstimatedMonth {
  readonly ageFrom: number
  /** null: the last band. */
  readonly ageTo: number | null
  readonly standard: readonly [Sen, Sen]
  readonly standardPlus: readonly [Sen, Sen]
}

const estimate = (
  ageFrom: number,
  ageTo: number | null,
  [from, to]: readonly [number, number],
  [plusFrom, plusTo]: readonly [number, number],
): EstimatedMonth => ({
  ageFrom,
  ageTo,
  standard: [ringgit(from), ringgit(to)],
  standardPlus: [ringgit(plusFrom), ringgit(plusTo)],
})

/** The estimated prices of the base plan, by age. Those of other ages were not given. */
export const basePlanEstimates: DatedList<readonly EstimatedMonth[]> = [
  {
    from: isoDate('2026-01-22'),
    value: [
      estimate(31, 35, [80, 120], [50, 70]),
      estimate(61, 65, [280, 350], [220, 280]),
      estimate(76, null, [500, 780], [400, 660]),
    ],
    source: {
      title: 'The Star, 22 Jan 2026, on Bank Negara Malaysia’s white paper',
      url: 'https://www.thestar.com.my/news/nation/2026/01/22/base-mhit-plan-to-offer-medical-coverage-from-rm50-a-month',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'Estimates: prices are to be set nearer to the launch, early in 2027. "Above 75" is read as from 76.',
  },
]

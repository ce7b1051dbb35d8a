import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

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

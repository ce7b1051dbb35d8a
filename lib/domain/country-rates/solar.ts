import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/** The scheme under which a home sells power to the grid. Capacity in watts at peak sun. */
interface SolarScheme {
  readonly name: string
  readonly mostSinglePhaseWatts: number
  readonly mostThreePhaseWatts: number
  readonly contractYears: number
  readonly mostRebate: Sen
}

/** Solar schemes for homes in Peninsular Malaysia. Exported power is credited in the month; nothing is carried on. */
export const solarSchemes: DatedList<SolarScheme> = [
  {
    from: isoDate('2026-01-01'),
    value: {
      name: 'Solar ATAP',
      mostSinglePhaseWatts: 5_000,
      mostThreePhaseWatts: 15_000,
      contractYears: 10,
      mostRebate: ringgit(3_000),
    },
    source: {
      title: 'Eternalgy, the Solar ATAP programme',
      url: 'https://eternalgy.me/malaysia-launches-solar-atap-a-new-era-for-rooftop-renewable-energy',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'The rebate is reported by installers. Sabah and Sarawak run their own schemes (common knowledge).',
  },
]

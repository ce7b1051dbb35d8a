import { isoDate } from '../values/iso-date'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { DatedList } from './dated'

/** Service tax on a life policy or family takaful certificate that an individual holds. */
export const lifeCoverServiceTax: DatedList<BasisPoints> = [
  {
    from: isoDate('2024-03-01'),
    value: basisPoints(0),
    source: {
      title: 'PruBSN, service tax at 8%',
      url: 'https://www.prubsn.com.my/en/campaigns-announcements/new-sst-amendment',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'reported',
    note: 'The 8% is charged on general cover and on what businesses take out.',
  },
]

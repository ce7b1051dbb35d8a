import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/**
 * The highest premium or contribution a year of an individual’s policy that bears no stamp duty, for fire, personal
 * accident, travel, liability and engineering cover; null: every policy bears it.
 */
export const dutyFreePremiums: DatedList<Sen | null> = [
  {
    from: isoDate('2022-01-01'),
    value: ringgit(150),
    source: {
      title: 'Progressive Insurance, stamp duty exemption order',
      url: 'https://progressiveinsurance.com.my/about-us/news-media/stamp-duty-exemption-order',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'reported',
    note: 'For policies issued from 1 January 2022 to 31 December 2025.',
  },
  {
    from: isoDate('2026-01-01'),
    value: ringgit(150),
    source: {
      title: 'RinggitPlus, small policies in Budget 2026',
      url: 'https://ringgitplus.com/en/blog/budget-2026/tax-relief-for-insurance-and-takaful-premiums-extended-to-children-under-budget-2026.html',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'reported',
    note: 'Budget 2026 extended the exemption to 2028. The order itself was not read: that the limit stays RM150 is taken from the order before it.',
  },
  {
    from: isoDate('2029-01-01'),
    value: null,
    source: {
      title: 'RinggitPlus, small policies in Budget 2026',
      url: 'https://ringgitplus.com/en/blog/budget-2026/tax-relief-for-insurance-and-takaful-premiums-extended-to-children-under-budget-2026.html',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'reported',
    note: 'The exemption ends with 2028 unless it is extended again.',
  },
]

import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import type { DatedList } from './dated'

/** The most that PIDM protects for one depositor at one member bank, principal and return together. */
export const depositProtectionLimits = [
  {
    from: isoDate('2011-01-01'),
    value: ringgit(250_000),
    source: {
      title: 'PIDM, Deposit Insurance System',
      url: 'https://pidm.gov.my/general/how-we-protect-you/dis',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'primary',
    note: 'The limit was read at PIDM; the year in which it began is common knowledge.',
  },
] as const satisfies DatedList<Sen>

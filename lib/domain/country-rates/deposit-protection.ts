import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import type { DatedList } from './dated'

/** The most that PIDM protects for one depositor at one member bank, principal and return together. */
export const depositProtectionLimits = [
  {
    from: isoDate('2010-12-31'),
    value: ringgit(250_000),
    source: {
      title: 'PIDM, Deposit Insurance System',
      url: 'https://pidm.gov.my/general/how-we-protect-you/dis',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'primary',
    note: 'The limit was read at PIDM. That it rose from RM60,000 on 31 Dec 2010 is reported by the press of that day.',
  },
] as const satisfies DatedList<Sen>

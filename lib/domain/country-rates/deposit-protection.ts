import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
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

/**
 * About how many banks are members of PIDM, Islamic banks counted apart from their conventional sisters: all licensed
 * commercial and Islamic banks are.
 */
export const depositProtectionMembers = [
  {
    from: isoDate('2022-04-29'),
    value: 46,
    source: {
      title: 'Blog Malaysia, banking in Malaysia',
      url: 'https://blogmalaysia.com/banking-in-malaysia/',
      checkedOn: isoDate('2026-11-20'),
    },
    standing: 'unsure',
    note: '26 commercial and 16 Islamic banks are reported, and on 29 Apr 2022 five digital banks were licensed (themalaysianinsight.com/s/379191). One bank has left since (common knowledge). The list of members at PIDM was not read.',
  },
] as const satisfies DatedList<number>

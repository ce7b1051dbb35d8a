import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/** PIDM’s limits on the failure of an insurer or takaful operator, for one person. Healthcare is protected whole. */
interface InsurerProtection {
  /** Each of death, disability, illness, maturity value and surrender value. */
  readonly eachLifeBenefit: Sen
  readonly eachProperty: Sen
  /** Income that is paid for a disability or as an annuity; `per`: what the limit counts for. */
  readonly income: { readonly most: Sen; readonly per: 'month' | 'person' }
  /** A loss of money, as travel cover pays for a trip that is cancelled; null: not in the table of that time. */
  readonly pecuniaryLoss: Sen | null
  /** The value of one or more family takaful certificates or life policies together; null: not in the table of that time. */
  readonly policyValue: Sen | null
  /** Premiums paid ahead for other than medical, compulsory motor and workmen’s cover, each policy; null: paid back whole, as those are. */
  readonly prepaid: Sen | null
}

const most = ringgit(500_000)

/** PIDM’s takaful and insurance benefits protection (TIPS), by its older and its newer table. */
export const insurerProtection: DatedList<InsurerProtection> = [
  {
    from: isoDate('2010-12-31'),
    value: {
      eachLifeBenefit: most,
      eachProperty: most,
      income: { most: ringgit(10_000), per: 'month' },
      pecuniaryLoss: null,
      policyValue: null,
      prepaid: null,
    },
    source: {
      title: 'PIDM, Coverage for TIPS (older table)',
      url: 'http://www.pidm.gov.my/en/for-public/takaful-and-insurance-benefits-protection-system/coverage-for-tips',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'primary',
    note: 'Accumulated cash dividends had a limit of their own, RM100,000. The day it began is common knowledge.',
  },
  {
    from: isoDate('2021-01-01'),
    value: {
      eachLifeBenefit: most,
      eachProperty: most,
      income: { most, per: 'person' },
      pecuniaryLoss: most,
      policyValue: most,
      prepaid: most,
    },
    source: {
      title: 'PIDM, Coverage for TIPS',
      url: 'https://www.pidm.gov.my/en/for-public/takaful-and-insurance-benefits-protection-system/coverage-for-tips/',
      checkedOn: isoDate('2026-11-26'),
    },
    standing: 'unsure',
    note: 'The limits were read at PIDM. Their first day is not known: PIDM answered its consultation on them on 1 Jul 2019, and the picture of the table is named for 2021. Older addresses of PIDM still show the older table.',
  },
]

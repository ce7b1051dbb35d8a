import { isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import type { DatedList } from './dated'

/** PIDM’s limits on the failure of an insurer or takaful operator, for one person. */
interface InsurerProtection {
  /** Each of death, permanent disability, critical illness, maturity value and surrender value. */
  readonly eachLifeBenefit: Sen
  readonly eachProperty: Sen
}

/** PIDM’s takaful and insurance benefits protection (TIPS). Medical expenses are protected whole. */
export const insurerProtection: DatedList<InsurerProtection> = [
  {
    from: isoDate('2010-12-31'),
    value: {
      eachLifeBenefit: ringgit(500_000),
      eachProperty: ringgit(500_000),
    },
    source: {
      title: 'PIDM, Coverage for TIPS',
      url: 'https://www.pidm.gov.my/en/for-public/takaful-and-insurance-benefits-protection-system/coverage-for-tips',
      checkedOn: isoDate('2026-11-24'),
    },
    standing: 'primary',
    note: 'Older and newer pages of PIDM agree in these limits. They differ in those for dividends and monthly income, which are therefore not held here. The day it began is common knowledge.',
  },
]

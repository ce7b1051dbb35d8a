import { isoDate } from '../iso-date'
import { ringgit, type Sen } from '../money'
import type { DatedList } from './dated'

/** PIDM’s limits on the failure of an insurer or takaful operator, for one person. */
interface InsurerProtection {
  /** Each of death, permanent disability, critical illness, maturity value and surrender value. */
  readonly eachLifeBenefit: Sen
  readonly accumulatedDividends: Sen
  readonly monthlyIncome: Sen
  readonly eachProperty: Sen
}

/** PIDM’s takaful and insurance benefits protection (TIPS). Medical expenses are protected whole. */
export const insurerProtection: DatedList<InsurerProtection> = [
  {
    from: isoDate('2010-12-31'),
    value: {
      eachLifeBenefit: ringgit(500_000),
      accumulatedDividends: ringgit(100_000),
      monthlyIncome: ringgit(10_000),
      eachProperty: ringgit(500_000),
    },
    source: {
      title: 'iMoney, what happens when an insurer fails',
      url: 'https://www.imoney.my/articles/pidm-tips-insurance',
      checkedOn: isoDate('2018-10-09'),
    },
    standing: 'reported',
    note: 'Read in an account of 2018; PIDM’s own questions and answers agree. The day it began is common knowledge.',
  },
]

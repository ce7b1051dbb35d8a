import { formatRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort } from '../category'
import { commonWords } from '../shared/common-words'
import { situationsOf, sortsOf } from '../shared/with-words'
import type { LoanScenario } from './scenario'
import { personalLoanWords as words } from './words'

/** Orders of the personal-loan list; the first is the default. */
export const loanSorts: readonly Sort<LoanScenario>[] = sortsOf(words.sorts, {
  cost: { better: 'lower', print: (value) => formatRinggit(sen(value)), defaultWeight: 5 },
  eir: { better: 'lower', print: (value) => formatAnnualRate(basisPoints(value)), defaultWeight: 0 },
  instalment: { better: 'lower', print: (value) => commonWords.figures.aMonth(sen(value)), defaultWeight: 2 },
  speed: { better: 'lower', print: words.figures.disbursalDays.print, defaultWeight: 1 },
})

/** What visitors come for, each with the caution that belongs to it. */
export const loanSituations: readonly Situation[] = situationsOf(words.situations, {
  'least-in-all': { selection: {}, sort: 'cost' },
  'lowest-instalment': { selection: {}, sort: 'instalment' },
  fast: { selection: { 'must-have': ['fast'] }, sort: 'speed' },
  consolidate: { selection: { purpose: ['debt-consolidation'] }, sort: 'cost' },
  government: { selection: { worker: ['government'] }, sort: 'cost' },
})

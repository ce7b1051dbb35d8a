import type { Situation, Sort } from '../category'
import { loanSort } from '../shared/instalment-loan/sorts'
import { situationsOf } from '../shared/with-words'
import type { LoanScenario } from './scenario'
import { personalLoanWords as words } from './words'

const { text } = words.scenario

/** Orders of the personal-loan list; the first is the default. */
export const loanSorts: readonly Sort<LoanScenario>[] = [
  loanSort('cost', text, 5),
  loanSort('eir', text, 0),
  loanSort('instalment', text, 2),
  loanSort('speed', text, 1),
]

/** What visitors come for, each with the caution that belongs to it. */
export const loanSituations: readonly Situation[] = situationsOf(words.situations, {
  'least-in-all': { selection: {}, sort: 'cost' },
  'lowest-instalment': { selection: {}, sort: 'instalment' },
  fast: { selection: { 'must-have': ['fast'] }, sort: 'speed' },
  consolidate: { selection: { purpose: ['debt-consolidation'] }, sort: 'cost' },
  government: { selection: { worker: ['government'] }, sort: 'cost' },
})

import { formatRinggit, sen } from '../../values/money'
import type { Situation, Sort } from '../category'
import { loanSort } from '../shared/instalment-loan/sorts'
import { situationsOf, sortsOf } from '../shared/with-words'
import { type CarLoanScenario, leavesAfter, carLoanScenarioText as text } from './scenario'
import { carLoanWords as words } from './words'

const { early, cash } = words.sorts
const money = (value: number) => formatRinggit(sen(value))

/** Orders of the car-loan list; the first is the default. */
export const carLoanSorts: readonly Sort<CarLoanScenario>[] = [
  loanSort('cost', text, 5),
  loanSort('instalment', text, 2),
  loanSort('eir', text, 0),
  ...sortsOf<CarLoanScenario, 'early' | 'cash'>(
    {
      early: { ...early, basis: (scenario) => early.basis(text(scenario), leavesAfter(scenario)) },
      cash: { ...cash, basis: (scenario) => cash.basis(text(scenario)) },
    },
    {
      early: { better: 'lower', print: money, defaultWeight: 0 },
      cash: { better: 'lower', print: money, defaultWeight: 0 },
    },
  ),
]

/** What visitors come for, each with the caution that belongs to it. */
export const carLoanSituations: readonly Situation[] = situationsOf(words.situations, {
  'least-in-all': { selection: {}, sort: 'cost' },
  'settle-early': { selection: { 'rate-basis': ['reducing'] }, sort: 'early' },
  'little-cash': { selection: { 'must-have': ['margin-90'] }, sort: 'cash' },
  islamic: { selection: { kind: ['islamic'] }, sort: 'cost' },
})

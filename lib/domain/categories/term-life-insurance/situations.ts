import type { Situation, Sort } from '../category'
import { lifeSorts } from '../shared/insurance/life/sorts'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { situations, scenario } = termLifeWords
const { total, month, longest } = lifeSorts<TermLifeScenario>(scenario.text)

/** Orders of the term life list; the first is the default. */
export const termLifeSorts: readonly Sort<TermLifeScenario>[] = [total, month, longest]

/** What visitors come for, each with the caution that belongs to it. */
export const termLifeSituations: readonly Situation[] = [
  {
    id: 'young-family',
    ...situations.family,
    selection: { audience: ['anyone'] },
    sort: 'month',
  },
  {
    id: 'home-loan',
    ...situations.homeLoan,
    selection: { 'must-have': ['disability'], price: ['level'], audience: ['anyone'] },
    sort: 'total',
  },
  {
    id: 'smoker',
    ...situations.smoker,
    selection: { 'must-have': ['smokers'], audience: ['anyone'] },
    sort: 'total',
  },
  { id: 'to-65', ...situations.long, selection: { until: ['65'], audience: ['anyone'] }, sort: 'longest' },
  {
    id: 'takaful',
    ...situations.takaful,
    selection: { kind: ['islamic'], audience: ['anyone'] },
    sort: 'total',
  },
]

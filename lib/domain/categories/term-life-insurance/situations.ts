import { formatRinggit, sen } from '../../values/money'
import type { Situation, Sort } from '../category'
import type { TermLifeScenario } from './scenario'
import { termLifeWords } from './words'

const { sorts, situations, figures, scenario: scenarioWords } = termLifeWords

/** Orders of the term life list; the first is the default. */
export const termLifeSorts: readonly Sort<TermLifeScenario>[] = [
  {
    id: 'total',
    label: sorts.total.label,
    name: sorts.total.name,
    better: 'lower',
    basis: (scenario) => sorts.total.basis(scenarioWords.text(scenario)),
    print: (value) => formatRinggit(sen(value)),
    missing: sorts.missing,
    weightLabel: sorts.total.weight,
    defaultWeight: 5,
  },
  {
    id: 'month',
    label: sorts.month.label,
    name: sorts.month.name,
    better: 'lower',
    basis: (scenario) => sorts.month.basis(scenarioWords.text(scenario)),
    print: (value) => sorts.month.print(formatRinggit(sen(value))),
    missing: sorts.missing,
    weightLabel: sorts.month.weight,
    defaultWeight: 2,
  },
  {
    id: 'longest',
    label: sorts.longest.label,
    name: sorts.longest.name,
    better: 'higher',
    basis: sorts.longest.basis,
    print: figures.expiryAge.print,
    missing: sorts.missing,
    weightLabel: sorts.longest.weight,
    defaultWeight: 1,
  },
]

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

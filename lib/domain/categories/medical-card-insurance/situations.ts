import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { claimSorts } from '../shared/insurance/claim-sorts'
import { situationsOf, sortsOf } from '../shared/with-words'
import { type MedicalScenario, scenarioText } from './scenario'
import { medicalWords } from './words'

const { sorts: words, situations } = medicalWords
const print = (value: number) => formatRinggit(sen(value))

/** Orders of the list; the first is the default. */
export const medicalSorts: readonly Sort<MedicalScenario>[] = [
  ...claimSorts(scenarioText),
  ...sortsOf<MedicalScenario, 'years' | 'large'>(
    {
      years: { ...words.years, basis: (given) => words.years.basis(given.years, scenarioText(given)) },
      large: words.large,
    },
    { years: { better: 'lower', print, defaultWeight: 1 }, large: { better: 'lower', print, defaultWeight: 1 } },
  ),
]

/** What visitors come for, each with the caution that belongs to it. */
export const medicalSituations = situationsOf(situations, {
  full: { selection: { share: ['none'], audience: ['anyone'] }, sort: 'case' },
  cheap: { selection: { sold: ['standalone'], audience: ['anyone'] }, sort: 'price' },
  employer: { selection: { share: ['deductible'], sold: ['standalone'], audience: ['anyone'] }, sort: 'price' },
  later: { selection: { 'must-have': ['renewal-80'], audience: ['anyone'] }, sort: 'years' },
  takaful: { selection: { kind: ['islamic'], audience: ['anyone'] }, sort: 'case' },
})

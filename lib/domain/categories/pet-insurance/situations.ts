import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { claimSorts } from '../shared/insurance/claim-sorts'
import { situationsOf } from '../shared/with-words'
import type { PetScenario } from './scenario'
import { petWords } from './words'

const { sorts, situations, scenario } = petWords

/** Orders of the list; the first is the default. */
export const petSorts: readonly Sort<PetScenario>[] = [
  ...claimSorts(scenario.text),
  {
    id: 'large',
    label: sorts.large.label,
    name: sorts.large.name,
    better: 'higher',
    basis: () => sorts.large.basis,
    print: (value) => formatRinggit(sen(value)),
    missing: sorts.large.missing,
    weightLabel: sorts.large.weight,
    defaultWeight: 1,
  },
  {
    id: 'renewal',
    label: sorts.renewal.label,
    name: sorts.renewal.name,
    better: 'higher',
    basis: () => sorts.renewal.basis,
    print: sorts.renewal.print,
    missing: sorts.renewal.missing,
    weightLabel: sorts.renewal.weight,
    defaultWeight: 1,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const petSituations = situationsOf(situations, {
  cat: { selection: { pet: ['cat'], audience: ['anyone'] }, sort: 'case' },
  dog: { selection: { pet: ['dog'], audience: ['anyone'] }, sort: 'case' },
  older: { selection: { 'must-have': ['entry-10'], audience: ['anyone'] }, sort: 'renewal' },
  large: { selection: { 'must-have': ['illness'], audience: ['anyone'] }, sort: 'large' },
})

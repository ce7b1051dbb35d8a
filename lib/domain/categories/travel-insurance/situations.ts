import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { claimSorts } from '../shared/insurance/claim-sorts'
import { situationsOf } from '../shared/with-words'
import type { TravelScenario } from './scenario'
import { travelWords } from './words'

const { sorts, situations, scenario } = travelWords

/** Orders of the list; the first is the default. */
export const travelSorts: readonly Sort<TravelScenario>[] = [
  ...claimSorts(scenario.text),
  {
    id: 'medical',
    label: sorts.medical.label,
    name: sorts.medical.name,
    better: 'higher',
    basis: sorts.medical.basis,
    print: (value) => formatRinggit(sen(value)),
    missing: sorts.medical.missing,
    weightLabel: sorts.medical.weight,
    defaultWeight: 1,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const travelSituations = situationsOf(situations, {
  holiday: { selection: { audience: ['anyone'] }, sort: 'case' },
  often: { selection: { 'must-have': ['year'], audience: ['anyone'] }, sort: 'price' },
  umrah: { selection: { 'must-have': ['umrah'], audience: ['anyone'] }, sort: 'case' },
  schengen: { selection: { 'must-have': ['schengen'], audience: ['anyone'] }, sort: 'price' },
  seniors: { selection: { 'must-have': ['seniors'], audience: ['anyone'] }, sort: 'case' },
})

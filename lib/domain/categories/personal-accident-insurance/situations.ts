import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { claimSorts } from '../shared/insurance/claim-sorts'
import { situationsOf } from '../shared/with-words'
import type { AccidentScenario } from './scenario'
import { accidentWords } from './words'

const { sorts, situations, scenario } = accidentWords

function moneySort(id: 'injury' | 'thousand', better: Sort['better']): Sort<AccidentScenario> {
  const { label, name, basis, missing, weight } = sorts[id]
  return {
    id,
    label,
    name,
    better,
    basis,
    print: (value) => formatRinggit(sen(value)),
    missing,
    weightLabel: weight,
    defaultWeight: 1,
  }
}

/** Orders of the list; the first is the default. */
export const accidentSorts: readonly Sort<AccidentScenario>[] = [
  ...claimSorts(scenario.text),
  moneySort('injury', 'higher'),
  moneySort('thousand', 'lower'),
]

/** What visitors come for, each with the caution that belongs to it. */
export const accidentSituations = situationsOf(situations, {
  own: { selection: { 'must-have': ['weekly'], audience: ['anyone'] }, sort: 'case' },
  rider: { selection: { 'must-have': ['motorcycle'], audience: ['anyone'] }, sort: 'case' },
  family: { selection: { 'must-have': ['family'], audience: ['anyone'] }, sort: 'price' },
  manual: { selection: { 'must-have': ['manual'], audience: ['anyone'] }, sort: 'case' },
  older: { selection: { 'must-have': ['seniors'], audience: ['anyone', 'senior'] }, sort: 'case' },
})

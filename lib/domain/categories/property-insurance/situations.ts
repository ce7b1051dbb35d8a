import type { Sort } from '../category'
import { claimSorts } from '../shared/insurance/claim-sorts'
import { situationsOf } from '../shared/with-words'
import type { PropertyScenario } from './scenario'
import { propertyWords } from './words'

const { situations, scenario } = propertyWords

/** Orders of the list; the first is the default. How many events are covered is no order: a rare one would count as a flood. */
export const propertySorts: readonly Sort<PropertyScenario>[] = claimSorts(scenario.text)

/** What visitors come for, each with the caution that belongs to it. */
export const propertySituations = situationsOf(situations, {
  owner: { selection: { insures: ['building'], audience: ['anyone'] }, sort: 'case' },
  flood: { selection: { 'must-have': ['flood'], audience: ['anyone'] }, sort: 'case' },
  flat: { selection: { 'must-have': ['strata'], audience: ['anyone'] }, sort: 'price' },
  tenant: { selection: { insures: ['contents'], audience: ['anyone'] }, sort: 'price' },
  loan: { selection: { 'must-have': ['lender'], audience: ['anyone'] }, sort: 'price' },
})

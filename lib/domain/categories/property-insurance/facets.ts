import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { insuresOf, type PerilRow, type Property, propertyTable } from './figures'
import { propertyWords } from './words'

const { facets: words } = propertyWords
const liabilityLeast = ringgit(250_000)

const covers = ({ perils }: Property, ...names: readonly PerilRow['peril'][]) =>
  knownValue(perils)?.some(({ peril, cover }) => cover === 'in' && names.includes(peril)) ?? false

/** Filters of the list. A figure that is not published never counts as a yes. */
export const propertyFacets: readonly Facet<Property>[] = [
  facetOf('insures', 'all', words.insures, {
    building: (plan) => insuresOf(plan).has('building'),
    contents: (plan) => insuresOf(plan).has('contents'),
  }),
  facetOf('must-have', 'all', words.must, {
    flood: (plan) => covers(plan, 'flood'),
    subsidence: (plan) => covers(plan, 'subsidence', 'landslip'),
    riot: (plan) => covers(plan, 'riot'),
    'new-for-old': ({ settlement }) => knownValue(settlement) === 'new-for-old',
    theft: (plan) => covers(plan, 'theft-without-force'),
    liability: ({ liability }) => liability.state === 'unlimited' || (knownValue(liability) ?? 0) >= liabilityLeast,
    strata: ({ strata }) => ['unit', 'contents'].includes(knownValue(strata) ?? ''),
    lender: ({ mortgagee }) => knownValue(mortgagee) === true,
  }),
  ...commonFacets<Property>(propertyTable.traits),
]

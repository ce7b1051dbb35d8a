import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type Travel, travelTable } from './figures'
import { travelWords } from './words'

const { facets: words } = travelWords
const olderThan = 70

const coversMedical = (plan: Travel, least: number) => (knownValue(plan.medical) ?? 0) >= ringgit(least)

/** Filters of the list. A figure that is not published never counts as a yes. */
export const travelFacets: readonly Facet<Travel>[] = [
  facetOf('medical-limit', 'all', words.medical, {
    '300k': (plan) => coversMedical(plan, 300_000),
    '1m': (plan) => coversMedical(plan, 1_000_000),
  }),
  facetOf('must-have', 'all', words.must, {
    schengen: ({ schengenLetter }) => knownValue(schengenLetter) === true,
    known: ({ known }) => knownValue(known) === 'covered',
    pandemic: ({ pandemic }) => ['medical', 'full'].includes(knownValue(pandemic) ?? ''),
    evacuation: ({ evacuation }) => evacuation.state === 'unlimited',
    'short-delay': ({ delay }) => (knownValue(delay)?.afterHours ?? Number.POSITIVE_INFINITY) <= 2,
    sports: ({ sports }) => (knownValue(sports) ?? []).length > 0,
    umrah: ({ umrah }) => knownValue(umrah) === true,
    seniors: ({ requirements: { maxAge } }) => maxAge.state === 'none' || (knownValue(maxAge) ?? 0) > olderThan,
    year: ({ yearPrices }) => yearPrices.state === 'known',
  }),
  ...commonFacets<Travel>(travelTable.traits),
]

import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type Pet, petTable } from './figures'
import { petWords } from './words'

const { facets: words } = petWords

const takes = ({ prices }: Pet, kind: 'cat' | 'dog') =>
  knownValue(prices)?.some(({ animal }) => animal === kind) ?? false
const covers = (plan: Pet, cause: string) => knownValue(plan.covers)?.some(({ what }) => what === cause) ?? false

/** Filters of the list. A figure that is not published never counts as a yes. */
export const petFacets: readonly Facet<Pet>[] = [
  facetOf('pet', 'any', words.animal, { cat: (plan) => takes(plan, 'cat'), dog: (plan) => takes(plan, 'dog') }),
  facetOf('must-have', 'all', words.must, {
    illness: (plan) => covers(plan, 'illness'),
    cancer: (plan) => covers(plan, 'cancer'),
    'third-party': (plan) => covers(plan, 'third-party'),
    '80-back': ({ paidBack }) => (knownValue(paidBack) ?? 0) >= 8_000,
    'no-excess': ({ excess }) => excess.state === 'none',
    'entry-10': ({ entryYears }) => entryYears.state === 'unlimited' || (knownValue(entryYears) ?? 0) >= 10,
    'no-chip': ({ identification }) => ['vet-card', 'either'].includes(knownValue(identification) ?? ''),
    monthly: ({ monthly }) => monthly.state === 'known',
  }),
  ...commonFacets<Pet>(petTable.traits),
]

import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type Accident, accidentTable } from './figures'
import { accidentWords } from './words'

const { facets: words } = accidentWords
const medicalLeast = ringgit(3_000)
const olderThan = 65

/** Filters of the list. A figure that is not published never counts as a yes. */
export const accidentFacets: readonly Facet<Accident>[] = [
  facetOf('must-have', 'all', words.must, {
    motorcycle: ({ motorcycle }) => knownValue(motorcycle) === 'covered',
    weekly: ({ weekly }) => weekly.state === 'known',
    income: ({ hospitalIncome }) => hospitalIncome.state === 'known',
    medical: ({ medical }) => (knownValue(medical) ?? 0) >= medicalLeast,
    scale: ({ disablement }) => knownValue(disablement)?.scale === 'full',
    doubled: ({ doubled }) => (knownValue(doubled) ?? []).length > 0,
    infection: ({ lumps }) => knownValue(lumps)?.some(({ what }) => what === 'infection') ?? false,
    manual: ({ prices }) => knownValue(prices)?.some(({ class3 }) => class3 !== null) ?? false,
    family: ({ familyPrices }) => knownValue(familyPrices)?.some(({ who }) => who === 'family') ?? false,
    seniors: ({ requirements: { maxAge } }) => maxAge.state === 'none' || (knownValue(maxAge) ?? 0) > olderThan,
  }),
  ...commonFacets<Accident>(accidentTable.traits),
]

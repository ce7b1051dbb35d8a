import type { Facet, FacetOption } from '../category'
import { commonFacets } from '../shared/common-facets'
import { consentOption, lifeMustHave, priceFacet, untilFacet } from '../shared/insurance/life/facets'
import { lifeWords } from '../shared/insurance/life/words'
import { type TermLife, termLifeTable } from './figures'
import { termLifeWords } from './words'

const { facets: words } = termLifeWords
const mustHave: readonly FacetOption<TermLife>[] = [
  { value: 'disability', label: words.must.disability, matches: ({ disability }) => disability.state === 'known' },
  { value: 'illness', label: words.must.illness, matches: (plan) => plan.terminalIllness.state === 'known' },
  ...lifeMustHave,
  {
    value: 'conversion',
    label: words.must.conversion,
    matches: ({ conversionAge }) => conversionAge.state === 'known' || conversionAge.state === 'unlimited',
  },
]

const leftOut: readonly FacetOption<TermLife>[] = [
  { value: 'waiting', label: words.leaveOut.waiting, matches: ({ waitingMonths }) => waitingMonths.state !== 'none' },
  consentOption,
]

/** Filters of the term life list. */
export const termLifeFacets: readonly Facet<TermLife>[] = [
  { id: 'must-have', legend: lifeWords.facets.mustHave, mode: 'all', options: mustHave },
  priceFacet,
  untilFacet([65, 70, 80]),
  ...commonFacets(termLifeTable.traits, leftOut),
]

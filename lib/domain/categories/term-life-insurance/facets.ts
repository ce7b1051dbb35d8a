import { knownValue } from '../../figures/figure'
import type { Facet, FacetOption } from '../category'
import { commonFacets } from '../shared/common-facets'
import { type PremiumTable, type TermLife, termLifeTable } from './figures'
import { termLifeWords } from './words'

const { facets: words } = termLifeWords
const untilAges: readonly number[] = [65, 70, 80]

function hasTable({ premiums }: TermLife, kind: PremiumTable['kind']): boolean {
  return knownValue(premiums)?.kind === kind
}

/** Published prices for smokers, at one age at least. */
function coversSmokers({ premiums }: TermLife): boolean {
  return knownValue(premiums)?.rows.some(({ women, men }) => women.smoker !== null || men.smoker !== null) ?? false
}

const mustHave: readonly FacetOption<TermLife>[] = [
  { value: 'disability', label: words.must.disability, matches: ({ disability }) => disability.state === 'known' },
  { value: 'illness', label: words.must.illness, matches: (plan) => plan.terminalIllness.state === 'known' },
  {
    value: 'guaranteed',
    label: words.must.guaranteed,
    matches: ({ priceChange }) => knownValue(priceChange) === 'guaranteed',
  },
  { value: 'smokers', label: words.must.smokers, matches: coversSmokers },
  {
    value: 'no-examination',
    label: words.must.health,
    matches: ({ health }) => ['none', 'questions'].includes(knownValue(health) ?? ''),
  },
  {
    value: 'conversion',
    label: words.must.conversion,
    matches: ({ conversionAge }) => conversionAge.state === 'known' || conversionAge.state === 'unlimited',
  },
]

const leftOut: readonly FacetOption<TermLife>[] = [
  { value: 'waiting', label: words.leaveOut.waiting, matches: ({ waitingMonths }) => waitingMonths.state !== 'none' },
  { value: 'consent', label: words.leaveOut.consent, matches: ({ renewal }) => knownValue(renewal) === 'consent' },
]

/** Filters of the term life list. */
export const termLifeFacets: readonly Facet<TermLife>[] = [
  { id: 'must-have', legend: words.must.legend, mode: 'all', options: mustHave },
  {
    id: 'price',
    legend: words.price.legend,
    mode: 'any',
    options: [
      { value: 'level', label: words.price.level, matches: (plan) => hasTable(plan, 'level') },
      { value: 'rising', label: words.price.rising, matches: (plan) => hasTable(plan, 'rising') },
    ],
  },
  {
    id: 'until',
    legend: words.until.legend,
    mode: 'all',
    options: untilAges.map((age) => ({
      value: String(age),
      label: words.until.to(age),
      matches: ({ expiryAge }) => (knownValue(expiryAge) ?? 0) >= age,
    })),
  },
  ...commonFacets(termLifeTable.traits, leftOut),
]

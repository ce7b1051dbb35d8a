import { knownValue } from '../../../../figures/figure'
import type { FiguresOf } from '../../../../figures/figure-table'
import type { Facet, FacetOption } from '../../../category'
import { facetOf, optionsOf } from '../../with-words'
import type { priceChange } from '../figures'
import type { LifePlan, PremiumTable } from './table'
import type { LifeTerms } from './terms'
import { lifeWords } from './words'

const { facets: words } = lifeWords

type Plan = LifePlan & LifeTerms & FiguresOf<{ readonly priceChange: typeof priceChange }>

function hasTable({ premiums }: LifePlan, kind: PremiumTable['kind']): boolean {
  return knownValue(premiums)?.kind === kind
}

/** Published prices for smokers, at one age at least. */
function coversSmokers({ premiums }: LifePlan): boolean {
  return knownValue(premiums)?.rows.some(({ women, men }) => women.smoker !== null || men.smoker !== null) ?? false
}

/** What every line with such a table may be asked to have. */
export const lifeMustHave: readonly FacetOption<Plan>[] = optionsOf<Plan, keyof typeof words.must>(words.must, {
  guaranteed: ({ priceChange }) => knownValue(priceChange) === 'guaranteed',
  smokers: coversSmokers,
  'no-examination': ({ health }) => ['none', 'questions'].includes(knownValue(health) ?? ''),
})

/** How the price moves over the years. */
export const priceFacet: Facet<LifePlan> = facetOf('price', 'any', words.price, {
  level: (plan) => hasTable(plan, 'level'),
  rising: (plan) => hasTable(plan, 'rising'),
})

/** The ages to which cover can run. */
export function untilFacet(ages: readonly number[]): Facet<LifePlan> {
  return {
    id: 'until',
    legend: words.until.legend,
    mode: 'all',
    options: ages.map((age) => ({
      value: String(age),
      label: words.until.to(age),
      matches: ({ expiryAge }) => (knownValue(expiryAge) ?? 0) >= age,
    })),
  }
}

/** Plans that somebody may not renew. */
export const consentOption: FacetOption<LifeTerms> = {
  value: 'consent',
  label: words.consent,
  matches: ({ renewal }) => knownValue(renewal) === 'consent',
}

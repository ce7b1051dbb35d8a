import { knownValue } from '../../figures/figure'
import { renewalTerm } from '../shared/insurance/policy-terms'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { insuresOf, type Property } from './figures'
import { propertyProblems } from './problems'
import { usualRebuild } from './scenario'
import { propertyWords } from './words'

const { choosing, presets } = propertyWords

/** A plan for contents alone starts from a tenant, one for smaller buildings from its largest sum. */
function startOf(plan: Property) {
  if (!insuresOf(plan).has('building')) return { tenure: 'tenant' }
  const largest = knownValue(plan.packages)?.at(-1)?.building ?? usualRebuild
  return largest < usualRebuild ? { rebuild: largest } : {}
}

/** What cover for a home is to the site around its list. */
export const propertySite = defineSite('property-insurance', {
  hubs: ['/insurance'],
  helpers: [keepingWords.articles.average],
  choosing,
  presets: presetsOf(presets, { owner: 135 }),
  structured: () => ({ type: 'FinancialProduct' }),
  startFrom: startOf,
  terms: () => [renewalTerm()],
  problems: propertyProblems,
})

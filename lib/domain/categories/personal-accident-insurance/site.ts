import { knownValue } from '../../figures/figure'
import { yearlyTerms } from '../shared/insurance/policy-terms'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import type { Accident } from './figures'
import { accidentProblems } from './problems'
import { usualAge, usualSum } from './scenario'
import { accidentWords } from './words'

const { choosing, presets } = accidentWords

/** A plan for smaller sums, or for older people alone, starts from those. */
function startOf({ prices, requirements: { minAge } }: Accident) {
  const largest = knownValue(prices)?.at(-1)?.sum ?? usualSum
  const youngest = knownValue(minAge) ?? usualAge
  return {
    ...(largest < usualSum ? { sum: largest } : {}),
    ...(youngest > usualAge ? { age: youngest } : {}),
  }
}

/** What personal accident cover is to the site around its list. */
export const accidentSite = defineSite('personal-accident-insurance', {
  hubs: ['/insurance'],
  choosing,
  presets: presetsOf(presets, { rider: 142 }),
  structured: () => ({ type: 'FinancialProduct' }),
  startFrom: startOf,
  terms: yearlyTerms,
  problems: accidentProblems,
})

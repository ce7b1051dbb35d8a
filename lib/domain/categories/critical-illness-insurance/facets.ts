import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { lifeMustHave, priceFacet, untilFacet } from '../shared/insurance/life/facets'
import { lifeWords } from '../shared/insurance/life/words'
import { facetOf, optionsOf } from '../shared/with-words'
import { type Illness, illnessTable } from './figures'
import { illnessWords } from './words'

const { facets: words } = illnessWords
/** The longest wait, in days, that is not left out. */
const longWait = 60

const formOf = ({ form }: Illness) => knownValue(form)

function waitsLong({ waitingDays, waitingListed }: Illness): boolean {
  if (waitingDays.state === 'missing' || waitingListed.state === 'missing') return true
  const listed = (knownValue(waitingListed) ?? []).map(({ days }) => days)
  return Math.max(knownValue(waitingDays) ?? 0, ...listed) > longWait
}

const own = optionsOf<Illness, keyof typeof words.must>(words.must, {
  early: ({ stages }) => knownValue(stages)?.some(({ stage }) => stage === 'early') ?? false,
  several: ({ repeatClaims }) => repeatClaims.state === 'known',
  'no-survival': ({ survivalDays }) => survivalDays.state === 'none',
  birth: ({ requirements: { minAge } }) => minAge.state === 'none' || knownValue(minAge) === 0,
})

const leftOut = optionsOf<Illness, keyof typeof words.leaveOut>(words.leaveOut, {
  changeable: ({ priceChange }) => knownValue(priceChange) !== 'guaranteed',
  waiting: waitsLong,
  'takes-from-life': (plan) => formOf(plan) === 'takes-from-life',
})

/** Filters of the list. A figure that is not published never counts as a yes. */
export const illnessFacets: readonly Facet<Illness>[] = [
  { id: 'must-have', legend: lifeWords.facets.mustHave, mode: 'all', options: [...own, ...lifeMustHave] },
  priceFacet,
  untilFacet([70, 80, 99]),
  facetOf('form', 'any', words.form, {
    standalone: (plan) => formOf(plan) === 'standalone',
    rider: (plan) => ['adds-to-life', 'takes-from-life'].includes(formOf(plan) ?? ''),
  }),
  ...commonFacets(illnessTable.traits, leftOut),
]

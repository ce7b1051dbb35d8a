import { knownValue } from '../../figures/figure'
import { freeLookTerms, waitingTerms, yearlyTerms } from '../shared/insurance/policy-terms'
import { beforeYouReplace } from '../shared/insurance/replacing'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { illnessChart } from './chart'
import type { Illness } from './figures'
import { illnessProblems } from './problems'
import { illnessWords } from './words'

const { choosing, presets, figures } = illnessWords

/** Waiting times of a plan: of any illness, then of those that wait longer. */
function waitsOf({ waitingDays, waitingListed }: Illness) {
  const listed = knownValue(waitingListed) ?? []
  return [
    { id: 'waiting', what: keepingWords.terms.illness, days: knownValue(waitingDays) },
    ...listed.map(({ illness, days }) => ({
      id: `waiting-${illness}`,
      what: figures.waitingListed.options[illness],
      days,
    })),
  ]
}

/** What critical illness cover is to the site around its list. */
export const criticalIllnessSite = defineSite('critical-illness-insurance', {
  hubs: ['/insurance'],
  helpers: [keepingWords.articles.waiting, keepingWords.articles.replacing],
  choosing,
  presets: presetsOf(presets, { first: 105 }),
  structured: () => ({ type: 'FinancialProduct' }),
  chart: illnessChart,
  beforeYouBuy: (plan, today) => beforeYouReplace(plan, waitsOf(plan), false, today),
  terms: (plan) => [
    ...freeLookTerms(plan),
    ...waitsOf(plan).flatMap(({ id, what, days }) => waitingTerms(id, what, days)),
    ...yearlyTerms(plan),
  ],
  problems: illnessProblems,
})

import { knownValue } from '../../figures/figure'
import { freeLookTerms, waitingMonthTerms, yearlyTerms } from '../shared/insurance/policy-terms'
import { beforeYouReplace } from '../shared/insurance/replacing'
import { keepingWords } from '../shared/insurance/words-keeping'
import { defineSite } from '../site'
import { termLifeProblems } from './problems'
import { termLifeWords } from './words'

const { choosing, presets } = termLifeWords
const { terms, replacing } = keepingWords

/** What term life cover is to the site around its list. */
export const termLifeSite = defineSite('term-life-insurance', {
  hubs: ['/insurance'],
  helpers: [keepingWords.articles.replacing],
  choosing,
  presets: [
    { label: presets.family, situation: 'young-family', place: 55 },
    { label: presets.homeLoan, situation: 'home-loan', place: 95 },
  ],
  structured: () => ({ type: 'FinancialProduct' }),
  beforeYouBuy: (plan, today) =>
    beforeYouReplace(
      plan,
      [
        { what: terms.death, months: knownValue(plan.waitingMonths) },
        { what: replacing.contest, months: knownValue(plan.contestableMonths) },
      ],
      false,
      today,
    ),
  terms: (plan) => [
    ...freeLookTerms(plan),
    ...waitingMonthTerms('waiting', terms.death, knownValue(plan.waitingMonths)),
    ...yearlyTerms(plan),
  ],
  problems: termLifeProblems,
})

import { knownValue } from '../../figures/figure'
import { freeLookTerms, yearlyTerms } from '../shared/insurance/policy-terms'
import { beforeYouReplace } from '../shared/insurance/replacing'
import { keepingWords } from '../shared/insurance/words-keeping'
import { presetsOf } from '../shared/with-words'
import { defineSite } from '../site'
import { termLifeReader } from '../term-life-insurance/figures'
import { againstTermLife } from './against'
import { wholeLifeChart } from './chart'
import { wholeLifeProblems } from './problems'
import { wholeLifeWords } from './words'

const { choosing, presets } = wholeLifeWords

/** What whole life cover is to the site around its list. */
export const wholeLifeSite = defineSite('whole-life-insurance', {
  hubs: ['/insurance'],
  helpers: [keepingWords.articles.replacing],
  choosing,
  presets: presetsOf(presets, { first: 115 }),
  structured: () => ({ type: 'FinancialProduct' }),
  chart: wholeLifeChart,
  against: {
    category: 'term-life-insurance',
    work: (plan, others, today) => againstTermLife(plan, others.filter(termLifeReader.is), today),
  },
  beforeYouBuy: (plan, today) => {
    const contest = { what: keepingWords.replacing.contest, months: knownValue(plan.contestableMonths) }
    return beforeYouReplace(plan, [contest], true, today)
  },
  terms: (plan) => [...freeLookTerms(plan), ...yearlyTerms(plan)],
  problems: wholeLifeProblems,
})

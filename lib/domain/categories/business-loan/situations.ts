import { formatRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort } from '../category'
import { commonWords } from '../shared/common-words'
import { situationsOf, sortsOf } from '../shared/with-words'
import { type BusinessLoanScenario, needText as text } from './scenario'
import { businessLoanWords as words } from './words'
import { businessLoanDetailWords } from './words-detail'

const { mostLine, sorts: wordsOfSorts } = words
const { cost, rate, monthly, speed, most } = wordsOfSorts

/** Orders of the list of business loans; the first is the default. */
export const businessLoanSorts: readonly Sort<BusinessLoanScenario>[] = sortsOf<
  BusinessLoanScenario,
  keyof typeof words.sorts
>(
  {
    cost: { ...cost, basis: (scenario) => cost.basis(text(scenario)) },
    rate: { ...rate, basis: (scenario) => rate.basis(text(scenario)) },
    monthly: { ...monthly, basis: (scenario) => monthly.basis(text(scenario)) },
    speed,
    most,
  },
  {
    cost: { better: 'lower', print: (value) => formatRinggit(sen(value)), defaultWeight: 5 },
    rate: { better: 'lower', print: (value) => formatAnnualRate(basisPoints(value)), defaultWeight: 3 },
    monthly: { better: 'lower', print: (value) => commonWords.figures.aMonth(sen(value)), defaultWeight: 0 },
    speed: { better: 'lower', print: words.figures.decisionDays.print, defaultWeight: 1 },
    most: { better: 'higher', print: (value) => formatRinggit(sen(value)), defaultWeight: 0, onLine: mostLine },
  },
)

/** What visitors come for, each with the caution that belongs to it. */
export const businessLoanSituations: readonly Situation[] = situationsOf(businessLoanDetailWords.situations, {
  'least-in-all': { selection: {}, sort: 'cost' },
  'nothing-to-pledge': { selection: { 'must-have': ['unsecured'] }, sort: 'rate' },
  'just-started': { selection: { young: ['under-2'] }, sort: 'rate' },
  'money-soon': { selection: { within: ['days-3'] }, sort: 'rate' },
  islamic: { selection: { kind: ['islamic'] }, sort: 'cost' },
})

import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { homeLoanDetail } from './detail'
import { evaluateHomeLoan } from './evaluate'
import { homeLoanFacets } from './facets'
import { homeLoanReader, homeLoanTable } from './figures'
import { loanAmount } from './loan-amount'
import { homeLoanInstalment } from './offer'
import { ownHomeLoan, ownHomeLoanFields } from './own'
import { homeLoanRules } from './rules'
import { homeLoanScenario, homeLoanScenarioText } from './scenario'
import { homeLoanSituations, homeLoanSorts } from './situations'
import { homeLoanWords as words } from './words'

/** Home loans and home financing-i, ranked by the rate over the whole tenure. */
export const homeLoan: Definition<'home-loan'> = defineCategory({
  id: 'home-loan',
  path: '/loan/home-loan',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: homeLoanTable,
  scenario: homeLoanScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: homeLoanScenarioText,
  spread: loanAmount,
  facets: homeLoanFacets,
  badges: [{ facet: 'lock-in', option: 'none', label: words.badge }],
  situations: homeLoanSituations,
  sorts: homeLoanSorts,
  headlineSort: null,
  variants: [],
  is: homeLoanReader.is,
  kindName: ({ account }) => words.figures.accountWords[account],
  evaluate: evaluateHomeLoan,
  detail: homeLoanDetail,
  rules: homeLoanRules,
  instalment: homeLoanInstalment,
  ownFields: ownHomeLoanFields,
  ownProduct: ownHomeLoan,
  rankedFigures: homeLoanReader.ranked,
})

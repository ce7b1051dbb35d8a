import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { loanDetail } from './detail'
import { personalLoans } from './evaluate'
import { loanFacets } from './facets'
import { loanReader, personalLoanTable } from './figures'
import { ownLoan, ownLoanFields } from './own'
import { loanScenario } from './scenario'
import { loanSituations, loanSorts } from './situations'
import { personalLoanWords as words } from './words'

/** Personal loans and personal financing-i, ranked by what they cost in all. */
export const personalLoan: Definition<'personal-loan'> = defineCategory({
  id: 'personal-loan',
  path: '/loan/personal-loan',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: personalLoanTable,
  scenario: loanScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: words.scenario.text,
  facets: loanFacets,
  badges: [{ facet: 'must-have', option: 'no-processing-fee', label: words.badge }],
  situations: loanSituations,
  sorts: loanSorts,
  headlineSort: null,
  variants: [],
  is: loanReader.is,
  evaluate: personalLoans.evaluate,
  detail: loanDetail,
  rules: () => [],
  instalment: personalLoans.instalment,
  ownFields: ownLoanFields,
  ownProduct: ownLoan,
  rankedFigures: loanReader.ranked,
})

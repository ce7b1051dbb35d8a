import { wording } from '../../figures/print'
import { wordsFor } from '../../products/words'
import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { dealFor, nearestAmount } from './deal'
import { businessLoanDetail } from './detail'
import { evaluateBusinessLoan } from './evaluate'
import { businessLoanFacets } from './facets'
import { businessLoanReader, businessLoanTable } from './figures'
import { ownBusinessLoan, ownBusinessLoanFields } from './own'
import { businessLoanRules, businessRules } from './rules'
import { businessLoanScenario, businessLoanScenarioText } from './scenario'
import { businessLoanSituations, businessLoanSorts } from './situations'
import { businessLoanWords as words } from './words'

/** Business loans and other facilities for firms, ranked by what they cost in all. */
export const businessLoan: Definition<'business-loan'> = defineCategory({
  id: 'business-loan',
  path: '/loan/business-loan',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  table: businessLoanTable,
  scenario: businessLoanScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: businessLoanScenarioText,
  facets: businessLoanFacets,
  situations: businessLoanSituations,
  sorts: businessLoanSorts,
  headlineSort: null,
  variants: [],
  is: businessLoanReader.is,
  kindName: (loan) => wording(wordsFor(loan), words.choices.facility[loan.facility]),
  caution: (scenario, loans, today) => {
    if (loans.some((loan) => dealFor(loan, scenario, today).kind === 'deal')) return null
    const nearest = nearestAmount(loans, scenario, today)
    return nearest === null ? words.scenario.nobody : words.scenario.nearest(scenario.amount, nearest)
  },
  evaluate: evaluateBusinessLoan,
  detail: businessLoanDetail,
  rules: businessLoanRules,
  caseRules: businessRules,
  ownFields: ownBusinessLoanFields,
  ownProduct: ownBusinessLoan,
  rankedFigures: businessLoanReader.ranked,
})

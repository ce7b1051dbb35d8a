import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { amountCaution } from './amount-caution'
import { carLoanDetail } from './detail'
import { downPayment } from './down-payment'
import { carLoans } from './evaluate'
import { carLoanFacets } from './facets'
import { carLoanReader, carLoanTable } from './figures'
import { ownCarLoan, ownCarLoanFields } from './own'
import { carLoanRules } from './rules'
import { carLoanScenario, carLoanScenarioText } from './scenario'
import { carLoanSituations, carLoanSorts } from './situations'
import { carLoanWords as words } from './words'

/** Car loans and car financing-i: hire purchase by the old and the new method, ranked by what they cost in all. */
export const carLoan: Definition<'car-loan'> = defineCategory({
  id: 'car-loan',
  path: '/loan/car-loan',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: carLoanTable,
  scenario: carLoanScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: carLoanScenarioText,
  facets: carLoanFacets,
  situations: carLoanSituations,
  sorts: carLoanSorts,
  headlineSort: null,
  variants: [],
  is: carLoanReader.is,
  spread: downPayment,
  caution: amountCaution,
  evaluate: carLoans.evaluate,
  detail: carLoanDetail,
  rules: carLoanRules,
  instalment: carLoans.instalment,
  ownFields: ownCarLoanFields,
  ownProduct: ownCarLoan,
  rankedFigures: carLoanReader.ranked,
})

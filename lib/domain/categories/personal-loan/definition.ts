import { type Definition, defineCategory } from '../category'
import { loanDetail } from './detail'
import { evaluateLoan } from './evaluate'
import { loanFacets } from './facets'
import { loanReader, personalLoanTable } from './figures'
import { ownLoan, ownLoanFields } from './own'
import { loanRules } from './rules'
import { loanScenario, loanScenarioText } from './scenario'
import { loanSituations, loanSorts } from './situations'

/** Personal loans and personal financing-i, ranked by what they cost in all. */
export const personalLoan: Definition<'personal-loan'> = defineCategory({
  id: 'personal-loan',
  path: '/loan/personal-loan',
  title: 'Personal loans',
  singular: 'loan',
  plural: 'loans',
  lede: 'Ranked by what each costs you in all: every instalment and fee, less what you are paid out. The effective rate stands beside every quoted one.',
  table: personalLoanTable,
  scenario: loanScenario,
  scenarioTitle: 'What you would borrow',
  scenarioText: loanScenarioText,
  facets: loanFacets,
  situations: loanSituations,
  sorts: loanSorts,
  variants: [],
  is: loanReader.is,
  evaluate: evaluateLoan,
  detail: loanDetail,
  rules: loanRules,
  ownFields: ownLoanFields,
  ownProduct: ownLoan,
  rankedFigures: loanReader.ranked,
})

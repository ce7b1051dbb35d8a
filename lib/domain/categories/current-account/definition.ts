import { type Definition, defineCategory } from '../category'
import { currentDetail } from './detail'
import { evaluateCurrentAccount } from './evaluate'
import { currentFacets } from './facets'
import { currentAccountTable, currentReader } from './figures'
import { currentOwnFields, ownCurrentAccount } from './own'
import { currentScenario, currentScenarioText } from './scenario'
import { currentSituations, currentSorts } from './situations'

/** Current accounts, ranked by what they leave the visitor in a year; usually a cost. */
export const currentAccount: Definition<'current-account'> = defineCategory({
  id: 'current-account',
  path: '/bank-account/current-account',
  title: 'Current accounts',
  singular: 'current account',
  plural: 'current accounts',
  lede: 'Ranked by what each leaves you in a year: the return on your balance, less fees and what you draw.',
  table: currentAccountTable,
  scenario: currentScenario,
  scenarioTitle: 'How you use the account',
  scenarioText: currentScenarioText,
  facets: currentFacets,
  situations: currentSituations,
  sorts: currentSorts,
  variants: [],
  is: currentReader.is,
  evaluate: evaluateCurrentAccount,
  detail: currentDetail,
  rules: () => [],
  ownFields: currentOwnFields,
  ownProduct: ownCurrentAccount,
  rankedFigures: currentReader.ranked,
})

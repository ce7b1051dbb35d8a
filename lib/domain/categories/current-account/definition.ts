import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { currentDetail } from './detail'
import { evaluateCurrentAccount } from './evaluate'
import { currentFacets } from './facets'
import { currentAccountTable, currentReader } from './figures'
import { currentOwnFields, ownCurrentAccount } from './own'
import { currentScenario } from './scenario'
import { currentSituations, currentSorts } from './situations'
import { currentAccountWords as words } from './words'

/** Current accounts, ranked by what they leave the visitor in a year; usually a cost. */
export const currentAccount: Definition<'current-account'> = defineCategory({
  id: 'current-account',
  path: '/bank-account/current-account',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: currentAccountTable,
  scenario: currentScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: words.scenario.text,
  facets: currentFacets,
  badges: [{ facet: 'without', option: 'service-charge', label: words.badge }],
  situations: currentSituations,
  sorts: currentSorts,
  headlineSort: 'net',
  variants: [],
  is: currentReader.is,
  evaluate: evaluateCurrentAccount,
  detail: currentDetail,
  rules: () => [],
  ownFields: currentOwnFields,
  ownProduct: ownCurrentAccount,
  rankedFigures: currentReader.ranked,
})

import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { savingsDetail } from './detail'
import { evaluateSavingsAccount } from './evaluate'
import { savingsFacets } from './facets'
import { savingsAccountTable, savingsReader } from './figures'
import { ownSavingsAccount, savingsOwnFields } from './own'
import { savingsScenario } from './scenario'
import { savingsSituations, savingsSorts } from './situations'
import { savingsAccountWords as words } from './words'

/** Savings accounts, ranked by what they leave the visitor in a year. */
export const savingsAccount: Definition<'savings-account'> = defineCategory({
  id: 'savings-account',
  path: '/bank-account/savings-account',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: savingsAccountTable,
  scenario: savingsScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: words.scenario.text,
  facets: savingsFacets,
  badges: [{ facet: 'effort', option: 'none', label: words.badge }],
  situations: savingsSituations,
  sorts: savingsSorts,
  headlineSort: 'return',
  variants: [],
  is: savingsReader.is,
  evaluate: evaluateSavingsAccount,
  detail: savingsDetail,
  rules: () => [],
  ownFields: savingsOwnFields,
  ownProduct: ownSavingsAccount,
  rankedFigures: savingsReader.ranked,
})

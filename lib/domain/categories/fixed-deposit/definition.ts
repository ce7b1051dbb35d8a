import type { Definition, ExtraRule } from '../category'
import { defineCategory } from '../define-category'
import { fixedDepositDetail } from './detail'
import { evaluateFixedDeposit } from './evaluate'
import { fixedDepositFacets } from './facets'
import { depositReader, type FixedDeposit, fixedDepositTable } from './figures'
import { fixedDepositOwnFields, ownFixedDeposit } from './own'
import { depositScenario } from './scenario'
import { fixedDepositSituations, fixedDepositSorts } from './situations'
import { fixedDepositWords as words } from './words'

function rules(product: FixedDeposit): readonly ExtraRule[] {
  if (!product.freshFundsOnly) return []
  const label = words.rules.freshFunds
  const source = { kind: 'product', key: product.disclosureSource } as const
  return [{ id: 'fresh-funds', label, source, reads: [], check: () => 'cannot-tell' }]
}

/** Fixed deposits and term deposits-i, ranked by what they truly earn. */
export const fixedDeposit: Definition<'fixed-deposit'> = defineCategory({
  id: 'fixed-deposit',
  path: '/investment/fixed-deposit',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: words.sentences,
  next: words.next,
  table: fixedDepositTable,
  scenario: depositScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: words.scenario.text,
  facets: fixedDepositFacets,
  badges: [{ facet: 'strings', option: 'none', label: words.badge }],
  situations: fixedDepositSituations,
  sorts: fixedDepositSorts,
  headlineSort: 'maturity',
  variants: [],
  is: depositReader.is,
  evaluate: evaluateFixedDeposit,
  detail: fixedDepositDetail,
  rules,
  ownFields: fixedDepositOwnFields,
  ownProduct: ownFixedDeposit,
  rankedFigures: depositReader.ranked,
})

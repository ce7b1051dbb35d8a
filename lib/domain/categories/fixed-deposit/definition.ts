import { type Definition, defineCategory, type ExtraRule } from '../category'
import { fixedDepositDetail } from './detail'
import { evaluateFixedDeposit } from './evaluate'
import { fixedDepositFacets } from './facets'
import { depositReader, type FixedDeposit, fixedDepositTable } from './figures'
import { fixedDepositOwnFields, ownFixedDeposit } from './own'
import { depositScenario, depositScenarioText } from './scenario'
import { fixedDepositSituations, fixedDepositSorts } from './situations'

function rules(product: FixedDeposit): readonly ExtraRule[] {
  if (!product.freshFundsOnly) return []
  const label = 'The money comes from outside this bank'
  const source = { kind: 'product', key: product.disclosureSource } as const
  return [{ id: 'fresh-funds', label, source, reads: [], check: () => 'cannot-tell' }]
}

/** Fixed deposits and term deposits-i, ranked by what they truly earn. */
export const fixedDeposit: Definition<'fixed-deposit'> = defineCategory({
  id: 'fixed-deposit',
  path: '/investment/fixed-deposit',
  title: 'Fixed deposits',
  singular: 'fixed deposit',
  plural: 'fixed deposits',
  lede: 'Ranked by what your money truly earns in a year: a tied purchase counts with what it costs.',
  table: fixedDepositTable,
  scenario: depositScenario,
  scenarioTitle: 'What you would place',
  scenarioText: depositScenarioText,
  facets: fixedDepositFacets,
  situations: fixedDepositSituations,
  sorts: fixedDepositSorts,
  variants: [],
  is: depositReader.is,
  evaluate: evaluateFixedDeposit,
  detail: fixedDepositDetail,
  rules,
  ownFields: fixedDepositOwnFields,
  ownProduct: ownFixedDeposit,
  rankedFigures: depositReader.ranked,
})

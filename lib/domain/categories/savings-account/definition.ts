import type { Definition, ExtraRule } from '../category'
import { defineCategory } from '../define-category'
import { savingsDetail } from './detail'
import { evaluateSavingsAccount } from './evaluate'
import { savingsFacets } from './facets'
import { type SavingsAccount, savingsAccountTable, savingsReader } from './figures'
import { ownSavingsAccount, savingsOwnFields } from './own'
import { savingsScenario } from './scenario'
import { savingsSituations, savingsSorts } from './situations'
import { savingsAccountWords as words } from './words'

function rules(product: SavingsAccount): readonly ExtraRule[] {
  if (product.audience !== 'student') return []
  return [
    {
      id: 'student',
      label: words.rules.student,
      source: { kind: 'product', key: product.disclosureSource },
      reads: ['workerKind'],
      check: ({ workerKind }) => {
        if (workerKind === null) return 'cannot-tell'
        return workerKind === 'student' ? 'pass' : 'fail'
      },
    },
  ]
}

/** Savings accounts, ranked by what they leave the visitor in a year. */
export const savingsAccount: Definition<'savings-account'> = defineCategory({
  id: 'savings-account',
  path: '/bank-account/savings-account',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  table: savingsAccountTable,
  scenario: savingsScenario,
  scenarioTitle: words.scenario.title,
  scenarioText: words.scenario.text,
  facets: savingsFacets,
  situations: savingsSituations,
  sorts: savingsSorts,
  headlineSort: 'return',
  variants: [],
  is: savingsReader.is,
  evaluate: evaluateSavingsAccount,
  detail: savingsDetail,
  rules,
  ownFields: savingsOwnFields,
  ownProduct: ownSavingsAccount,
  rankedFigures: savingsReader.ranked,
})

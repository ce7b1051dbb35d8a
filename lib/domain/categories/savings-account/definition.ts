import { type Definition, defineCategory, type ExtraRule } from '../category'
import { savingsDetail } from './detail'
import { evaluateSavingsAccount } from './evaluate'
import { savingsFacets } from './facets'
import { type SavingsAccount, savingsAccountTable, savingsReader } from './figures'
import { ownSavingsAccount, savingsOwnFields } from './own'
import { savingsScenario, savingsScenarioText } from './scenario'
import { savingsSituations, savingsSorts } from './situations'

function rules(product: SavingsAccount): readonly ExtraRule[] {
  if (product.audience !== 'student') return []
  return [
    {
      id: 'student',
      label: 'You are a student',
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
  title: 'Savings accounts',
  singular: 'savings account',
  plural: 'savings accounts',
  lede: 'Ranked by what your balance and your habits earn in a year, after fees. A bonus counts only when you meet it.',
  table: savingsAccountTable,
  scenario: savingsScenario,
  scenarioTitle: 'What you keep and do each month',
  scenarioText: savingsScenarioText,
  facets: savingsFacets,
  situations: savingsSituations,
  sorts: savingsSorts,
  variants: [],
  is: savingsReader.is,
  evaluate: evaluateSavingsAccount,
  detail: savingsDetail,
  rules,
  ownFields: savingsOwnFields,
  ownProduct: ownSavingsAccount,
  rankedFigures: savingsReader.ranked,
})

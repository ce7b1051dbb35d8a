import { formatRinggit } from '../../money'
import type { SavingsAccount } from '../../products/savings-account'
import { type Assumptions, type Definition, defineCategory, type ExtraRule } from '../category'
import { savingsDetail } from './detail'
import { savingsFacets } from './facets'
import { savingsCase, savingsFields } from './habits'
import { ownSavingsAccount, savingsOwnFields } from './own'
import { savingsSituations, savingsSorts } from './situations'
import { measureSavingsAccount, weighSavingsAccount } from './weigh'

function caseText(assumptions: Assumptions): string {
  const { balance, habits } = savingsCase(assumptions)
  const { salaryCredited, cardSpend, bills, topUp, invested } = habits
  const parts = [
    formatRinggit(balance),
    salaryCredited ? 'salary credited' : 'no salary credited',
    cardSpend > 0 ? `${formatRinggit(cardSpend)} card spend a month` : null,
    bills > 0 ? `${bills} ${bills === 1 ? 'bill' : 'bills'} a month` : null,
    topUp > 0 ? `${formatRinggit(topUp)} added a month` : null,
    invested > 0 ? `${formatRinggit(invested)} invested` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function rules(product: SavingsAccount): readonly ExtraRule[] {
  if (product.audience !== 'student') return []
  return [
    {
      id: 'student',
      label: 'You are a student',
      source: { kind: 'product', key: product.disclosureSource },
      check: ({ workerKind }) => {
        if (workerKind === null) return 'cannot-tell'
        return workerKind === 'student' ? 'pass' : 'fail'
      },
    },
  ]
}

/** Savings accounts, ranked by what they leave the visitor in a year. */
export const savingsAccount: Definition<'savings-account'> = defineCategory<SavingsAccount>({
  id: 'savings-account',
  path: '/bank-account/savings-account',
  title: 'Savings accounts',
  singular: 'savings account',
  plural: 'savings accounts',
  lede: 'Ranked by what your balance and your habits earn in a year, after fees. A bonus counts only when you meet it.',
  caseTitle: 'What you keep and do each month',
  caseText,
  fields: savingsFields,
  facets: savingsFacets,
  situations: savingsSituations,
  sorts: savingsSorts,
  variants: [],
  is: (product): product is SavingsAccount => product.category === 'savings-account',
  weigh: weighSavingsAccount,
  measure: measureSavingsAccount,
  detail: savingsDetail,
  rules,
  ownFields: savingsOwnFields,
  ownProduct: ownSavingsAccount,
  rankedFigures: ({ baseRate, bonuses, yearlyCardFee, fallBelowMonthlyFee, minimumBalance, openingDeposit }) => [
    { figure: baseRate, life: 'rate' },
    { figure: bonuses, life: 'rate' },
    { figure: yearlyCardFee, life: 'fee' },
    { figure: fallBelowMonthlyFee, life: 'fee' },
    { figure: minimumBalance, life: 'rule' },
    { figure: openingDeposit, life: 'rule' },
  ],
})

import { formatRinggit } from '../../money'
import type { FixedDeposit } from '../../products/fixed-deposit'
import { type AssumptionField, type Definition, defineCategory, type ExtraRule } from '../category'
import { fixedDepositDetail } from './detail'
import { fixedDepositFacets } from './facets'
import { depositCase, monthsText } from './offer'
import { fixedDepositOwnFields, ownFixedDeposit } from './own'
import { fixedDepositSituations, fixedDepositSorts } from './situations'
import { measureFixedDeposit, weighFixedDeposit } from './weigh'

const fields: readonly AssumptionField[] = [
  {
    name: 'amount',
    label: 'Amount',
    kind: 'money',
    default: 1_000_000,
    min: 50_000,
    max: 1_000_000_000,
    reason: 'Deposits here start at RM500 and RM10 million is the most we weigh',
    hint: 'What you would place today',
  },
  {
    name: 'months',
    label: 'Term in months',
    kind: 'months',
    default: 12,
    min: 1,
    max: 60,
    reason: 'Fixed deposits run from 1 to 60 months',
    hint: null,
  },
]

function rules(product: FixedDeposit): readonly ExtraRule[] {
  if (!product.freshFundsOnly) return []
  const label = 'The money comes from outside this bank'
  const source = { kind: 'product', key: product.disclosureSource } as const
  return [{ id: 'fresh-funds', label, source, check: () => 'cannot-tell' }]
}

/** Fixed deposits and term deposits-i, ranked by what they truly earn. */
export const fixedDeposit: Definition<'fixed-deposit'> = defineCategory<FixedDeposit>({
  id: 'fixed-deposit',
  path: '/investment/fixed-deposit',
  title: 'Fixed deposits',
  singular: 'fixed deposit',
  plural: 'fixed deposits',
  lede: 'Ranked by what your money truly earns in a year: a tied purchase counts with what it costs.',
  caseTitle: 'What you would place',
  caseText: (assumptions) => {
    const { amount, months } = depositCase(assumptions)
    return `${formatRinggit(amount)} over ${monthsText(months)}`
  },
  fields,
  facets: fixedDepositFacets,
  situations: fixedDepositSituations,
  sorts: fixedDepositSorts,
  variants: [],
  is: (product): product is FixedDeposit => product.category === 'fixed-deposit',
  weigh: weighFixedDeposit,
  measure: measureFixedDeposit,
  detail: fixedDepositDetail,
  rules,
  ownFields: fixedDepositOwnFields,
  ownProduct: ownFixedDeposit,
  rankedFigures: ({ placements, tied, minimumDeposit, maximumDeposit, earlyWithdrawal }) => [
    { figure: placements, life: 'rate' },
    { figure: tied, life: 'rate' },
    { figure: minimumDeposit, life: 'rule' },
    { figure: maximumDeposit, life: 'rule' },
    { figure: earlyWithdrawal, life: 'rule' },
  ],
})

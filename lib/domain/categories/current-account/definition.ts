import type { CurrentAccount } from '../../products/current-account'
import { type Definition, defineCategory } from '../category'
import { currentDetail } from './detail'
import { currentFacets } from './facets'
import { currentOwnFields, ownCurrentAccount } from './own'
import { currentSituations, currentSorts } from './situations'
import { currentFields, useText } from './use'
import { measureCurrentAccount, weighCurrentAccount } from './weigh'

/** Current accounts, ranked by what they leave the visitor in a year; usually a cost. */
export const currentAccount: Definition<'current-account'> = defineCategory<CurrentAccount>({
  id: 'current-account',
  path: '/bank-account/current-account',
  title: 'Current accounts',
  singular: 'current account',
  plural: 'current accounts',
  lede: 'Ranked by what each leaves you in a year: the return on your balance, less fees and what you draw.',
  caseTitle: 'How you use the account',
  caseText: useText,
  fields: currentFields,
  facets: currentFacets,
  situations: currentSituations,
  sorts: currentSorts,
  variants: [],
  is: (product): product is CurrentAccount => product.category === 'current-account',
  weigh: weighCurrentAccount,
  measure: measureCurrentAccount,
  detail: currentDetail,
  rules: () => [],
  ownFields: currentOwnFields,
  ownProduct: ownCurrentAccount,
  rankedFigures: (product) => [
    { figure: product.rate, life: 'rate' },
    { figure: product.minimumBalance, life: 'rule' },
    { figure: product.halfYearlyServiceCharge, life: 'fee' },
    { figure: product.yearlyCardFee, life: 'fee' },
    { figure: product.chequeFee, life: 'fee' },
    { figure: product.interbankTransferFee, life: 'fee' },
    { figure: product.overdraft, life: 'rate' },
    { figure: product.openingDeposit, life: 'rule' },
  ],
})

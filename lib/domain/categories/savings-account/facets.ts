import { knownValue } from '../../figure'
import { protectsDeposits } from '../../products/issuer'
import { bankTraits } from '../../products/traits'
import type { Facet } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { audience, type BonusCondition, type SavingsAccount } from './figures'
import { bonusList } from './year'

function asks(product: SavingsAccount, kind: BonusCondition['kind']): boolean {
  return (bonusList(product.bonuses) ?? []).some(({ condition }) => condition.kind === kind)
}

const ownFacets: readonly Facet<SavingsAccount>[] = [
  {
    id: 'effort',
    legend: 'Conditions',
    mode: 'any',
    options: [{ value: 'none', label: 'No conditions at all', matches: ({ bonuses }) => bonuses.state === 'none' }],
  },
  {
    id: 'conditions',
    legend: 'Leave out accounts that ask me to',
    mode: 'leave-out',
    options: [
      { value: 'salary', label: 'Credit my salary', matches: (product) => asks(product, 'salary-credit') },
      { value: 'card-spend', label: 'Spend on a card', matches: (product) => asks(product, 'card-spend') },
      { value: 'bills', label: 'Pay bills', matches: (product) => asks(product, 'bill-payments') },
      { value: 'top-up', label: 'Add money each month', matches: (product) => asks(product, 'monthly-top-up') },
      { value: 'invest', label: 'Invest', matches: (product) => asks(product, 'invest') },
    ],
  },
  choiceFacet('audience', 'Made for', audience, (product) => [product.audience]),
  {
    id: 'without',
    legend: 'Without',
    mode: 'all',
    options: [
      { value: 'minimum', label: 'Minimum balance', matches: ({ minimumBalance }) => minimumBalance.state === 'none' },
      {
        value: 'card-fee',
        label: 'Card fee',
        matches: ({ yearlyCardFee }) => yearlyCardFee.state === 'none' || knownValue(yearlyCardFee) === 0,
      },
    ],
  },
  {
    id: 'features',
    legend: 'With',
    mode: 'all',
    options: [
      { value: 'joint', label: 'Joint holders', matches: ({ jointAllowed }) => knownValue(jointAllowed) === true },
      { value: 'promised', label: 'A promised return', matches: ({ returnGuaranteed }) => returnGuaranteed },
      { value: 'pidm', label: 'PIDM protection', matches: ({ issuer }) => protectsDeposits(issuer) },
    ],
  },
]

/** Every facet of the savings list, in the order of the page. */
export const savingsFacets: readonly Facet<SavingsAccount>[] = [
  ...ownFacets,
  ...commonFacets(bankTraits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

import { knownValue } from '../../figures/figure'
import { protectsDeposits } from '../../products/issuer'
import type { Facet } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type BonusCondition, type SavingsAccount, savingsAccountTable } from './figures'
import { savingsAccountWords } from './words'
import { bonusList } from './year'

const { facets: words } = savingsAccountWords

function asks(product: SavingsAccount, kind: BonusCondition['kind']): boolean {
  return (bonusList(product.bonuses) ?? []).some(({ condition }) => condition.kind === kind)
}

const ownFacets: readonly Facet<SavingsAccount>[] = [
  facetOf('effort', 'any', words.effort, { none: ({ bonuses }) => bonuses.state === 'none' }),
  facetOf('conditions', 'leave-out', words.conditions, {
    salary: (product) => asks(product, 'salary-credit'),
    'card-spend': (product) => asks(product, 'card-spend'),
    bills: (product) => asks(product, 'bill-payments'),
    'top-up': (product) => asks(product, 'monthly-top-up'),
    invest: (product) => asks(product, 'invest'),
  }),
  facetOf('without', 'all', words.without, {
    minimum: ({ minimumBalance }) => minimumBalance.state === 'none',
    'card-fee': ({ yearlyCardFee }) => yearlyCardFee.state === 'none' || knownValue(yearlyCardFee) === 0,
  }),
  facetOf('features', 'all', words.features, {
    joint: ({ jointAllowed }) => knownValue(jointAllowed) === true,
    promised: ({ returnGuaranteed }) => returnGuaranteed,
    pidm: ({ issuer }) => protectsDeposits(issuer),
  }),
]

/** Every facet of the savings list, in the order of the page. */
export const savingsFacets: readonly Facet<SavingsAccount>[] = [
  ...ownFacets,
  ...commonFacets(savingsAccountTable.traits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

import { knownValue } from '../../figure'
import { protectsDeposits } from '../../products/issuer'
import { bankTraits } from '../../products/traits'
import type { Facet, FacetOption } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import type { FixedDeposit } from './figures'
import { listedTerms } from './offer'
import { monthsText } from './scenario'

function termOption(months: number): FacetOption<FixedDeposit> {
  return {
    value: String(months),
    label: monthsText(months),
    matches: ({ placements }) => (knownValue(placements) ?? []).some((placement) => placement.months === months),
  }
}

/** True when nothing must be bought, brought from elsewhere or be new: a published absence, not a missing figure. */
function hasNoStrings(product: FixedDeposit): boolean {
  return product.tied.state === 'none' && !product.freshFundsOnly && !product.newToBankOnly
}

const ownFacets: readonly Facet<FixedDeposit>[] = [
  {
    id: 'strings',
    legend: 'Strings',
    mode: 'any',
    options: [{ value: 'none', label: 'No strings', matches: hasNoStrings }],
  },
  {
    id: 'conditions',
    legend: 'Leave out deposits that need',
    mode: 'leave-out',
    options: [
      { value: 'tied', label: 'Something bought or funded with it', matches: ({ tied }) => tied.state !== 'none' },
      { value: 'fresh-funds', label: 'Fresh funds', matches: ({ freshFundsOnly }) => freshFundsOnly },
      { value: 'seniors', label: 'A senior holder', matches: ({ seniorsOnly }) => seniorsOnly },
    ],
  },
  {
    id: 'rate-kind',
    legend: 'Rate',
    mode: 'any',
    options: [
      { value: 'board', label: 'Board rate', matches: ({ rateKind }) => rateKind === 'board' },
      { value: 'promotional', label: 'Promotional rate', matches: ({ rateKind }) => rateKind === 'promotional' },
    ],
  },
  {
    id: 'term',
    legend: 'Offers a term of',
    mode: 'any',
    options: listedTerms.map(termOption),
  },
  {
    id: 'payout',
    legend: 'Return paid',
    mode: 'any',
    options: [
      { value: 'at-maturity', label: 'At maturity', matches: ({ payout }) => knownValue(payout) === 'at-maturity' },
      { value: 'monthly', label: 'Every month', matches: ({ payout }) => knownValue(payout) === 'monthly' },
      { value: 'half-yearly', label: 'Every half year', matches: ({ payout }) => knownValue(payout) === 'half-yearly' },
    ],
  },
  {
    id: 'early',
    legend: 'If you need the money early',
    mode: 'all',
    options: [
      {
        value: 'keeps-some',
        label: 'Some return is kept',
        matches: ({ earlyWithdrawal }) =>
          ['half-after-three-months', 'full-to-date'].includes(knownValue(earlyWithdrawal) ?? ''),
      },
      {
        value: 'partial',
        label: 'A part can be taken out',
        matches: ({ partialWithdrawal }) => knownValue(partialWithdrawal) === true,
      },
    ],
  },
  {
    id: 'protection',
    legend: 'Deposit protection',
    mode: 'any',
    options: [{ value: 'pidm', label: 'Protected by PIDM', matches: ({ issuer }) => protectsDeposits(issuer) }],
  },
]

/** Every facet of the fixed-deposit list, in the order of the page. */
export const fixedDepositFacets: readonly Facet<FixedDeposit>[] = [
  ...ownFacets,
  ...commonFacets(bankTraits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

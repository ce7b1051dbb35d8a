import { knownValue } from '../../figure'
import { protectsDeposits } from '../../products/issuer'
import { bankTraits } from '../../products/traits'
import type { Facet } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import type { CurrentAccount } from './figures'

const ownFacets: readonly Facet<CurrentAccount>[] = [
  {
    id: 'features',
    legend: 'With',
    mode: 'all',
    options: [
      { value: 'cheque-book', label: 'A cheque book', matches: ({ chequeBook }) => chequeBook },
      {
        value: 'overdraft',
        label: 'An overdraft or cash line',
        matches: ({ overdraft }) => overdraft.state === 'known',
      },
      {
        value: 'earns',
        label: 'A return on the balance',
        matches: ({ rate }) => (knownValue(rate)?.bands ?? []).some((band) => band.rate > 0),
      },
      { value: 'joint', label: 'Joint holders', matches: ({ jointAllowed }) => knownValue(jointAllowed) === true },
      { value: 'basic', label: 'Basic account', matches: ({ basicAccount }) => basicAccount },
      { value: 'pidm', label: 'PIDM protection', matches: ({ issuer }) => protectsDeposits(issuer) },
    ],
  },
  {
    id: 'without',
    legend: 'Without',
    mode: 'all',
    options: [
      {
        value: 'service-charge',
        label: 'Service charge',
        matches: ({ halfYearlyServiceCharge: fee }) => fee.state === 'none' || knownValue(fee) === 0,
      },
      {
        value: 'card-fee',
        label: 'Card fee',
        matches: ({ yearlyCardFee: fee }) => fee.state === 'none' || knownValue(fee) === 0,
      },
      {
        value: 'transfer-fee',
        label: 'Transfer fee',
        matches: ({ interbankTransferFee: fee }) => fee.state === 'none' || knownValue(fee) === 0,
      },
    ],
  },
]

/** Every facet of the current-account list, in the order of the page. */
export const currentFacets: readonly Facet<CurrentAccount>[] = [
  ...ownFacets,
  ...commonFacets(bankTraits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

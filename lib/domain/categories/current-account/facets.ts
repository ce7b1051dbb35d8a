import { type Figure, knownValue } from '../../figures/figure'
import { protectsDeposits } from '../../products/issuer'
import type { Facet } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type CurrentAccount, currentAccountTable } from './figures'
import { currentAccountWords } from './words'

const { facets: words } = currentAccountWords

/** Published as not charged. */
const isFree = (fee: Figure<number>) => fee.state === 'none' || knownValue(fee) === 0

const ownFacets: readonly Facet<CurrentAccount>[] = [
  facetOf('features', 'all', words.features, {
    'cheque-book': ({ chequeBook }) => chequeBook,
    overdraft: ({ overdraft }) => overdraft.state === 'known',
    earns: ({ rate }) => (knownValue(rate)?.bands ?? []).some((band) => band.rate > 0),
    joint: ({ jointAllowed }) => knownValue(jointAllowed) === true,
    basic: ({ basicAccount }) => basicAccount,
    pidm: ({ issuer }) => protectsDeposits(issuer),
  }),
  facetOf('without', 'all', words.without, {
    'service-charge': ({ halfYearlyServiceCharge }) => isFree(halfYearlyServiceCharge),
    'card-fee': ({ yearlyCardFee }) => isFree(yearlyCardFee),
    'transfer-fee': ({ interbankTransferFee }) => isFree(interbankTransferFee),
  }),
]

/** Every facet of the current-account list, in the order of the page. */
export const currentFacets: readonly Facet<CurrentAccount>[] = [
  ...ownFacets,
  ...commonFacets(currentAccountTable.traits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

import { knownValue } from '../../figures/figure'
import { protectsDeposits } from '../../products/issuer'
import type { Facet, FacetOption } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { type FixedDeposit, fixedDepositTable, payout, rateKind } from './figures'
import { listedTerms } from './offer'
import { fixedDepositWords } from './words'

const { facets: words, months: monthsText } = fixedDepositWords

function termOption(months: number): FacetOption<FixedDeposit> {
  return {
    value: String(months),
    label: monthsText(months),
    matches: ({ placements }) => (knownValue(placements) ?? []).some((placement) => placement.months === months),
  }
}

/** True when nothing must be bought, brought from elsewhere or be new, by anybody: a published absence, not a missing figure. */
function hasNoStrings(product: FixedDeposit): boolean {
  return (
    product.tied.state === 'none' && !product.freshFundsOnly && !product.newToBankOnly && product.audience.length === 0
  )
}

const ownFacets: readonly Facet<FixedDeposit>[] = [
  facetOf('strings', 'any', words.strings, { none: hasNoStrings }),
  facetOf('conditions', 'leave-out', words.conditions, {
    tied: ({ tied }) => tied.state !== 'none',
    'fresh-funds': ({ freshFundsOnly }) => freshFundsOnly,
  }),
  choiceFacet('rate-kind', words.rateKind, rateKind, (product) => [product.rateKind]),
  { id: 'term', legend: words.term, mode: 'any', options: listedTerms.map(termOption) },
  choiceFacet('payout', words.payout, payout, (product) => [knownValue(product.payout) ?? '']),
  facetOf('early', 'all', words.early, {
    'keeps-some': ({ earlyWithdrawal }) =>
      ['half-after-three-months', 'full-to-date'].includes(knownValue(earlyWithdrawal) ?? ''),
    partial: ({ partialWithdrawal }) => knownValue(partialWithdrawal) === true,
  }),
  facetOf('protection', 'any', words.protection, { pidm: ({ issuer }) => protectsDeposits(issuer) }),
]

/** Every facet of the fixed-deposit list, in the order of the page. */
export const fixedDepositFacets: readonly Facet<FixedDeposit>[] = [
  ...ownFacets,
  ...commonFacets(fixedDepositTable.traits),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
]

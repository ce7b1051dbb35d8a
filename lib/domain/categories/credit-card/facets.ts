import { knownValue } from '../../figure'
import { bankTraits } from '../../products/traits'
import type { Facet, FacetOption } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { type CreditCard, network, purpose, tier } from './figures'

/** No annual fee is ever charged: published as none or RM0, or waived for life. */
function isFreeForLife(card: CreditCard): boolean {
  return (
    card.annualFee.state === 'none' ||
    knownValue(card.annualFee) === 0 ||
    knownValue(card.feeWaiver)?.kind === 'free-for-life'
  )
}

const offered = (figure: CreditCard['loungeVisits']) => figure.state === 'unlimited' || (knownValue(figure) ?? 0) > 0

const feeOptions: readonly FacetOption<CreditCard>[] = [
  { value: 'free-for-life', label: 'Free for life', matches: isFreeForLife },
  {
    value: 'yearly-spend',
    label: 'Waived by spending',
    matches: (card) => knownValue(card.feeWaiver)?.kind === 'yearly-spend',
  },
  { value: 'swipes', label: 'Waived by uses', matches: (card) => knownValue(card.feeWaiver)?.kind === 'swipes' },
  {
    value: 'first-year',
    label: 'First year free',
    matches: (card) => knownValue(card.feeWaiver)?.kind === 'first-year',
  },
]

const perkOptions: readonly FacetOption<CreditCard>[] = [
  { value: 'lounge', label: 'Airport lounge', matches: (card) => offered(card.loungeVisits) },
  { value: 'balance-transfer', label: 'Balance transfer', matches: (card) => card.balanceTransfer.state === 'known' },
  {
    value: 'no-overseas-fee',
    label: 'No fee on spending abroad',
    matches: (card) => card.overseasFee.state === 'none' || knownValue(card.overseasFee) === 0,
  },
  { value: 'gift', label: 'Sign-up gift', matches: (card, today) => card.gift !== null && card.gift.lastDay >= today },
]

const leftOut: readonly FacetOption<CreditCard>[] = [
  {
    value: 'minimum-spend',
    label: 'With a minimum spend, or none published',
    matches: (card) => card.minimumMonthlySpend.state === 'known' || card.minimumMonthlySpend.state === 'missing',
  },
]

/** Filters of the credit-card list. */
export const cardFacets: readonly Facet<CreditCard>[] = [
  choiceFacet('purpose', 'Rewards on', purpose, ({ purposes }) => purposes),
  { id: 'fee', legend: 'Annual fee', mode: 'any', options: feeOptions },
  { id: 'perks', legend: 'It must have', mode: 'all', options: perkOptions },
  choiceFacet('network', 'Network', network, (card) => [card.network]),
  choiceFacet('tier', 'Tier', tier, (card) => [card.tier]),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
  ...commonFacets(bankTraits, leftOut),
]

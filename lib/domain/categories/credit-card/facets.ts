import { knownValue } from '../../figure'
import {
  type CardPurpose,
  type CardTier,
  type CreditCard,
  cardPurposes,
  cardTiers,
  type Network,
  networks,
} from '../../products/credit-card'
import type { Facet, FacetOption } from '../category'
import { commonFacets, issuerKindFacet } from '../shared/common-facets'

const purposeLabels: Readonly<Record<CardPurpose, string>> = {
  reward: 'Rewards points',
  cashback: 'Cashback',
  petrol: 'Petrol',
  travel: 'Travel',
  dining: 'Dining',
  shopping: 'Shopping',
  groceries: 'Groceries',
}

const networkLabels: Readonly<Record<Network, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  mydebit: 'MyDebit',
}

const tierLabels: Readonly<Record<CardTier, string>> = {
  classic: 'Classic',
  gold: 'Gold',
  platinum: 'Platinum',
  signature: 'Signature',
  world: 'World',
  infinite: 'Infinite',
}

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
  {
    id: 'purpose',
    legend: 'Rewards on',
    mode: 'any',
    options: cardPurposes.map((purpose) => ({
      value: purpose,
      label: purposeLabels[purpose],
      matches: (card) => card.purposes.includes(purpose),
    })),
  },
  { id: 'fee', legend: 'Annual fee', mode: 'any', options: feeOptions },
  { id: 'perks', legend: 'It must have', mode: 'all', options: perkOptions },
  {
    id: 'network',
    legend: 'Network',
    mode: 'any',
    options: networks.map((network) => ({
      value: network,
      label: networkLabels[network],
      matches: (card) => card.network === network,
    })),
  },
  {
    id: 'tier',
    legend: 'Tier',
    mode: 'any',
    options: cardTiers.map((tier) => ({
      value: tier,
      label: tierLabels[tier],
      matches: (card) => card.tier === tier,
    })),
  },
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
  ...commonFacets.map((facet) =>
    facet.id === 'leave-out' ? { ...facet, options: [...leftOut, ...facet.options] } : facet,
  ),
]

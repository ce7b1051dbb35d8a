import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { choiceFacet, commonFacets, issuerKindFacet } from '../shared/common-facets'
import { facetOf, optionsOf } from '../shared/with-words'
import { type CreditCard, creditCardTable, type FeeWaiver, giftOn, network, purpose, tier } from './figures'
import { creditCardWords } from './words'

const { facets: words } = creditCardWords

/** No annual fee is ever charged: published as none or RM0, or waived for life. */
function isFreeForLife(card: CreditCard): boolean {
  return (
    card.annualFee.state === 'none' ||
    knownValue(card.annualFee) === 0 ||
    knownValue(card.feeWaiver)?.kind === 'free-for-life'
  )
}

const offered = (figure: CreditCard['loungeVisits']) => figure.state === 'unlimited' || (knownValue(figure) ?? 0) > 0

const waivedBy = (kind: FeeWaiver['kind']) => (card: CreditCard) => knownValue(card.feeWaiver)?.kind === kind

const leftOut = optionsOf(words.leaveOut, {
  'minimum-spend': ({ minimumMonthlySpend: { state } }: CreditCard) => state === 'known' || state === 'missing',
})

/** Filters of the credit-card list. */
export const cardFacets: readonly Facet<CreditCard>[] = [
  choiceFacet('purpose', words.purpose, purpose, ({ purposes }) => purposes),
  facetOf('fee', 'any', words.fee, {
    'free-for-life': isFreeForLife,
    'yearly-spend': waivedBy('yearly-spend'),
    swipes: waivedBy('swipes'),
    'first-year': waivedBy('first-year'),
  }),
  facetOf('perks', 'all', words.perks, {
    lounge: (card) => offered(card.loungeVisits),
    'balance-transfer': (card) => card.balanceTransfer.state === 'known',
    'no-overseas-fee': (card) => card.overseasFee.state === 'none' || knownValue(card.overseasFee) === 0,
    gift: (card, today) => giftOn(card, today) !== null,
  }),
  choiceFacet('network', words.network, network, (card) => [card.network]),
  choiceFacet('tier', words.tier, tier, (card) => [card.tier]),
  issuerKindFacet(['bank', 'islamic-bank', 'digital-bank', 'development-institution']),
  ...commonFacets(creditCardTable.traits, leftOut),
]

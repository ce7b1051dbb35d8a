import type { CardTier, CreditCard, Network } from '../../products/credit-card'

const networkNames: Readonly<Record<Network, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  mydebit: 'MyDebit',
}

const tierNames: Readonly<Record<CardTier, string>> = {
  classic: 'Classic',
  gold: 'Gold',
  platinum: 'Platinum',
  signature: 'Signature',
  world: 'World',
  infinite: 'Infinite',
}

/** The network and the tier: `Visa Platinum`. */
export function cardKind(card: CreditCard): string {
  return `${networkNames[card.network]} ${tierNames[card.tier]}`
}

import { assertNever } from './assert-never'
import type { CardTier, CreditCard, Network } from './products/credit-card'
import type { Product } from './products/product'

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

function cardText(card: CreditCard): string {
  return `${networkNames[card.network]} ${tierNames[card.tier]}`
}

/** `Conventional`, or `Islamic (tawarruq)` with the Shariah contract. */
function shariahText(product: Product): string {
  return product.shariah === null ? 'Conventional' : `Islamic (${product.shariah.replaceAll('-', ' ')})`
}

/** What kind of product it is, in a few words: `Visa Platinum · Conventional`, `Islamic (tawarruq)`. */
export function kindText(product: Product): string {
  switch (product.category) {
    case 'credit-card':
      return `${cardText(product)} · ${shariahText(product)}`
    case 'savings-account':
    case 'current-account':
    case 'fixed-deposit':
    case 'personal-loan':
      return shariahText(product)
    default:
      return assertNever(product)
  }
}

import { assertNever } from './assert-never'
import { type CreditCard, network, tier } from './categories/credit-card/figures'
import type { Product } from './products/product'

function cardText(card: CreditCard): string {
  return `${network.words[card.network]} ${tier.words[card.tier]}`
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

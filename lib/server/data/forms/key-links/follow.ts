import 'server-only'
import { confirmAddressAlertOperation } from '@/lib/contract/calls/address-alerts'
import { routes } from '@/lib/routing/routes'
import { keyLink } from './key-link'

/** Confirms an address that asked to be told of a product: the link in the message that follows. */
export const followLink = keyLink({
  operation: confirmAddressAlertOperation,
  failure: 'alert.confirming-failed',
  button: 'Confirm my address',
  ask: {
    title: 'Confirm your address?',
    text: 'One click confirms it, and we write to you when the product changes.',
  },
  done: {
    title: 'Your address is confirmed',
    text: 'We write when the figure changes, a week before the offer ends, and when another product clearly beats it. Each message has a link that stops it.',
    way: { href: routes.products, label: 'Compare more products' },
  },
  unknown: {
    title: 'There is nothing to confirm under this link',
    text: 'It was too old, or a part of the link is missing. Please open the link in the message itself, or ask again on the page of the product.',
  },
  failed: 'We could not confirm it just now',
})

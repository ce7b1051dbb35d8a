import 'server-only'
import { unsubscribeOperation } from '@/lib/contract/calls/newsletter'
import { keyLink } from './key-link'

/** Ends a subscription to the newsletter: the link in each of its mails. */
export const unsubscribeLink = keyLink({
  operation: unsubscribeOperation,
  failure: 'newsletter.unsubscribe-failed',
  button: 'Unsubscribe',
  ask: {
    title: 'Unsubscribe from our newsletter?',
    text: 'One click unsubscribes you. You can subscribe again whenever you like.',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'We will send no more newsletters to this address. If a mail is on its way already, it is the last one.',
  },
  unknown: {
    title: 'This link does not belong to any subscription',
    text: 'Part of it may be missing. Please open the link in the mail itself, or in a newer mail.',
  },
  failed: 'We could not unsubscribe you just now',
})

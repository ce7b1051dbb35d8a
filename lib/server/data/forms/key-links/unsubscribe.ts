import 'server-only'
import { unsubscribeOperation } from '@/lib/contract/calls/newsletter'
import { buttonForm, keyLink } from './key-link'

const button = buttonForm('Unsubscribe')

/** Ends a subscription to the newsletter: the link in each of its mails. */
export const unsubscribeLink = keyLink({
  operation: unsubscribeOperation,
  failure: 'newsletter.unsubscribe-failed',
  ask: {
    status: 200,
    title: 'Unsubscribe from our newsletter?',
    text: 'One click unsubscribes you. You can subscribe again whenever you like.',
    form: button,
  },
  done: {
    status: 200,
    title: 'You are unsubscribed',
    text: 'We will send no more newsletters to this address. If a mail is on its way already, it is the last one.',
    form: '',
  },
  unknown: {
    status: 404,
    title: 'This link does not belong to any subscription',
    text: 'Part of it may be missing. Please open the link in the mail itself, or in a newer mail.',
    form: '',
  },
  failed: {
    status: 503,
    title: 'We could not unsubscribe you just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
})

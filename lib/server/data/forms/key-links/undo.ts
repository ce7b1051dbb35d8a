import 'server-only'
import { undoContactChangeOperation } from '@/lib/contract/calls/security'
import { routes } from '@/lib/routing/routes'
import { keyLink } from './key-link'

/** Takes a change of contact back: the link in the message to the contact that was replaced. */
export const undoLink = keyLink({
  operation: undoContactChangeOperation,
  failure: 'contact-undo.failed',
  button: 'Take the change back',
  ask: {
    title: 'Take the change back?',
    text: 'The address or number that got this message signs you in again, and the new one no longer does. Everybody is signed out and the password is removed, so that nobody else stays in.',
  },
  done: {
    title: 'The change is taken back',
    text: 'Everybody is signed out, and the password is removed. Sign in by a code now, and choose a new password in your settings.',
    way: { href: routes.signIn, label: 'Sign in' },
  },
  refused: {
    code: 'GBL0033',
    title: 'This change cannot be taken back',
    text: 'This address or number now signs in to another account. Please write to us: we will sort it out with you.',
    way: { href: routes.contactUs, label: 'Contact us' },
  },
  unknown: {
    title: 'This link takes nothing back',
    text: 'It may have been used already, seven days may have passed, or a part of the link is missing. Please open the link in the message itself, or write to us if you cannot get into your account.',
    way: { href: routes.contactUs, label: 'Contact us' },
  },
  failed: 'We could not take it back just now',
})

import 'server-only'
import { undoContactChangeOperation } from '@/lib/contract/calls/security'
import { routes } from '@/lib/routing/routes'
import { buttonForm, keyLink } from './key-link'

const button = buttonForm('Take the change back')

/** Takes a change of contact back: the link in the message to the contact that was replaced. */
export const undoLink = keyLink({
  operation: undoContactChangeOperation,
  failure: 'contact-undo.failed',
  ask: {
    status: 200,
    title: 'Take the change back?',
    text: 'The address or number that got this message signs you in again, and the new one no longer does. Everybody is signed out and the password is removed, so that nobody else stays in.',
    form: button,
  },
  done: {
    status: 200,
    title: 'The change is taken back',
    text: 'Everybody is signed out, and the password is removed. Sign in by a code now, and choose a new password in your settings.',
    form: `<p><a href="${routes.signIn}">Sign in</a></p>`,
  },
  refused: {
    code: 'GBL0033',
    page: {
      status: 409,
      title: 'This change cannot be taken back',
      text: 'This address or number now signs in to another account. Please write to us: we will sort it out with you.',
      form: `<p><a href="${routes.contactUs}">Contact us</a></p>`,
    },
  },
  unknown: {
    status: 404,
    title: 'This link takes nothing back',
    text: 'It may have been used already, seven days may have passed, or a part of the link is missing. Please open the link in the message itself, or write to us if you cannot get into your account.',
    form: `<p><a href="${routes.contactUs}">Contact us</a></p>`,
  },
  failed: {
    status: 503,
    title: 'We could not take it back just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
})

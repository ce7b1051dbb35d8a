import 'server-only'
import { endProductAlertOperation } from '@/lib/contract/calls/interests'
import { buttonForm, keyLink } from './key-link'

const button = buttonForm('Stop this alert')

/** Stops an alert: the link in each of its messages. */
export const alertLink = keyLink({
  operation: endProductAlertOperation,
  failure: 'alert.ending-failed',
  ask: {
    status: 200,
    title: 'Stop this alert?',
    text: 'One click stops it, and we write no more when this product changes.',
    form: button,
  },
  done: {
    status: 200,
    title: 'The alert is stopped',
    text: 'We will not write about this product again. If a message is on its way already, it is the last one.',
    form: '',
  },
  unknown: {
    status: 404,
    title: 'There is no alert under this link',
    text: 'It was stopped already, or a part of the link is missing. Please open the link in the message itself.',
    form: '',
  },
  failed: {
    status: 503,
    title: 'We could not stop it just now',
    text: 'The fault is on our side and nothing was changed. Please try again in a moment.',
    form: button,
  },
})

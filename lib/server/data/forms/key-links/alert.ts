import 'server-only'
import { endProductAlertOperation } from '@/lib/contract/calls/interests'
import { keyLink } from './key-link'

/** Stops an alert: the link in each of its messages. */
export const alertLink = keyLink({
  operation: endProductAlertOperation,
  failure: 'alert.ending-failed',
  button: 'Stop this alert',
  ask: {
    title: 'Stop this alert?',
    text: 'One click stops it, and we write no more when this product changes.',
  },
  done: {
    title: 'The alert is stopped',
    text: 'We will not write about this product again. If a message is on its way already, it is the last one.',
  },
  unknown: {
    title: 'There is no alert under this link',
    text: 'It was stopped already, or a part of the link is missing. Please open the link in the message itself.',
  },
  failed: 'We could not stop it just now',
})

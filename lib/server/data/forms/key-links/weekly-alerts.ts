import 'server-only'
import { endWeeklyAlertsOperation } from '@/lib/contract/calls/interests'
import { keyLink } from './key-link'

/** Stops all that is told by the week: the link in the message of a week. */
export const weeklyAlertsLink = keyLink({
  operation: endWeeklyAlertsOperation,
  failure: 'alert.weeks-not-ended',
  button: 'Stop all weekly alerts',
  ask: {
    title: 'Stop all weekly alerts?',
    text: 'One click stops every alert that you get by the week. Alerts that come immediately stay; your account settings list them.',
  },
  done: {
    title: 'Your weekly alerts are stopped',
    text: 'We will not write to you by the week again. If a message is on its way already, it is the last one.',
  },
  unknown: {
    title: 'There are no weekly alerts under this link',
    text: 'They were stopped already, or a part of the link is missing. Please open the link in the message itself.',
  },
  failed: 'We could not stop them just now',
})

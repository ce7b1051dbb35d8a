import 'server-only'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { routes } from '@/lib/routing/routes'
import { type AskAgainReason, askAgainPage } from './ask-again-page'
import { formPage } from './form-page'

/** Says that an address was not kept, with the form as it was sent: nothing has to be typed again. */
export function askReminderAgain(reason: AskAgainReason, slug: string, typed: string): Response {
  const failed = 'We could not keep your address just now'
  const action = routes.campaignReminder(slug)
  return askAgainPage(
    reason,
    { failed, id: 'reminder', action, consent: reminderConsent.text, submit: 'Remind me' },
    typed,
  )
}

/** Says that a campaign takes no addresses. */
export function campaignOver(): Response {
  return formPage({
    status: 404,
    title: 'This campaign is over',
    text: `It ended, or it sends no reminders. The address was not kept.`,
    form: `<p><a href="${routes.campaign}">See what is running</a></p>`,
  })
}

import 'server-only'
import { reminderConsent } from '@/lib/domain/messages/reminder-consent'
import { longestEmail } from '@/lib/domain/validation/newsletter-email'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { routes } from '@/lib/routing/routes'
import { formPage } from './form-page'

const reasons = {
  failed: {
    status: 503,
    title: 'We could not keep your address just now',
    text: 'The fault is on our side and the address was not kept. It is still below: please try again in a moment.',
  },
  trapped: {
    status: 422,
    title: 'Please press the button once more',
    text: 'A field that people do not see was filled in, as programs do. The address was not kept. If you are a person, it takes one more press.',
  },
} as const

/** Says that an address was not kept, with the form as it was sent: nothing has to be typed again. */
export function askReminderAgain(reason: keyof typeof reasons, slug: string, typed: string): Response {
  const value = escapeHtml(typed.slice(0, longestEmail))
  return formPage({
    ...reasons[reason],
    form: `<form method="post" action="${escapeHtml(routes.campaignReminder(slug))}">
<label for="reminder">Your e-mail address</label>
<input id="reminder" type="email" name="email" autocomplete="email" maxlength="${longestEmail}" value="${value}">
<p>${escapeHtml(reminderConsent.text)} <a href="${routes.privacy}">How we keep it</a></p>
<button type="submit">Remind me</button>
</form>`,
  })
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

import 'server-only'
import { longestEmail } from '@/lib/domain/validation/newsletter-email'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { routes } from '@/lib/routing/routes'
import { formPage } from './form-page'

const reasons = {
  failed: {
    status: 503,
    text: 'The fault is on our side and the address was not kept. It is still below: please try again in a moment.',
  },
  trapped: {
    status: 422,
    text: 'A field that people do not see was filled in, as programs do. The address was not kept. If you are a person, it takes one more press.',
  },
} as const

/** Why an address was not kept: the fault is ours, or whoever sent it looks like a program. */
export type AskAgainReason = keyof typeof reasons

/** A form that asks for an e-mail address alone. */
interface AddressForm {
  /** The title of the page where the fault is ours. */
  readonly failed: string
  /** The id of the field. */
  readonly id: string
  /** The path that it is posted to. */
  readonly action: string
  /** What somebody agrees to by sending it. */
  readonly consent: string
  readonly submit: string
}

/** Says that an address was not kept, with the form as it was sent: nothing has to be typed again. */
export function askAgainPage(
  reason: AskAgainReason,
  { failed, id, action, consent, submit }: AddressForm,
  typed: string,
): Response {
  const value = escapeHtml(typed.slice(0, longestEmail))
  return formPage({
    ...reasons[reason],
    title: reason === 'failed' ? failed : 'Please press the button once more',
    form: `<form method="post" action="${escapeHtml(action)}">
<label for="${id}">Your e-mail address</label>
<input id="${id}" type="email" name="email" autocomplete="email" maxlength="${longestEmail}" value="${value}">
<p>${escapeHtml(consent)} <a href="${routes.privacy}">How we keep it</a></p>
<button type="submit">${submit}</button>
</form>`,
  })
}

import 'server-only'
import { addressAlertConsent } from '@/lib/domain/messages/address-alert-consent'
import { longestEmail } from '@/lib/domain/validation/newsletter-email'
import { escapeHtml } from '@/lib/domain/values/escape-html'
import { type FollowedProduct, followSendPath } from '@/lib/forms/follow-results'
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
export function askFollowAgain(reason: keyof typeof reasons, product: FollowedProduct, typed: string): Response {
  const value = escapeHtml(typed.slice(0, longestEmail))
  return formPage({
    ...reasons[reason],
    form: `<form method="post" action="${escapeHtml(followSendPath(product))}">
<label for="follow">Your e-mail address</label>
<input id="follow" type="email" name="email" autocomplete="email" maxlength="${longestEmail}" value="${value}">
<p>${escapeHtml(addressAlertConsent.text)} <a href="${routes.privacy}">How we keep it</a></p>
<button type="submit">Tell me when it changes</button>
</form>`,
  })
}

/** Says that a product is not listed. */
export function followGone(): Response {
  return formPage({
    status: 404,
    title: 'This product is not listed any more',
    text: 'There is nothing to tell about it. The address was not kept.',
    form: `<p><a href="${routes.products}">See what is listed</a></p>`,
  })
}

import 'server-only'
import { addressAlertConsent } from '@/lib/domain/messages/address-alert-consent'
import { type FollowedProduct, followSendPath } from '@/lib/forms/follow-results'
import { routes } from '@/lib/routing/routes'
import { type AskAgainReason, askAgainPage } from './ask-again-page'
import { formPage } from './form-page'

/** Says that an address was not kept, with the form as it was sent: nothing has to be typed again. */
export function askFollowAgain(reason: AskAgainReason, product: FollowedProduct, typed: string): Response {
  const failed = 'We could not keep your address just now'
  const form = { failed, id: 'follow', action: followSendPath(product), submit: 'Tell me when it changes' }
  return askAgainPage(reason, { ...form, consent: addressAlertConsent.text }, typed)
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

import { newsletterConsent } from '@/lib/domain/messages/newsletter-consent'
import { honeypotField, newsletterResultPath } from '@/lib/forms/newsletter-results'
import { routes } from '@/lib/routing/routes'
import { askAgainPage } from '@/lib/server/data/forms/ask-again-page'
import { subscribeByForm } from '@/lib/server/data/forms/newsletter'
import { formNotRead, readPostedForm } from '@/lib/server/data/forms/posted-form'

/** The form as it comes again. */
const again = {
  failed: 'We could not subscribe you just now',
  id: 'subscriber',
  action: routes.subscribe,
  consent: newsletterConsent.text,
  submit: 'Subscribe',
}

/**
 * The newsletter form sent without script: answers 303 to the page of the result; 503, or 422 to who looks like a program, with the form as it was sent. What
 * was typed goes no further than the call and that answer, least of all into an address.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const typed = form.get('email') ?? ''
  if ((form.get(honeypotField) ?? '') !== '') return askAgainPage('trapped', again, typed)
  const result = await subscribeByForm(typed, request.headers.get('x-forwarded-for'))
  if (result === 'failed') return askAgainPage('failed', again, typed)
  return new Response(null, {
    status: 303,
    headers: { location: newsletterResultPath(result), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

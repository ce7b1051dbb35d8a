import { newsletterResultPath } from '@/lib/newsletter-results'
import { subscribeByForm } from '@/lib/server/data/newsletter'
import { notSubscribedPage } from '@/lib/server/data/not-subscribed-page'
import { formNotRead, readPostedForm } from '@/lib/server/data/posted-form'

/**
 * The newsletter form sent without script: answers 303 to the page of the result, or 503 with the form as it was sent. What
 * was typed goes no further than the call and that answer, least of all into an address.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const typed = form.get('email') ?? ''
  const result = await subscribeByForm(typed, request.headers.get('x-forwarded-for'))
  if (result === 'failed') return notSubscribedPage(typed)
  return new Response(null, {
    status: 303,
    headers: { location: newsletterResultPath(result), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

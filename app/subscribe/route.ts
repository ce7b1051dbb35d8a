import { newsletterResultPath } from '@/lib/newsletter-results'
import { subscribeByForm } from '@/lib/server/data/newsletter'
import { formNotRead, readPostedForm } from '@/lib/server/data/posted-form'

/**
 * The newsletter form sent without script: answers 303 to the page of the result. What was typed goes no further than
 * the call, least of all into an address.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const result = await subscribeByForm(form.get('email') ?? '', request.headers.get('x-forwarded-for'))
  return new Response(null, {
    status: 303,
    headers: { location: newsletterResultPath(result), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

import { followedIn, followedKey, followPath } from '@/lib/forms/follow-results'
import { honeypotField } from '@/lib/forms/newsletter-results'
import { followByForm } from '@/lib/server/data/forms/follow'
import { askFollowAgain, followGone } from '@/lib/server/data/forms/follow-pages'
import { formNotRead, readPostedForm } from '@/lib/server/data/forms/posted-form'
import { callerOf } from '@/lib/server/data/site/visitor-call'

/**
 * The form that asks to be told of a product, which the query names: answers 303 to its page, which says how it ended; 503, or 422 to who looks like a
 * program, with the form as it was sent. What was typed goes no further than the call and that answer.
 */
export async function POST(request: Request): Promise<Response> {
  const product = followedIn(new URL(request.url).searchParams)
  if (product === null) return followGone()
  const form = await readPostedForm(request)
  if (form === null) return formNotRead()
  const typed = form.get('email') ?? ''
  if ((form.get(honeypotField) ?? '') !== '') return askFollowAgain('trapped', product, typed)
  const result = await followByForm(product, typed, callerOf(request.headers))
  if (result === 'failed') return askFollowAgain('failed', product, typed)
  if (result === 'gone') return followGone()
  return new Response(null, {
    status: 303,
    headers: {
      location: `${followPath(product)}&${followedKey}=${result}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

import type { NextRequest } from 'next/server'
import { type ApplyClick, recordApplyClick } from '@/lib/server/data/catalogue/apply-click'

/**
 * Leads a visitor out: records the click and answers 303 to `target`, which comes from our own tables alone; nothing in the
 * request can name a destination. Looking ahead without leaving is not a click.
 */
export async function leave(request: NextRequest, target: string, subject: ApplyClick['subject']): Promise<Response> {
  if (!isLookAhead(request) && isLeaving(request)) {
    await recordApplyClick({
      subject,
      page: refererPath(request),
      userAgent: request.headers.get('user-agent'),
      forwardedFor: request.headers.get('x-forwarded-for'),
    })
  }
  // A place of ours stays a path: nothing that a request says of its host may become part of it.
  const headers = { location: target, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
  return new Response(null, { status: 303, headers })
}

/** Browsers and link checkers that fetch a link before anybody follows it. */
function isLookAhead(request: NextRequest): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => request.headers.get(name) ?? '')
  return request.method === 'HEAD' || purposes.some((purpose) => /prefetch|preview/i.test(purpose))
}

/** False for a picture, a frame or a script's call: another site can make a browser ask for those, and nobody leaves. */
function isLeaving(request: NextRequest): boolean {
  return ['document', null].includes(request.headers.get('sec-fetch-dest'))
}

/** Path of the page that held the link; `/` when the browser does not say. */
function refererPath(request: NextRequest): string {
  const referer = request.headers.get('referer')
  return referer !== null && URL.canParse(referer) ? new URL(referer).pathname : '/'
}

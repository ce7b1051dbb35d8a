import { type NextRequest, NextResponse } from 'next/server'
import { isCategoryId } from '@/lib/domain/categories/load'
import { recordApplyClick } from '@/lib/server/data/apply-click'
import { applyTarget } from '@/lib/server/data/catalogue'
import { missingPage } from './missing-page'

interface ApplyContext {
  readonly params: Promise<{ readonly category: string; readonly slug: string }>
}

/**
 * The one way out to a partner: records the click and answers 303. The destination comes from our own table of
 * partners alone; nothing in the request can name one. Looking ahead without leaving is not a click.
 */
export async function GET(request: NextRequest, { params }: ApplyContext): Promise<Response> {
  const { category: id, slug } = await params
  const category = isCategoryId(id) ? id : null
  const target = category === null ? null : await applyTarget(category, slug)
  if (category === null || target === null) return missingPage()
  if (!isLookAhead(request) && isLeaving(request)) {
    await recordApplyClick({
      category,
      slug,
      page: refererPath(request),
      userAgent: request.headers.get('user-agent'),
      forwardedFor: request.headers.get('x-forwarded-for'),
    })
  }
  const response = NextResponse.redirect(target, 303)
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
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

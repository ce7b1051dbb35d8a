import { type NextRequest, NextResponse } from 'next/server'
import { frameworkPolicy } from '@/lib/csp/policy'
import { refusalOf } from '@/lib/front/guard'
import { commonHeaders, securityHeaders } from '@/lib/front/security-headers'
import { env } from '@/lib/server/env'
import { audienceOf, withoutPersonal } from './lib/routing/dynamic-pages'
import { routeMethods } from './lib/routing/route-handlers'
import { analyticsConfig } from './lib/server/data/site/analytics'

/** Everything but the framework's own files, and but what the front has seen to already (lib/front/request-headers.ts). */
export const config = {
  matcher: [{ source: '/((?!_next/|__nextjs).*)', missing: [{ type: 'header', key: 'x-front' }] }],
}

/**
 * What the front does for every request, for a server without one (`next start`, `next dev`): refuses what another site
 * sent, takes personal fields out of an address, and sets policy and headers. Everything but speed works there too.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const methods = routeMethods(pathname)
  const refusal = refusalOf(
    { method: request.method, headers: Object.fromEntries(request.headers) },
    methods ?? ['GET'],
  )
  if (refusal !== null) {
    const allow = refusal.allow === null ? {} : { Allow: refusal.allow.join(', ') }
    return new NextResponse(null, {
      status: refusal.status,
      headers: { ...Object.fromEntries(securityHeaders), ...allow },
    })
  }
  const open = withoutPersonal(pathname, searchParams)
  if (open !== null) return NextResponse.redirect(new URL(`${pathname}?${open}`, request.url), 307)
  const response = NextResponse.next()
  for (const [name, value] of methods === null ? documentHeaders(pathname, searchParams) : commonHeaders)
    response.headers.set(name, value)
  return response
}

function documentHeaders(pathname: string, query: URLSearchParams): readonly (readonly [string, string])[] {
  const measuredAt = analyticsConfig()?.host ?? null
  const policy = frameworkPolicy({ measuredAt, isDevelopment: env().NODE_ENV === 'development' })
  // Such pages have a stricter one by next.config.ts, which this would replace.
  const hasOwnReferrer = query.has('sealed') || audienceOf(pathname, query) === 'visitor'
  return securityHeaders
    .filter(([name]) => name !== 'Referrer-Policy' || !hasOwnReferrer)
    .map(([name, value]) => [name, name === 'Content-Security-Policy' ? policy : value])
}

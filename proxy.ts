import { type NextRequest, NextResponse } from 'next/server'
import { noncePolicy } from '@/lib/csp/policy'
import { stylesheetHashes } from '@/lib/csp/stylesheet-hashes'
import { hasPage } from '@/lib/server/data/built-pages'
import { twinHeader } from '@/lib/twin-header'
import { twinOf } from '@/lib/twins'

/** Request headers that Next would read a nonce from and keep in its page cache for everybody. */
const untrustedHeaders = ['content-security-policy', 'content-security-policy-report-only', 'x-nonce', twinHeader]

/** Folders that only the proxy may lead to; asked for directly they do not exist. */
const inner = /^\/(filtered|weighed)(\/|$)/

/**
 * Three jobs, each of which must happen before Next looks at its cache: untrusted request headers are removed, an
 * address with a filter goes to the page's per-request twin, and pages rendered per request get their nonce.
 */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  for (const name of untrustedHeaders) headers.delete(name)
  const { pathname, searchParams } = request.nextUrl
  if (inner.test(pathname)) return leadTo('_missing', headers)
  const twin = twinOf(pathname, searchParams)
  // A product without a page gets the stored 404: a page that finds nothing while it renders has no HTML to show for it.
  if (twin === null || (twin !== pathname && !hasPage(pathname))) return NextResponse.next({ request: { headers } })
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = noncePolicy(nonce, stylesheetHashes())
  headers.set('content-security-policy', policy)
  const response = leadTo(twin.slice(1), headers)
  response.headers.set('content-security-policy', policy)
  return response
}

/**
 * Leads to another path of this site through the one rewrite of next.config.ts. A rewrite of the proxy's own must name
 * a host, and Next fetches it over the network when that differs from the address it listens on (127.0.0.1, say).
 */
function leadTo(path: string, headers: Headers): NextResponse {
  headers.set(twinHeader, path)
  return NextResponse.next({ request: { headers } })
}

export const config = {
  matcher: [
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'x-nonce' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'x-timbang-twin' }] },
    '/bank-account/:path*',
    '/credit-card/:path*',
    '/investment/:path*',
    '/loan/:path*',
    '/compare',
    '/filtered/:path*',
    '/weighed/:path*',
  ],
}

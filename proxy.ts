import { type NextRequest, NextResponse } from 'next/server'
import { noncePolicy } from '@/lib/csp/policy'
import { stylesheetHashes } from '@/lib/csp/stylesheet-hashes'
import { twinOf } from '@/lib/twins'

/** Request headers that Next would read a nonce from and keep in its page cache for everybody. */
const untrustedHeaders = ['content-security-policy', 'content-security-policy-report-only', 'x-nonce']

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
  if (inner.test(pathname)) return NextResponse.rewrite(new URL('/_missing', request.url), { request: { headers } })
  const twin = twinOf(pathname, searchParams)
  if (twin === null) return NextResponse.next({ request: { headers } })
  return rendered(request, headers, twin)
}

function rendered(request: NextRequest, headers: Headers, path: string): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = noncePolicy(nonce, stylesheetHashes())
  headers.set('content-security-policy', policy)
  const target = new URL(path + request.nextUrl.search, request.url)
  const response = NextResponse.rewrite(target, { request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: [
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'x-nonce' }] },
    '/bank-account/:path*',
    '/credit-card/:path*',
    '/investment/:path*',
    '/loan/:path*',
    '/compare',
    '/filtered/:path*',
    '/weighed/:path*',
  ],
}

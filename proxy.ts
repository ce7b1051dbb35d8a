import { type NextRequest, NextResponse } from 'next/server'
import { constantScriptHashes, stylesheetHashes } from '@/lib/csp/constant-hashes'
import { noncePolicy } from '@/lib/csp/policy'
import { analyticsConfig } from '@/lib/server/data/analytics'
import { hasPage } from '@/lib/server/data/built-pages'
import { twinHeader } from '@/lib/twin-header'
import { twinOf } from '@/lib/twins'

/** Request headers that Next would read a nonce from and keep in its page cache for everybody. */
const untrustedHeaders = ['content-security-policy', 'content-security-policy-report-only', 'x-nonce', twinHeader]

/** Folders that only the proxy may lead to; asked for directly they do not exist. */
const inner = /^\/(filtered|weighed|worked)(\/|$)/

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
  const policy = noncePolicy(nonce, constantScriptHashes, stylesheetHashes(), analyticsConfig()?.host)
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

/**
 * Stored pages must not pass through here: it would cost them a third of their speed. So the lists and their products
 * come by only with a query key that one of them knows. Next reads this object as text, so it cannot be worked out; a
 * test holds it to the categories' keys.
 */
export const config = {
  matcher: [
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'x-nonce' }] },
    { source: '/((?!_next/static).*)', has: [{ type: 'header', key: 'x-timbang-twin' }] },
    '/compare',
    '/search',
    '/filtered/:path*',
    '/weighed/:path*',
    '/worked/:path*',
    { source: '/financial-hub/:path+', has: [{ type: 'query', key: 'case' }] },
    { source: '/financial-hub/:path+', has: [{ type: 'query', key: 'sealed' }] },
    { source: '/financial-analysis', has: [{ type: 'query', key: 'sealed' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'amount' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'audience' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'balance' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'bills' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'card-spend' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'carry' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'case' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'channel' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'cheques' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'conditions' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'dining' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'drawn' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'drawn-days' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'early' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'effort' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'features' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'fee' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'groceries' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'invest' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'issuer-kind' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'kind' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'leave-out' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'months' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'must-have' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'network' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'online' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'other' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'page' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'payout' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'perks' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'petrol' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'protection' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'purpose' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'rate-basis' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'rate-kind' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'salary' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'situation' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'strings' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'swipes' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'term' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'tier' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'top-up' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'transfers' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'travel' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-base' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-cost' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-fee' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-fees' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-finance' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-flexibility' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-instalment' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-lounge' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-minimum' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-net' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-opening' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-return' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-speed' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'w-value' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'was' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'why' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'without' }] },
    { source: '/(bank-account|credit-card|investment|loan)/:path*', has: [{ type: 'query', key: 'worker' }] },
  ],
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Why a request does not reach what would answer it. */
export type Refusal =
  | { readonly status: 403; readonly allow: null }
  | { readonly status: 405; readonly allow: readonly string[] }

/** The methods of an address that takes GET, with HEAD, which is GET without its body. */
export function withHead(methods: readonly string[]): readonly string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Whether a method is to change nothing (RFC 9110, section 9.2.1). */
function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

/**
 * Whether a request was made by a page of this site, or by no page at all. Browsers tell where a request was made in
 * `Sec-Fetch-Site`, which no script can set, and over plain HTTP in `Origin` alone; who sends neither is no browser, and
 * holds nothing of a visitor that another site could misuse.
 */
function isOwn({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Looks at a request for an address that has these methods. 405 for any other, TRACE included; 403 for one with an effect
 * that a page of another site made. null: it may go on.
 */
export function refusalOf(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  methods: readonly string[],
): Refusal | null {
  const allow = withHead(methods)
  if (!allow.includes(method)) return { status: 405, allow }
  return isSafe(method) || isOwn(headers) ? null : { status: 403, allow: null }
}

import type { IncomingMessage } from 'node:http'

/**
 * On every request that the front hands to the framework: what `proxy.ts` does for a server without a front is done already.
 * Whoever sends it to such a server spares only their own answer its headers; no page of another site can add it to a form.
 */
export const frontHeader = 'x-front'

/** What HTTP itself has that route handlers read or that it needs. */
const passed: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'dnt',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'purpose',
  'range',
  'referer',
  'sec-gpc',
  'sec-purpose',
  'transfer-encoding',
  'user-agent',
  'x-moz',
  'x-purpose',
])

/**
 * Removes every header that no route handler reads: all but HTTP's own and `callHeaders`, which calls carry besides (lower case). Next takes some from whoever sends them: a nonce to keep in a page, a
 * stage to skip, a path to answer for. Adds who called to `X-Forwarded-For`, like any proxy.
 */
export function keepKnownHeaders(request: IncomingMessage, callHeaders: readonly string[]): void {
  const isPassed = (name: string) => passed.has(name) || callHeaders.includes(name) || name.startsWith('sec-fetch-')
  const raw = request.rawHeaders
  const kept: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at] ?? ''
    if (isPassed(name.toLowerCase())) kept.push(name, raw[at + 1] ?? '')
  }
  const callers = callersOf(request)
  kept.push('X-Forwarded-For', callers, frontHeader, '1')
  // `headersDistinct` is made from this list when somebody first asks for it.
  request.rawHeaders = kept
  for (const name of Object.keys(request.headers)) if (!isPassed(name)) delete request.headers[name]
  request.headers['x-forwarded-for'] = callers
  request.headers[frontHeader] = '1'
}

/** What proxies say of who called, and at its end, as each of them adds it, who called this server. */
export function callersOf({ headers, socket }: IncomingMessage): string {
  const told = headers['x-forwarded-for'] ?? []
  return [told, socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

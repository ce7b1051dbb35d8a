import type { ServerResponse } from 'node:http'
import { policyOfNothing } from '../csp/policy'

/** On every answer, unless the answer brings its own value. */
export const securityHeaders = [
  ['Content-Security-Policy', policyOfNothing],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
] as const

/** What a file needs of them: the rest is about documents, and each script of a page would carry it. */
const fileHeaders = securityHeaders.filter(([name]) =>
  /^(?:X-Content-Type-Options|Cross-Origin-Resource-Policy|Strict-Transport-Security)$/.test(name),
)

/** The headers of a file that is no document. */
export function withFileSecurity(own: Readonly<Record<string, string>>): Record<string, string> {
  return { ...Object.fromEntries(fileHeaders), ...own }
}

/** Those that no route handler brings with a value of its own, so that a server without a front can set them beforehand. */
export const commonHeaders = securityHeaders.filter(([name]) =>
  /^(?:X-Content-Type-Options|Permissions-Policy|Cross-Origin-Opener-Policy|Strict-Transport-Security)$/.test(name),
)

/** The headers of an answer, with the security headers that it does not bring itself. */
export function withSecurity(own: Readonly<Record<string, string>>): Record<string, string> {
  const named = new Set(Object.keys(own).map((name) => name.toLowerCase()))
  return { ...Object.fromEntries(securityHeaders.filter(([name]) => !named.has(name.toLowerCase()))), ...own }
}

/** What the framework says of its own workings: of no use to a visitor, and a help to whoever looks for its holes. */
const internalHeader = /^x-(?:nextjs?-|middleware-|powered-by$)/

/** Request headers that are removed before the framework is asked: no answer differs by them. */
const removedHeader = /^(?:rsc|next-)/i

function removeInternals(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (internalHeader.test(name)) response.removeHeader(name)
  const vary = [response.getHeader('vary') ?? []].flat().join(',').split(',')
  const others = vary.map((name) => name.trim()).filter((name) => name !== '' && !removedHeader.test(name))
  if (others.length > 0) response.setHeader('Vary', others.join(', '))
  else response.removeHeader('Vary')
}

/**
 * Adds to an answer that others wrote what it is to leave with: called at the moment its head is sent. A page without a
 * policy keeps its looks. No failure may be kept, and headers of the framework's inside are removed.
 */
export function completeHead(response: ServerResponse, policyWithoutScript: string): void {
  removeInternals(response)
  if (response.statusCode >= 400) response.setHeader('Cache-Control', 'no-store')
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  if (isPage && !response.hasHeader('content-security-policy')) {
    response.setHeader('Content-Security-Policy', policyWithoutScript)
  }
  for (const [name, value] of securityHeaders) if (!response.hasHeader(name)) response.setHeader(name, value)
}

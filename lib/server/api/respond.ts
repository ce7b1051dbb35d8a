import type { SessionEnd } from '@/lib/contract/entities/session-end'
import type { Operation } from '@/lib/contract/operation'
import { type ProblemCode, problemKinds } from '@/lib/contract/problem'
import { problemDocument } from '@/lib/contract/problem-document'
import type { FieldError } from '@/lib/contract/refusal'

/** Sent with every answer: nothing here is a page, may run, be framed or be read by another site. */
const guardHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const

/** When what is not there for a moment may be asked for again. */
const retryAfterSeconds = '5'

/** A 401 names the scheme that is wanted (RFC 9110, section 11.6.1). For any other scheme a browser would ask its visitor for a password. */
const tokenWanted = { 'WWW-Authenticate': 'Bearer error="invalid_token"' } as const

/** An answer with the guard headers; `extra` comes last and may replace one. A null body has no type. */
export function respond(
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  type: string | null,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const typed = type === null ? {} : { 'Content-Type': type }
  return new Response(body, {
    status,
    headers: { ...guardHeaders, ...typed, ...(status === 401 ? tokenWanted : {}), 'X-Request-Id': requestId, ...extra },
  })
}

/** The success of an operation with the status, caching and headers it declares; a 204 has no body. */
export function respondSuccess(operation: Operation, body: unknown, requestId: string): Response {
  const { status, headers: own } = operation.success
  const headers = { 'Cache-Control': operation.cache, ...own }
  if (status === 204) return respond(status, null, null, requestId, headers)
  return respond(status, JSON.stringify(body), 'application/json', requestId, headers)
}

/** A problem document; never cached. */
export function respondProblem(
  code: ProblemCode,
  requestId: string,
  more: {
    readonly detail?: string | null
    readonly fields?: readonly FieldError[]
    readonly headers?: Readonly<Record<string, string>>
    readonly sessionEnd?: SessionEnd | null
  } = {},
): Response {
  const document = problemDocument(code, requestId, more.detail ?? null, more.fields ?? [], more.sessionEnd)
  const { status } = problemKinds[code]
  return respond(status, JSON.stringify(document), 'application/problem+json', requestId, {
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': retryAfterSeconds } : {}),
    ...more.headers,
  })
}

import { type FieldError, type ProblemCode, problemDocument, problemKinds } from '@/lib/contract/problem'

/** Sent with every answer: nothing here is a page, may run, be framed or be read by another site. */
const guardHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const

/** An answer with the guard headers; `extra` comes last and may replace one. */
export function respond(
  status: number,
  body: string,
  type: string,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...guardHeaders, 'Content-Type': type, 'X-Request-Id': requestId, ...extra },
  })
}

/** A JSON answer, cached as its operation says. */
export function respondJson(status: number, body: unknown, cache: string, requestId: string): Response {
  return respond(status, JSON.stringify(body), 'application/json', requestId, { 'Cache-Control': cache })
}

/** A problem document; never cached. */
export function respondProblem(
  code: ProblemCode,
  requestId: string,
  more: {
    readonly detail?: string | null
    readonly fields?: readonly FieldError[]
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Response {
  const document = problemDocument(code, requestId, more.detail ?? null, more.fields ?? [])
  return respond(problemKinds[code].status, JSON.stringify(document), 'application/problem+json', requestId, {
    'Cache-Control': 'no-store',
    ...more.headers,
  })
}

import 'server-only'
import { randomUUID } from 'node:crypto'
import { largestAnswer, type TimeLimits } from '@/lib/client/http'
import { type Operation, partSchema } from '@/lib/contract/operation'
import { ApiFailure } from '@/lib/server/api/failure'
import { readBytes } from '@/lib/server/api/read-request'
import { respond, respondProblem } from '@/lib/server/api/respond'
import { log } from '@/lib/server/log'
import { readStream } from '@/lib/server/read-stream'
import { challengeHeader } from '@/lib/server/services/calls/challenge'
import { deviceKeyHeader } from '@/lib/server/services/sessions/known-devices'
import { providerLimits } from './remote'

/** All that a provider is told of a request. No call of the contract has a cookie, so none leaves. */
const told = [
  'app-identifier',
  challengeHeader,
  'content-encoding',
  'content-type',
  'hash',
  'idempotency-key',
  'platform',
  'timestamp',
  'x-forwarded-for',
]

/** And of what concerns an account: a session names the browser that it was opened in. */
const toldOfMembers = [deviceKeyHeader, 'user-agent']

/** What a caller is told beside the answer itself. How long it may be kept, and by whom, the contract says. */
const passedBack = ['date', 'retry-after']

const bearer = /^Bearer \S+$/i
const requestIdPattern = /^[\w-]{1,64}$/

/** Where to, and for how long. */
interface ForwardOptions {
  /** The provider's base address, without a slash at its end. */
  readonly base: string
  readonly limits?: TimeLimits
}

/** A provider whose answer is none that the contract knows. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

function headersFor(operation: Operation, { headers }: Request): Headers {
  const kept = new Headers({ accept: 'application/json' })
  for (const name of operation.id.startsWith('account-component/') ? [...told, ...toldOfMembers] : told) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  const authorization = headers.get('authorization')
  if (authorization !== null && bearer.test(authorization)) kept.set('authorization', authorization)
  return kept
}

/** Asks the provider and reads all that it says within one limit of time. Throws what {@link forward} answers. */
async function ask(operation: Operation, request: Request, { base, limits = providerLimits }: ForwardOptions) {
  const { pathname, search } = new URL(request.url)
  const body = partSchema(operation, 'body') === undefined ? null : await readBytes(operation, request)
  const answer = await fetch(`${base}${pathname}${search}`, {
    method: request.method,
    headers: headersFor(operation, request),
    body,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(operation.method === 'GET' ? limits.read : limits.write),
  })
  if (answer.status >= 300 && answer.status < 400) throw new NoAnswer(`The provider answered ${answer.status}`)
  const bytes = await readStream(answer.body, largestAnswer)
  if (bytes === null) throw new NoAnswer('The answer is too long')
  return { answer, bytes }
}

/** The provider's answer with our own headers around it. Nothing of another server is ever a page, whatever it says. */
function passBack(operation: Operation, answer: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const named = answer.headers.get('x-request-id') ?? ''
  const requestId = requestIdPattern.test(named) ? named : randomUUID()
  const passed = passedBack.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const own = answer.ok
    ? { 'Cache-Control': operation.cache, ...operation.success.headers }
    : { 'Cache-Control': 'no-store' }
  const headers = { ...Object.fromEntries(passed), ...own }
  if (bytes.length === 0) return respond(answer.status, null, null, requestId, headers)
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json')
  return respond(answer.status, bytes, isProblem ? 'application/problem+json' : 'application/json', requestId, headers)
}

function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Hands a call on to a provider in another process and its answer back. The path of the request is below the provider's
 * base. Never rejects: a provider that cannot be reached is 503 GBL0021, one that is too slow 504 GBL0022, and each is
 * logged once.
 */
export async function forward(operation: Operation, request: Request, options: ForwardOptions): Promise<Response> {
  try {
    const { answer, bytes } = await ask(operation, request, options)
    return passBack(operation, answer, bytes)
  } catch (error) {
    const requestId = randomUUID()
    if (error instanceof ApiFailure) return respondProblem(error.code, requestId)
    log().error('api.forward-failed', error, { requestId, operation: operation.id })
    return respondProblem(isLate(error) ? 'GBL0022' : 'GBL0021', requestId)
  }
}

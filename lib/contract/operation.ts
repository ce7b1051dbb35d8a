import * as z from 'zod'
import type { ProblemCode } from './problem'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Where a call comes from. `given by the spec`: method, request and answer are the specification's. `path only`: it shows
 * the path, the rest is ours. `ours`: we added the call, or chose its path.
 */
export type Provenance = 'given by the spec' | 'path only' | 'ours'

/** The name, address and origin of a call, built or not. */
export interface CallName {
  /** Component and operation, such as `ai-component/product-details`. */
  readonly id: string
  readonly method: Method
  /** Below the provider's base; a parameter is written `{name}`. */
  readonly path: string
  readonly provenance: Provenance
}

/**
 * Most calls a minute, and where it is named an hour, from one source, and by one member where the call knows who asks.
 * `uncounted`: while calls cannot be counted, those that only read or give are answered by the count of each process; those
 * that guard something or store it are refused.
 */
export interface CallLimit {
  readonly perMinute: number
  readonly perHour?: number
  readonly uncounted: 'answer' | 'refuse'
}

/**
 * One call: what the provider's routes, the client, the OpenAPI document and the tests are derived from. `request` is an
 * object of up to three parts, `params`, `query` and `body`; a part that is not named is not read.
 */
export interface Operation<Q extends z.ZodObject = z.ZodObject, A extends z.ZodType = z.ZodType> extends CallName {
  readonly summary: string
  readonly notes: string | null
  /**
   * `bearer`: only for a member whose access token is live. `optional`: anyone may ask, a live token says which member
   * asks and a dead one is refused, so that the client renews it. `public`: a token is not looked at.
   */
  readonly auth: 'public' | 'optional' | 'bearer'
  /** Only for a member who proved in the last five minutes who they are: what could take an account over. Only with `bearer`. */
  readonly fresh?: true
  /**
   * `signed`: the call carries the specification's `hash` and `timestamp` headers. The key ships to browsers, so they
   * say nothing about who calls; they keep out noise.
   */
  readonly headers: 'plain' | 'signed'
  /** How often one source may call; as often as it likes when left out. */
  readonly limit?: CallLimit
  /**
   * Asks for a proof that a person and no program calls, in a `Challenge-Token` header, where the provider has RECAPTCHA_ENABLED; elsewhere
   * the header is not looked at.
   */
  readonly challenged?: true
  /**
   * Has one effect however often it is sent: the caller names it by an `Idempotency-Key` header of its own making (a UUID), and the
   * answer to the same key and body is given again.
   */
  readonly idempotent?: true
  /** Takes a `Device-Key` header, by which the browser of a member is known again and not counted with strangers. */
  readonly knowsDevice?: true
  /** Most bytes of a body, where it is another number than {@link usualLongestBody}: for what carries files. */
  readonly longestBody?: number
  readonly cache: 'public, max-age=300' | 'no-cache' | 'no-store'
  readonly request: Q
  /** A 204 has no body, and `z.undefined()` for a schema. */
  readonly success: {
    readonly status: 200 | 202 | 204
    readonly description: string
    readonly schema: A
    /** Sent beside the headers that every answer has. */
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Failures beyond the ones that every call shares; see {@link declaredErrors}. */
  readonly errors: readonly ProblemCode[]
}

/** Most bytes of a body. */
export const usualLongestBody = 100_000

/** Most bytes that a body of this call may have. */
export function longestBodyOf({ longestBody }: Pick<Operation, 'longestBody'>): number {
  return longestBody ?? usualLongestBody
}

/** Types an operation as itself, so that its schemas keep their exact types. */
export function defineOperation<Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
): Operation<Q, A> {
  return operation
}

/** How often a call may be made, in words. */
export function mostInWords({ perMinute, perHour }: CallLimit): string {
  const minute = `${perMinute} calls a minute`
  return perHour === undefined ? minute : `${minute} and ${perHour} an hour`
}

const requestParts = ['params', 'query', 'body'] as const
export type RequestPart = (typeof requestParts)[number]

/** The schema of one part of a request; undefined when the call does not read it. */
export function partSchema(operation: Operation, part: RequestPart): z.core.$ZodType | undefined {
  return operation.request.shape[part]
}

/** Whether a call may end without anybody knowing what came of it: one that stores something, in what may fail. */
function mayBeUnclear({ method }: Operation, declared: readonly ProblemCode[]): boolean {
  return method !== 'GET' && declared.includes('GBL0009')
}

/** Every failure that a call may answer with, the shared ones included. */
export function declaredErrors(operation: Operation): readonly ProblemCode[] {
  const reads = requestParts.some((part) => partSchema(operation, part) !== undefined)
  const shared: ProblemCode[] = ['GBL0001', 'GBL0004']
  if (reads) shared.push('GBL0007')
  if (partSchema(operation, 'body') !== undefined) shared.push('GBL0002', 'GBL0005', 'GBL0006')
  if (operation.headers === 'signed') shared.push('GBL0010')
  if (operation.auth !== 'public') shared.push('GBL0009', 'GBL0011')
  if (operation.auth === 'bearer') shared.push('GBL0015', 'GBL0020')
  if (operation.fresh) shared.push('GBL0028')
  if (operation.limit !== undefined) shared.push('GBL0017')
  if (operation.limit?.uncounted === 'refuse') shared.push('GBL0009')
  if (operation.challenged) shared.push('GBL0034', 'GBL0035')
  if (operation.idempotent) shared.push('GBL0009', 'GBL0027', 'GBL0030')
  const declared = [...shared, ...operation.errors]
  if (mayBeUnclear(operation, declared)) declared.push('GBL0022')
  return [...new Set(declared)].sort()
}

/** Wraps an answer in the specification's `data`. */
export function dataOf<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema })
}

import 'server-only'
import type * as z from 'zod'
import { call } from '@/lib/client/call'
import type { Operation } from '@/lib/contract/operation'
import { systemClock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { challengeHeader } from '@/lib/server/services/calls/challenge'
import { signatureHash } from '@/lib/server/services/calls/signature'
import { deviceKeyHeader } from '@/lib/server/services/sessions/known-devices'
import { transport } from './transport'

/** Longer ones are no tokens; a header has little room. */
const longestChallenge = 4_097

/** Whose call it is: the request's own headers, by which the provider tells visitors and devices apart. */
export interface Caller {
  readonly forwardedFor: string | null
  readonly userAgent: string | null
  /** What the browser is known by, on the pages of signing in. */
  readonly deviceKey?: string
}

/** How a call differs from others of the visitor. */
interface VisitorCallOptions {
  /** An access token. */
  readonly bearer?: string
  /** A UUID; the call has one effect for it. */
  readonly idempotencyKey?: string
  /** What proves that a person asks; null where nothing does. */
  readonly challenge?: string | null
}

/** The caller of a request that a browser sent. */
export function callerOf(headers: Headers): Caller {
  return { forwardedFor: headers.get('x-forwarded-for'), userAgent: headers.get('user-agent') }
}

/** Calls the provider on behalf of a visitor whose browser runs no script, or must not see what is sent. Rejects with ApiError. */
export function callFor<Q extends z.ZodObject, A extends z.ZodType>(
  caller: Caller,
  operation: Operation<Q, A>,
  input: z.input<Q>,
  options: VisitorCallOptions = {},
): Promise<z.output<A>> {
  return call(operation, input, transport(), {
    headers: () => ({ ...(operation.headers === 'signed' ? signature() : {}), ...headersOf(caller, options) }),
  })
}

function headersOf(
  { forwardedFor, userAgent, deviceKey }: Caller,
  { bearer, idempotencyKey, challenge = null }: VisitorCallOptions,
) {
  return {
    ...(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }),
    ...(userAgent === null ? {} : { 'user-agent': userAgent }),
    ...(deviceKey === undefined ? {} : { [deviceKeyHeader]: deviceKey }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    ...(challenge === null ? {} : { [challengeHeader]: challenge.slice(0, longestChallenge) }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

function signature(): Readonly<Record<string, string>> {
  const { API_APP_ID, API_SIGNING_KEY } = env()
  const timestamp = String(systemClock.now())
  return { timestamp, hash: signatureHash(API_APP_ID, API_SIGNING_KEY, timestamp) }
}

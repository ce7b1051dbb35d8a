import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'
import { ApiError } from './api-error'
import { browserTransport } from './browser'
import { type CallOptions, call } from './call'
import type { Transport } from './http'
import { createTabsLock, type RenewalLock } from './lock'
import { createProviderClock } from './provider-clock'
import { createRenew, endSession, isRefused, type Renewal } from './renewal'
import { clearSession } from './session-end'
import { loadSigner, type SigningConfig } from './sign'
import { readToken } from './storage'

/** How one call through the session differs from the others. */
export interface SessionCallOptions extends Omit<CallOptions, 'headers'> {
  /** Names what an idempotent call does, so that another call is the same try again; a call without one is something new. */
  readonly idempotencyKey?: string
}

/** Makes a call that carries the session, and a signature where the contract wants one. Rejects with ApiError only. */
export type SessionCall = <Q extends z.ZodObject, A extends z.ZodType>(
  operation: Operation<Q, A>,
  input: z.input<Q>,
  options?: SessionCallOptions,
) => Promise<z.output<A>>

interface SessionPorts {
  readonly transport: Transport
  readonly signing: SigningConfig
  readonly lock: RenewalLock
  /** Epoch milliseconds. */
  readonly now: () => number
}

type Signer = Awaited<ReturnType<typeof loadSigner>>

function isUnauthorised(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401
}

/**
 * Makes the calls of a session. A call costs at most four requests: itself, one renewal after a 401, one replay, and one
 * more without authorisation when the provider refuses the fresh token too. Tokens that the provider refuses are cleared;
 * what needs no account is then made again without them, and so is a read. A signed call that is refused by a provider
 * whose clock shows another time is signed anew by that clock, once.
 */
export function createSessionCall({ transport, signing, lock, now }: SessionPorts): SessionCall {
  const renew = createRenew(transport, lock)
  const clock = createProviderClock(now)

  return async (operation, input, { idempotencyKey, ...options } = {}) => {
    const signer = operation.headers === 'signed' ? await signerFor(operation.id, signing, transport) : null
    // One for all of its requests: replayed after a renewal, it is the same call.
    const once = operation.idempotent ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}
    const sendOnce = (access: string | null) =>
      call(operation, input, transport, {
        ...options,
        headers: () => ({ ...headersOf(signer, access, clock.now), ...once }),
      })
    const send = async (access: string | null) => {
      try {
        return await sendOnce(access)
      } catch (error) {
        if (signer === null || !clock.learn(error)) throw error
        return sendOnce(access)
      }
    }
    const sent = readToken()
    try {
      return await send(sent)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unsent') clearSession('refused')
      if (sent === null || !isUnauthorised(error)) throw error
      return replay(operation, error, await renew(sent, error), send)
    }
  }
}

/** The one replay of a call that was refused with `error`. */
async function replay<T>(
  operation: Operation,
  error: ApiError,
  renewal: Renewal,
  send: (access: string | null) => Promise<T>,
): Promise<T> {
  if (renewal.kind === 'unanswered') throw renewal.error
  if (renewal.kind === 'over') return sendAsVisitor(operation, error, send)
  try {
    return await send(renewal.access)
  } catch (again) {
    // A token fresh from the provider that it refuses ends the session; another tab's may just be old by now.
    const isDead = renewal.kind === 'renewed' && isUnauthorised(again) && isRefused(again)
    if (!isDead || endSession(renewal.access, again).kind !== 'over') throw again
    return sendAsVisitor(operation, again, send)
  }
}

/** The call of nobody in particular; `error` where that cannot be: a change to an account that is not named. */
async function sendAsVisitor<T>(
  { method, auth }: Operation,
  error: ApiError,
  send: (access: null) => Promise<T>,
): Promise<T> {
  if (method !== 'GET' && auth === 'bearer') throw error
  return send(null)
}

function headersOf(signer: Signer | null, access: string | null, now: () => number) {
  return {
    ...(access === null ? {} : { Authorization: `Bearer ${access}` }),
    ...signer?.(now()),
  }
}

async function signerFor(operation: string, signing: SigningConfig, { onFailure }: Transport): Promise<Signer> {
  try {
    return await loadSigner(signing)
  } catch (cause) {
    const failure = new ApiError('network', operation, null, null, { cause })
    onFailure(failure)
    throw failure
  }
}

let memo: { readonly signing: SigningConfig; readonly call: SessionCall } | undefined

/** This tab's way to make calls of the session; one for all parts of the page, so that they renew it once. */
export function sessionCall(signing: SigningConfig): SessionCall {
  if (memo === undefined || memo.signing.appId !== signing.appId || memo.signing.signingKey !== signing.signingKey) {
    const ports = { transport: browserTransport(), signing, lock: createTabsLock(), now: Date.now }
    memo = { signing, call: createSessionCall(ports) }
  }
  return memo.call
}

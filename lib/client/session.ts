import type * as z from 'zod'
import type { Operation } from '@/lib/contract/operation'
import { ApiError } from './api-error'
import { browserTransport } from './browser'
import { type CallOptions, call } from './call'
import type { Transport } from './http'
import { createTabsLock, type RenewalLock } from './lock'
import { createRenew, endSession, type Renewal } from './renewal'
import { clearSession } from './session-end'
import { loadSigner, type SigningConfig } from './sign'
import { readToken } from './storage'

/** How one call through the session differs from the others. */
export type SessionCallOptions = Omit<CallOptions, 'headers'>

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
 * Makes the calls of a session. A call costs at most three requests: itself, one renewal after a 401, one replay.
 * Tokens that the provider refuses are cleared; a read is then made again without them, a write fails with the 401.
 */
export function createSessionCall({ transport, signing, lock, now }: SessionPorts): SessionCall {
  const renew = createRenew(transport, lock)

  return async (operation, input, options = {}) => {
    const signer = operation.headers === 'signed' ? await signerFor(operation.id, signing) : null
    const send = (access: string | null) =>
      call(operation, input, transport, { ...options, headers: () => headersOf(signing, signer, access, now) })
    const sent = readToken()
    try {
      return await send(sent)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unsent') clearSession()
      if (sent === null || !isUnauthorised(error)) throw error
      return replay(operation, error, await renew(sent), send)
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
  if (renewal.kind === 'over') {
    if (operation.method !== 'GET') throw error
    return send(null)
  }
  try {
    return await send(renewal.access)
  } catch (again) {
    // A token fresh from the provider that it refuses ends the session; another tab's may just be old by now.
    if (renewal.kind === 'renewed' && isUnauthorised(again)) endSession(renewal.access)
    throw again
  }
}

function headersOf(signing: SigningConfig, signer: Signer | null, access: string | null, now: () => number) {
  return {
    'app-identifier': signing.appId,
    ...(access === null ? {} : { Authorization: `Bearer ${access}` }),
    ...signer?.(now()),
  }
}

async function signerFor(operation: string, signing: SigningConfig): Promise<Signer> {
  try {
    return await loadSigner(signing)
  } catch (error) {
    throw new ApiError('network', operation, null, null, error)
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

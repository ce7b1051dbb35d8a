import { tokenExtendsOperation } from '@/lib/contract/calls/session'
import { ApiError } from './api-error'
import { call } from './call'
import type { Transport } from './http'
import type { RenewalLock } from './lock'
import { clearSession } from './session-end'
import { endingCodes } from './session-state'
import type { WhyOut } from './session-store'
import { readToken, readTokens, type Tokens, writeTokens } from './storage'

/**
 * What asking for a new access token came to. `renewed`: this tab fetched one. `adopted`: another call or tab had it
 * already. `over`: the session has ended and nothing is left of it. `unanswered`: nobody said no, so the tokens stay.
 */
export type Renewal =
  | { readonly kind: 'renewed'; readonly access: string }
  | { readonly kind: 'adopted'; readonly access: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'unanswered'; readonly error: ApiError }

/** Gets a token for a call whose own, `sent`, was refused with an error. */
export type Renew = (sent: string, refused: ApiError) => Promise<Renewal>

/** What the provider says of tokens that are worth nothing any more: malformed, dead, or of an account that is gone or closed. */
const refusals = /^GBL00(07|1[125]|20)$/

/**
 * Whether the provider itself has refused a token for good. The status alone says nothing: a proxy or a firewall before the
 * provider answers with 401, 403 or 407 too, in its own words.
 */
export function isRefused({ errorCode }: ApiError): boolean {
  return refusals.test(errorCode ?? '')
}

/** How long a tab waits, in milliseconds, for what another one has announced to arrive in its storage. */
const arrivalLimit = 2000

/**
 * Waits until the stored access token is another one, or none; at most `limit` milliseconds. Browsers show a tab what
 * another process wrote a moment later, with an event.
 */
function untilTokenIsNot(token: string, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (readToken() !== token) finish()
    }
    const timer = setTimeout(() => finish(), limit)
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', look)
      resolve()
    }
    window.addEventListener('storage', look)
    look()
  })
}

/**
 * Renews the session, one call at a time under `lock`: whoever waited finds the new token in storage and takes it.
 */
export function createRenew(transport: Transport, lock: RenewalLock): Renew {
  /** What this tab fetched last, for storage that could not keep it. */
  let last: { readonly from: string; readonly to: string } | null = null

  const fetchTokens = async (sent: string, refresh: string): Promise<Renewal> => {
    const answer = await call(tokenExtendsOperation, { body: { refreshToken: refresh } }, transport)
    // Signed out while the answer was on its way: the tokens must not come back.
    if (readTokens()?.refresh !== refresh) return afterChange(sent)
    last = { from: sent, to: answer.accessToken }
    writeTokens({ access: answer.accessToken, refresh: answer.refreshToken ?? refresh })
    return { kind: 'renewed', access: answer.accessToken }
  }

  const renewStored = async (sent: string, refused: ApiError, { access, refresh }: Tokens): Promise<Renewal> => {
    if (access !== sent) return { kind: 'adopted', access }
    if (last?.from === sent) return { kind: 'adopted', access: last.to }
    if (refresh === null) return afterFailure(sent, refused)
    try {
      return await fetchTokens(sent, refresh)
    } catch (error) {
      return afterFailure(sent, error)
    }
  }

  return (sent, refused) =>
    lock.run(async () => {
      if (last?.from !== sent && (await lock.isAnnounced(sent))) await untilTokenIsNot(sent, arrivalLimit)
      const stored = readTokens()
      if (stored === null) return { kind: 'over' }
      const renewal = await renewStored(sent, refused, stored)
      if (renewal.kind === 'renewed' || renewal.kind === 'over') await lock.announce(sent)
      return renewal
    })
}

/** Throws what is no failed call. */
function afterFailure(sent: string, error: unknown): Renewal {
  if (!(error instanceof ApiError)) throw error
  return isRefused(error) ? endSession(sent, error) : { kind: 'unanswered', error }
}

/** The tokens are no longer the ones that this call knew. */
function afterChange(sent: string): Renewal {
  const access = readTokens()?.access ?? null
  return access === null || access === sent ? { kind: 'over' } : { kind: 'adopted', access }
}

/** Clears the session that `sent` belonged to and that `refused` ended; one that was opened since stays and is adopted. */
export function endSession(sent: string, refused: ApiError): Renewal {
  const changed = afterChange(sent)
  if (changed.kind === 'over') clearSession(whyEnded(refused))
  return changed
}

function whyEnded({ errorCode, refusal }: ApiError): WhyOut {
  return endingCodes.test(errorCode ?? '') ? 'closed' : (refusal?.sessionEnd ?? 'refused')
}

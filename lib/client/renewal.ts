import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { ApiError } from './api-error'
import { call } from './call'
import type { Transport } from './http'
import type { RenewalLock } from './lock'
import { clearSession } from './session-end'
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

/** Gets a token for a call whose own, `sent`, was refused. */
export type Renew = (sent: string) => Promise<Renewal>

/** A no that another try would not change; 408 and 429 ask for patience, and 5xx says nothing about the token. */
function isRefusal(error: ApiError): boolean {
  const { status } = error
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
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

  const renewStored = async (sent: string, { access, refresh }: Tokens): Promise<Renewal> => {
    if (access !== sent) return { kind: 'adopted', access }
    if (last?.from === sent) return { kind: 'adopted', access: last.to }
    if (refresh === null) return endSession(sent)
    try {
      return await fetchTokens(sent, refresh)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return isRefusal(error) ? endSession(sent) : { kind: 'unanswered', error }
    }
  }

  return (sent) =>
    lock.run(async () => {
      if (last?.from !== sent && (await lock.isAnnounced(sent))) await untilTokenIsNot(sent, arrivalLimit)
      const stored = readTokens()
      if (stored === null) return { kind: 'over' }
      const renewal = await renewStored(sent, stored)
      if (renewal.kind === 'renewed' || renewal.kind === 'over') await lock.announce(sent)
      return renewal
    })
}

/** The tokens are no longer the ones that this call knew. */
function afterChange(sent: string): Renewal {
  const access = readTokens()?.access ?? null
  return access === null || access === sent ? { kind: 'over' } : { kind: 'adopted', access }
}

/** Clears the session that `sent` belonged to; one that was opened since stays and is adopted. */
export function endSession(sent: string): Renewal {
  const changed = afterChange(sent)
  if (changed.kind === 'over') clearSession()
  return changed
}

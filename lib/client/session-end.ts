import { changeSession } from './session-store'
import { readToken, writeSession, writeTokens } from './storage'

/** Ends the session on this device: removes both tokens, in every tab, and the user id. False where storage refuses. */
export function clearSession(): boolean {
  const cleared = writeTokens(null)
  return forgetMember() && cleared
}

function forgetMember(): boolean {
  changeSession({ state: { kind: 'out' } })
  return writeSession('userId', null)
}

/**
 * Follows the end of the session in other tabs until `signal` aborts. The tokens are left alone: what storage shows here
 * may be older than a session that the other tab has opened since.
 */
export function followOtherTabs(signal: AbortSignal): void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key says that everything was cleared.
    if ((key === null || key === 'accessToken') && readToken() === null) forgetMember()
  }
  window.addEventListener('storage', onStorage, { signal })
}

import { changeSession, currentSession, type WhyOut } from './session-store'
import { forgetOwn, readToken, writeSession, writeTokens } from './storage'

/** Ends the session on this device: removes both tokens, in every tab, and the user id. False where storage refuses. */
export function clearSession(whyOut: WhyOut): boolean {
  const cleared = writeTokens(null)
  return forgetMember(whyOut) && cleared
}

function forgetMember(whyOut: WhyOut): boolean {
  changeSession({ state: { kind: 'out' }, whyOut })
  forgetOwn()
  return writeSession('userId', null)
}

/**
 * Follows the session in other tabs until `signal` aborts: its end, and by `onOpened` one that is opened there while nobody is logged in
 * here. The tokens are left alone: what storage shows here may be older than a session that the other tab has opened since.
 */
export function followOtherTabs(signal: AbortSignal, onOpened: () => void): void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key says that everything was cleared.
    if (key !== null && key !== 'accessToken') return
    const { state, whyOut } = currentSession()
    if (readToken() === null) {
      if (state.kind !== 'out' || whyOut === 'unreached') forgetMember('other-tab')
    } else if (state.kind === 'out') onOpened()
  }
  window.addEventListener('storage', onStorage, { signal })
}

import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from '@/lib/client/session-store'

/** The server knows no visitor: every page is printed for this session, and is hydrated with it. */
const printed: Session = { state: { kind: 'unknown' }, mode: null, whyOut: null }

/** Who is logged in, and the mode of the page; whoever uses it is drawn anew with each change. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => printed)
}

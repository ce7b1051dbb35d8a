import type { SessionEnd } from '@/lib/contract/entities/session-end'
import type { User } from '@/lib/contract/entities/user'
import type { SessionState } from './session-state'

/** The account with what the client derives from it. */
export interface Member extends User {
  readonly initName: string
  /** Whether the referral terms have changed since the member agreed to them; null while that is not known. */
  readonly referralDifferentTermConditionVersion: boolean | null
  /** It is being asked whether they have; absent: that is answered, or nobody can say. */
  readonly termsCheckRunning?: true
}

export type MemberState = SessionState<Member>

/** A page that is a form as a whole, or the one that signs somebody in: both hide parts of header and footer. */
export type PageMode = 'form' | 'sign'

/**
 * Why nobody is logged in here, beside what the provider says of a session that it ended. `left`: Sign Out was pressed on this page.
 * `other-tab`: the tokens went in another tab. `closed`: the account is closed or suspended. `refused`: the provider gave no reason.
 * `unreached`: the tokens are kept, and the account could not be loaded.
 */
export type WhyOut = SessionEnd | 'left' | 'other-tab' | 'closed' | 'refused' | 'unreached'

/** What every part of the page may know of the session. */
export interface Session {
  /** Who is logged in, with the account. */
  readonly state: MemberState
  /** Null on an ordinary page. */
  readonly mode: PageMode | null
  /** Null while somebody is logged in, and where nobody was. */
  readonly whyOut: WhyOut | null
}

const listeners = new Set<() => void>()
let session: Session = { state: { kind: 'unknown' }, mode: null, whyOut: null }

/** The session as it is now: the same object until something changes. */
export function currentSession(): Session {
  return session
}

/** Changes the session for all who follow it, before it returns. */
export function changeSession(change: Partial<Session>): void {
  const isIn = change.state?.kind === 'in'
  session = { ...session, ...change, ...(isIn ? { whyOut: null } : {}) }
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change. Gives the function that ends it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What asks on the window that it is looked again who is logged in. */
export const lookAgainEvent = 'shell:look-again'

/** Looks again who is logged in, for an account that could not be reached. */
export function lookAgain(): void {
  window.dispatchEvent(new Event(lookAgainEvent))
}

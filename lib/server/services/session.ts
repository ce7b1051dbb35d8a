import 'server-only'
import type { Account } from './account'

const minute = 60_000
const day = 24 * 60 * minute

/** How long a session and its tokens last, in milliseconds. */
export const sessionLimits = {
  /** An access token works this long. */
  accessMs: 10 * minute,
  /** A refresh token that is not used lapses after this long. */
  idleMs: 14 * day,
  /** A session ends this long after it was opened, however much it was used. */
  absoluteMs: 60 * day,
  /** A refresh token that was just used gives the same answer again for so long: two tabs, or an answer that was lost. */
  graceMs: 30_000,
} as const

export type TokenKind = 'access' | 'refresh'
export type EndReason = 'logout' | 'reuse'

/** All the tokens that came from one sign-in. Moments are epoch milliseconds. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** A token as it is stored: its hash, never itself. */
export interface StoredToken {
  readonly hash: string
  readonly kind: TokenKind
  readonly expiresAt: number
}

/** A stored token with what decides whether it works. */
export interface FoundToken extends StoredToken {
  readonly session: Session
  /** null while the session lasts. */
  readonly sessionEndedAt: number | null
  /** How it was exchanged; null while it was not. */
  readonly use: { readonly at: number; readonly successorSalt: string } | null
}

/** Tokens as they are handed out, the only moment at which they are readable. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Who asks, by a live access token. */
export interface Member {
  readonly sessionId: string
  readonly account: Account
}

/** Why a token does not work: it is not live, its account is gone, or its account is suspended or closed. */
export type Refusal = { readonly state: 'refused' } | { readonly state: 'gone' } | { readonly state: 'inactive' }

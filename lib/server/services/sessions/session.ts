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
  /** Changes that could take an account over ask for a proof that is not older than this. */
  freshMs: 5 * minute,
} as const

export type TokenKind = 'access' | 'refresh'

export const sessionMethods = ['password', 'code', 'joining', 'passkey', 'recovery'] as const
/** How the member proved who they are when the session was opened; `joining`: by making the account. */
export type SessionMethod = (typeof sessionMethods)[number]

export const endReasons = ['logout', 'reuse', 'member', 'password-changed', 'closed'] as const
/** Why a session ended before its time; `member`: from the list of sessions. */
export type EndReason = (typeof endReasons)[number]

/** All the tokens that came from one sign-in. Moments are epoch milliseconds. */
export interface Session {
  readonly id: string
  readonly accountId: string
  readonly method: SessionMethod
  /** Words such as Chrome on Android; empty where nothing is known. */
  readonly device: string
  /** When its member last proved who they are. */
  readonly authenticatedAt: number
  /** When its tokens were last renewed, which a session in use does every ten minutes. */
  readonly lastUsedAt: number
  readonly createdAt: number
  readonly expiresAt: number
}

/** For whom, and by what proof, a session is opened. */
export interface Opening {
  readonly accountId: string
  readonly method: SessionMethod
  readonly device: string
  /** What the browser is known by from now on; null or left out: it stays unknown. */
  readonly deviceKey?: string | null
}

/** A token as it is stored: its hash, never itself. */
export interface StoredToken {
  readonly hash: string
  readonly kind: TokenKind
  readonly expiresAt: number
}

/** A stored token with what decides whether it works. */
export interface FoundToken extends StoredToken {
  readonly session: Pick<Session, 'id' | 'accountId' | 'authenticatedAt' | 'expiresAt'>
  /** null while the session has not been ended. */
  readonly sessionEnd: EndReason | null
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
  /** When they last proved who they are in this session, epoch milliseconds. */
  readonly authenticatedAt: number
  readonly account: Account
}

/** A session that is ready to be stored, and its tokens. */
export interface NewSession {
  readonly session: Session
  readonly stored: readonly StoredToken[]
  readonly tokens: TokenPair
  /** Hash of the key of its browser; null for one without. */
  readonly deviceDigest: string | null
}

/** Why a token does not work: it is not live, its account is closed or erased, or its account is suspended. */
export type Refusal = { readonly state: 'refused' } | { readonly state: 'gone' } | { readonly state: 'inactive' }

import 'server-only'
import type { SessionEnd } from '@/lib/contract/entities/session-end'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { Clock } from '@/lib/server/clock'
import type { AccountRepository } from '@/lib/server/db/account-repository'
import type { AlongSession, SessionRepository } from '@/lib/server/db/session-repository'
import type { Log } from '@/lib/server/log'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import type { Account } from './account'
import {
  type EndReason,
  type FoundToken,
  type Member,
  type NewSession,
  type Opening,
  type Refusal,
  type Session,
  type StoredToken,
  sessionLimits,
  type TokenPair,
} from './session'
import { hashToken, randomToken, successorsOf } from './tokens'

export interface SessionDeps {
  readonly sessions: SessionRepository
  readonly accounts: AccountRepository
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

export type Identity = { readonly state: 'member'; readonly member: Member } | Refusal

/** A renewal. `sessionEnd` says why there is no session any more; left out where only the token is unknown. */
export type Extension =
  | { readonly state: 'extended'; readonly tokens: TokenPair }
  | { readonly state: 'refused'; readonly sessionEnd?: SessionEnd }
  | Exclude<Refusal, { readonly state: 'refused' }>

const refused = { state: 'refused' } as const

/** What is stored of a pair: each token ends with its session at the latest. */
function stored(pair: TokenPair, session: Pick<Session, 'expiresAt'>, now: number): readonly StoredToken[] {
  const until = (ms: number) => Math.min(now + ms, session.expiresAt)
  return [
    { hash: hashToken(pair.accessToken), kind: 'access', expiresAt: until(sessionLimits.accessMs) },
    { hash: hashToken(pair.refreshToken), kind: 'refresh', expiresAt: until(sessionLimits.idleMs) },
  ]
}

/** True until the session has been ended or is over. */
function sessionLasts(token: FoundToken, now: number): boolean {
  return token.sessionEnd === null && now < token.session.expiresAt
}

/** Why a token without a lasting session is refused: whoever closed the account is told so, on every device. */
function refusalOf(token: FoundToken | null): Refusal {
  return token?.sessionEnd === 'closed' ? { state: 'gone' } : refused
}

/** What the holder of a refresh token is told of the end of its session. */
const endOf: Readonly<Record<Exclude<EndReason, 'closed'>, SessionEnd>> = {
  logout: 'signed-out',
  reuse: 'used-twice',
  member: 'ended-by-member',
  'password-changed': 'password-changed',
}

/** Why a refresh token renews nothing: whoever sends it holds the session, so the reason tells a stranger nothing. */
function notExtended(token: FoundToken | null, now: number): Extension {
  if (token === null) return refused
  if (token.sessionEnd === 'closed') return { state: 'gone' }
  if (token.sessionEnd !== null) return { state: 'refused', sessionEnd: endOf[token.sessionEnd] }
  if (now >= token.session.expiresAt) return { state: 'refused', sessionEnd: 'over' }
  return now >= token.expiresAt ? { state: 'refused', sessionEnd: 'unused' } : refused
}

/** A session that begins now, not stored yet. */
export function newSession({ clock, random }: Pick<SessionDeps, 'clock' | 'random'>, opening: Opening): NewSession {
  const now = clock.now()
  const { deviceKey = null, ...opened } = opening
  const session: Session = {
    ...opened,
    id: uuidV7(clock, random),
    authenticatedAt: now,
    lastUsedAt: now,
    createdAt: now,
    expiresAt: now + sessionLimits.absoluteMs,
  }
  const tokens = { accessToken: randomToken(random), refreshToken: randomToken(random) }
  return {
    session,
    stored: stored(tokens, session, now),
    tokens,
    deviceDigest: deviceKey === null ? null : hashToken(deviceKey),
  }
}

/** Opens a session for an account whose owner has proved who they are; that proof is the caller's. `along` is done in the same transaction. */
export async function openSession(
  deps: SessionDeps,
  opening: Opening,
  along?: AlongSession,
): Promise<TokenPair & { readonly sessionId: string }> {
  const opened = newSession(deps, opening)
  await deps.sessions.open(opened, along)
  return { ...opened.tokens, sessionId: opened.session.id }
}

/** Whether a member has just proved who they are; `now` is epoch milliseconds. */
export function isFresh(member: Pick<Member, 'authenticatedAt'>, now: number): boolean {
  return now - member.authenticatedAt <= sessionLimits.freshMs
}

async function memberOf(
  deps: SessionDeps,
  { id, accountId, authenticatedAt }: FoundToken['session'],
): Promise<Identity> {
  const account = await deps.accounts.find(accountId)
  if (account === null) return { state: 'gone' }
  switch (account.state) {
    case 'active':
      return { state: 'member', member: { sessionId: id, authenticatedAt, account } }
    case 'suspended':
      return { state: 'inactive' }
    case 'closed':
      return { state: 'gone' }
    default:
      return assertNever(account.state)
  }
}

/** Who sends an access token. */
export async function identify(deps: SessionDeps, accessToken: string): Promise<Identity> {
  const token = await deps.sessions.find('access', hashToken(accessToken))
  const now = deps.clock.now()
  if (token === null || !sessionLasts(token, now)) return refusalOf(token)
  if (now >= token.expiresAt) return refused
  return memberOf(deps, token.session)
}

/**
 * Exchanges a refresh token. It works once; within {@link sessionLimits.graceMs}, and while what it gave is unused, it
 * gives the same again. Used later it is in two hands, so the session ends (RFC 9700, section 4.14).
 */
export async function extendSession(deps: SessionDeps, refreshToken: string): Promise<Extension> {
  const hash = hashToken(refreshToken)
  const token = await deps.sessions.find('refresh', hash)
  const now = deps.clock.now()
  if (token === null || !sessionLasts(token, now)) return notExtended(token, now)
  if (token.use !== null) return repeat(deps, refreshToken, token, token.use, now)
  if (now >= token.expiresAt) return notExtended(token, now)
  const identity = await memberOf(deps, token.session)
  if (identity.state !== 'member') return identity
  const salt = randomToken(deps.random)
  const tokens = successorsOf(refreshToken, salt)
  const won = await deps.sessions.exchange(token, { at: now, successorSalt: salt }, stored(tokens, token.session, now))
  if (won) return { state: 'extended', tokens }
  // Somebody was faster: theirs is the one exchange of this token, or the session has ended meanwhile.
  const exchanged = await deps.sessions.find('refresh', hash)
  if (exchanged === null || exchanged.use === null || !sessionLasts(exchanged, now)) return notExtended(exchanged, now)
  return repeat(deps, refreshToken, exchanged, exchanged.use, now)
}

async function repeat(
  deps: SessionDeps,
  refreshToken: string,
  token: FoundToken,
  use: NonNullable<FoundToken['use']>,
  now: number,
): Promise<Extension> {
  const tokens = successorsOf(refreshToken, use.successorSalt)
  const successor = await deps.sessions.find('refresh', hashToken(tokens.refreshToken))
  const again = now - use.at <= sessionLimits.graceMs && successor !== null && successor.use === null
  if (!again) {
    const ended = await deps.sessions.end(token.session.id, now, 'reuse')
    const { id: sessionId, accountId } = token.session
    if (ended) deps.log.warn('security.refresh-reused', { sessionId, accountId, afterMs: now - use.at })
    return ended ? { state: 'refused', sessionEnd: endOf.reuse } : refused
  }
  const identity = await memberOf(deps, token.session)
  return identity.state === 'member' ? { state: 'extended', tokens } : identity
}

/** Ends a session at once, with every token of it. */
export async function endSession(deps: SessionDeps, sessionId: string): Promise<void> {
  await deps.sessions.end(sessionId, deps.clock.now(), 'logout')
}

/** The sessions of a member that last, the one used last first. */
export async function sessionsOf(deps: SessionDeps, accountId: string): Promise<readonly Session[]> {
  return deps.sessions.list(accountId, deps.clock.now())
}

/** Ends one of the member's own sessions at once; anybody else's stays as it is. */
export async function endOwnSession(deps: SessionDeps, accountId: string, sessionId: string): Promise<void> {
  await deps.sessions.endOf(accountId, sessionId, deps.clock.now())
}

/** Ends all sessions of a member but the one that they ask from. */
export async function endOtherSessions(
  deps: SessionDeps,
  { account, sessionId }: Pick<Member, 'sessionId'> & { readonly account: Pick<Account, 'id'> },
): Promise<void> {
  const ending = { accountId: account.id, at: deps.clock.now(), reason: 'member', keptSessionId: sessionId } as const
  await deps.sessions.endAll(ending)
}

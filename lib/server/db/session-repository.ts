import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import {
  type EndReason,
  endReasons,
  type FoundToken,
  type NewSession,
  type Session,
  type StoredToken,
  sessionMethods,
  type TokenKind,
} from '@/lib/server/services/sessions/session'
import { type BrowserOfOwner, browserOf, rememberDevice } from './known-device-repository'
import type { Schema, SessionsTable } from './schema'

/** Sessions and the hashes of their tokens. Moments are epoch milliseconds. */
export interface SessionRepository {
  /** Opens a session. `along` is work of the same transaction, done if and only if the rest is; it is told what browser it is for its owner. */
  open(opened: NewSession, along?: AlongSession): Promise<void>
  find(kind: TokenKind, hash: string): Promise<FoundToken | null>
  /**
   * Marks a refresh token as used and stores what it gave, both or neither. False when it was used before or its session
   * has ended: of any number of callers at once, one gets true.
   */
  exchange(token: FoundToken, use: NonNullable<FoundToken['use']>, successors: readonly StoredToken[]): Promise<boolean>
  /** False when the session had ended before. */
  end(sessionId: string, at: number, reason: EndReason): Promise<boolean>
  /** The sessions of an account that last at a moment, the one used last first. */
  list(accountId: string, now: number): Promise<readonly Session[]>
  /** Ends a session of this account and no other; ending one that is not there changes nothing. */
  endOf(accountId: string, sessionId: string, at: number): Promise<void>
  /** Ends the sessions of an account, but for one that is kept. */
  endAll(ending: Ending): Promise<void>
  /** The member has just proved who they are; an ended session stays as it is. */
  authenticate(sessionId: string, at: number): Promise<void>
}

/** Work of the transaction that opens a session. */
export type AlongSession = (transaction: Transaction<Schema>, browser: BrowserOfOwner) => Promise<void>

/** The end of the sessions of an account. `at` is epoch milliseconds. */
export interface Ending {
  readonly accountId: string
  readonly at: number
  readonly reason: EndReason
  readonly keptSessionId: string | null
}

/** Sessions on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSessionRepository(connect: () => Promise<Kysely<Schema>>): SessionRepository {
  return {
    open: async (opened, along) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        const { deviceDigest, session } = opened
        const browser = along && (await browserOf(transaction, session.accountId, deviceDigest))
        await insertSession(transaction, opened)
        if (browser !== undefined) await along?.(transaction, browser)
      })
    },
    find: async (kind, hash) => findToken(await connect(), kind, hash),
    exchange: async (token, use, successors) => {
      const db = await connect()
      return db.transaction().execute((transaction) => exchangeIn(transaction, token, use, successors))
    },
    end: async (sessionId, at, reason) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: reason })
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    list: async (accountId, now) => {
      const db = await connect()
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(sessionOf)
    },
    endOf: async (accountId, sessionId, at) => {
      const db = await connect()
      await db
        .updateTable('sessions')
        .set({ ended_at: at, end_reason: 'member' })
        .where('id', '=', sessionId)
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute()
    },
    endAll: async (ending) => {
      const db = await connect()
      await endSessionsIn(db, ending)
    },
    authenticate: async (sessionId, at) => {
      await authenticateIn(await connect(), sessionId, at)
    },
  }
}

/** The exchange of a refresh token, which is when a session counts as used. */
async function exchangeIn(
  transaction: Transaction<Schema>,
  token: FoundToken,
  use: NonNullable<FoundToken['use']>,
  successors: readonly StoredToken[],
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('session_tokens')
    .set({ used_at: use.at, successor_salt: use.successorSalt })
    .where('hash', '=', token.hash)
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .where('session_id', 'in', (query) =>
      query.selectFrom('sessions').select('id').where('id', '=', token.session.id).where('ended_at', 'is', null),
    )
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await insertTokens(transaction, token.session.id, successors)
  await transaction.updateTable('sessions').set({ last_used_at: use.at }).where('id', '=', token.session.id).execute()
  await transaction
    .deleteFrom('session_tokens')
    .where('session_id', '=', token.session.id)
    .where('kind', '=', 'access')
    .where('expires_at', '<', use.at)
    .execute()
  return true
}

/** Counts a session's proof from a moment on, in the caller's transaction or outside. False when the session has ended. */
export async function authenticateIn(db: Kysely<Schema>, sessionId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ authenticated_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the sessions of an account, in the caller's transaction or outside. */
export async function endSessionsIn(
  db: Kysely<Schema>,
  { accountId, at, reason, keptSessionId }: Ending,
): Promise<void> {
  const all = db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
  await (keptSessionId === null ? all : all.where('id', '!=', keptSessionId)).execute()
}

const methodSchema = z.enum(sessionMethods)

function sessionOf(row: SessionsTable): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    method: methodSchema.parse(row.method),
    device: row.device,
    authenticatedAt: row.authenticated_at,
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/** Stores a session with its tokens, and makes its browser known, in the caller's transaction. */
export async function insertSession(
  transaction: Transaction<Schema>,
  { session, stored, deviceDigest }: NewSession,
): Promise<void> {
  await transaction
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      method: session.method,
      device: session.device,
      authenticated_at: session.authenticatedAt,
      last_used_at: session.lastUsedAt,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      end_reason: null,
    })
    .execute()
  await insertTokens(transaction, session.id, stored)
  if (deviceDigest === null) return
  const { id, accountId, createdAt: at } = session
  await rememberDevice(transaction, { id, digest: deviceDigest, accountId, at })
}

async function insertTokens(db: Kysely<Schema>, sessionId: string, tokens: readonly StoredToken[]): Promise<void> {
  const rows = tokens.map((token) => ({
    hash: token.hash,
    session_id: sessionId,
    kind: token.kind,
    expires_at: token.expiresAt,
    used_at: null,
    successor_salt: null,
  }))
  await db.insertInto('session_tokens').values(rows).execute()
}

const endSchema = z.enum(endReasons).nullable()

async function findToken(db: Kysely<Schema>, kind: TokenKind, hash: string): Promise<FoundToken | null> {
  const row = await db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .select([
      'token.expires_at',
      'token.used_at',
      'token.successor_salt',
      'session.id as session_id',
      'session.account_id',
      'session.authenticated_at',
      'session.expires_at as session_expires_at',
      'session.end_reason',
    ])
    .where('token.hash', '=', hash)
    .where('token.kind', '=', kind)
    .executeTakeFirst()
  if (row === undefined) return null
  const { used_at: at, successor_salt: successorSalt } = row
  return {
    hash,
    kind,
    expiresAt: row.expires_at,
    session: {
      id: row.session_id,
      accountId: row.account_id,
      authenticatedAt: row.authenticated_at,
      expiresAt: row.session_expires_at,
    },
    sessionEnd: endSchema.parse(row.end_reason),
    use: at === null || successorSalt === null ? null : { at, successorSalt },
  }
}

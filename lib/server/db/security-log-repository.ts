import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { SecurityEvent } from '@/lib/contract/entities/session'
import { endReasons, sessionMethods } from '@/lib/server/services/sessions/session'
import type { Schema } from './schema'

/** The most events that are read. */
const mostShown = 50

const methodSchema = z.enum(sessionMethods)
const endSchema = z.enum(endReasons)

/**
 * What happened to what guards an account, the newest first. It is read from what the tables hold anyway: sessions for as long as they are
 * kept, and of the contacts, the passkeys, the recovery codes, the password and the number when each was set last.
 */
export async function securityLogOf(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const events = [
    ...(await sessionEvents(db, accountId)),
    ...(await contactEvents(db, accountId)),
    ...(await passkeyEvents(db, accountId)),
    ...(await recoveryEvents(db, accountId)),
    ...(await accountEvents(db, accountId)),
  ]
  return events.toSorted((one, other) => other.at - one.at).slice(0, mostShown)
}

async function sessionEvents(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'method', 'created_at', 'ended_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(mostShown)
    .execute()
  return sessions.flatMap(({ device, method, created_at: at, ended_at: endedAt, end_reason: end }): SecurityEvent[] => [
    { kind: 'signed-in', at, device, method: methodSchema.parse(method) },
    ...(endedAt === null ? [] : [{ kind: 'signed-out', at: endedAt, device, end: endSchema.parse(end) } as const]),
  ])
}

async function contactEvents(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const own = { contacts: db.selectFrom('account_contacts'), replaced: db.selectFrom('replaced_contacts') }
  const set = await own.contacts.select(['kind', 'verified_at']).where('account_id', '=', accountId).execute()
  const replaced = await own.replaced.select(['kind', 'replaced_at']).where('account_id', '=', accountId).execute()
  return [
    ...set.map(({ kind, verified_at: at }) => ({ kind: 'contact-set', at, contact: kind }) as const),
    ...replaced.map(({ kind, replaced_at: at }) => ({ kind: 'contact-replaced', at, contact: kind }) as const),
  ]
}

async function passkeyEvents(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const added = await db
    .selectFrom('passkeys')
    .select(['device', 'added_at'])
    .where('account_id', '=', accountId)
    .execute()
  return added.map(({ device, added_at: at }) => ({ kind: 'passkey-added', at, device }))
}

async function recoveryEvents(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const made = await db
    .selectFrom('recovery_codes')
    .select('made_at')
    .distinct()
    .where('account_id', '=', accountId)
    .execute()
  return made.map(({ made_at: at }) => ({ kind: 'recovery-codes-made', at }))
}

async function accountEvents(db: Kysely<Schema>, accountId: string): Promise<readonly SecurityEvent[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['password_changed_at', 'nric_given_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const at = [
    ['password-set', account?.password_changed_at ?? null],
    ['mykad-given', account?.nric_given_at ?? null],
  ] as const
  return at.flatMap(([kind, moment]) => (moment === null ? [] : [{ kind, at: moment }]))
}

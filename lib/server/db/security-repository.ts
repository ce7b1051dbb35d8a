import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { SecurityEvent } from '@/lib/contract/entities/session'
import type { Contact, ContactKind } from '@/lib/domain/validation/contact'
import { type SessionMethod, sessionMethods } from '@/lib/server/services/sessions/session'
import { type PasswordChange, setPasswordIn } from './account-repository'
import { type StoredContact, verifiedContactsOf } from './member-repository'
import {
  type ContactRestored,
  isTaken,
  lockAccount,
  type UndoAsked,
  type Undone,
  undoContactChangeIn,
} from './replaced-contact-repository'
import type { Schema } from './schema'
import { securityLogOf } from './security-log-repository'

/** Work of the same transaction, told which contacts the account had before. */
type Along = (transaction: Kysely<Schema>, contacts: readonly StoredContact[]) => Promise<void>

export interface SecurityRepository {
  contacts(accountId: string): Promise<readonly StoredContact[]>
  /** Whether the account's other contact was changed so lately that this one cannot be: worth no code. Reads the own account alone. */
  isTooSoon(change: Omit<ContactChange, 'id'>): Promise<boolean>
  /** How a session was signed in to; null when it is gone. */
  methodOf(sessionId: string): Promise<SessionMethod | null>
  /** Sets a password and ends the other sessions, all or nothing. */
  setPassword(change: PasswordChange, along: Along): Promise<void>
  /** Puts the contact of a key back, with work of the same transaction; all or nothing. */
  undoContact(
    asked: UndoAsked,
    along: (transaction: Kysely<Schema>, undone: ContactRestored) => Promise<void>,
  ): Promise<Undone>
  /** What happened to what guards an account, the newest first. */
  log(accountId: string): Promise<readonly SecurityEvent[]>
}

/** A contact in place of the account's other one of its kind. `id` is used where there was none. */
export interface ContactChange {
  readonly id: string
  readonly accountId: string
  readonly sessionId: string
  readonly contact: Contact
  /** Epoch milliseconds. */
  readonly now: number
}

const dayMs = 86_400_000
const methodSchema = z.enum(sessionMethods)

/** What guards an account, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSecurityRepository(connect: () => Promise<Kysely<Schema>>): SecurityRepository {
  return {
    contacts: async (accountId) => verifiedContactsOf(await connect(), accountId),
    isTooSoon: async (change) => isReplacedTooSoon(await connect(), change),
    methodOf: async (sessionId) => methodOf(await connect(), sessionId),
    setPassword: async (change, along) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        await setPasswordIn(transaction, change)
        await along(transaction, await verifiedContactsOf(transaction, change.accountId))
      })
    },
    undoContact: async (asked, along) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        const undone = await undoContactChangeIn(transaction, asked)
        if (undone.state === 'undone') await along(transaction, undone)
        return undone
      })
    },
    log: async (accountId) => securityLogOf(await connect(), accountId),
  }
}

/**
 * What came of a change of contact. `changed` names the verified contacts of before; `taken`: it signs in to another account; `too-soon`:
 * the account's other contact was changed less than a day ago, and nothing but codes vouches for the member.
 */
export type ContactChanged =
  | { readonly state: 'changed'; readonly before: readonly StoredContact[] }
  | { readonly state: 'taken' | 'too-soon' }

/** Puts a contact in place, in the caller's transaction. */
export async function changeContactIn(
  transaction: Transaction<Schema>,
  change: ContactChange,
): Promise<ContactChanged> {
  const { id, accountId, contact, now } = change
  await lockAccount(transaction, accountId)
  if (await isTaken(transaction, contact, accountId)) return { state: 'taken' }
  const before = await verifiedContactsOf(transaction, accountId)
  const isReplaced = before.some((one) => one.contact.kind === contact.kind)
  if (isReplaced && (await isTooSoon(transaction, change, before))) return { state: 'too-soon' }
  const written = { value: contact.value, verified_at: now }
  if (isReplaced) {
    await transaction
      .updateTable('account_contacts')
      .set(written)
      .where('account_id', '=', accountId)
      .where('kind', '=', contact.kind)
      .execute()
  } else {
    await transaction
      .insertInto('account_contacts')
      .values({ id, account_id: accountId, kind: contact.kind, ...written })
      .execute()
  }
  return { state: 'changed', before }
}

async function methodOf(db: Kysely<Schema>, sessionId: string): Promise<SessionMethod | null> {
  const row = await db.selectFrom('sessions').select('method').where('id', '=', sessionId).executeTakeFirst()
  return row === undefined ? null : methodSchema.parse(row.method)
}

/** Whether an account may not replace its contact of this kind yet, as `changeContactIn` would find it now. */
async function isReplacedTooSoon(db: Kysely<Schema>, change: Omit<ContactChange, 'id'>): Promise<boolean> {
  const before = await verifiedContactsOf(db, change.accountId)
  return before.some((one) => one.contact.kind === change.contact.kind) && isTooSoon(db, change, before)
}

/** Whoever has somebody's phone for an hour must not be able to take both ways to the account away from them. */
async function isTooSoon(
  transaction: Kysely<Schema>,
  { accountId, sessionId, contact, now }: Omit<ContactChange, 'id'>,
  before: readonly StoredContact[],
): Promise<boolean> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['created_at', 'password_changed_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const otherKind: ContactKind = contact.kind === 'email' ? 'phone' : 'email'
  const other = before.find((one) => one.contact.kind === otherKind)
  const isOtherNew = other !== undefined && other.verifiedAt > now - dayMs && other.verifiedAt !== account.created_at
  if (!isOtherNew) return false
  const { password_changed_at: passwordAt } = account
  const isPasswordOld = passwordAt !== null && passwordAt <= now - dayMs
  return !(isPasswordOld && (await methodOf(transaction, sessionId)) === 'password')
}

import 'server-only'
import type { ExpressionBuilder, Kysely, Updateable } from 'kysely'
import { z } from 'zod'
import { type JoiningPurpose, joiningPurposes } from '@/lib/contract/entities/joining'
import type { Contact } from '@/lib/domain/validation/contact'
import type { JoiningsTable, Schema } from './schema'
import { storedContact } from './stored-contact'

/** A joining as it is stored: what was filled in is encrypted, null for nothing. Moments are epoch milliseconds. */
export interface StoredJoining {
  readonly id: string
  readonly purpose: JoiningPurpose
  readonly contact: Contact
  readonly detailsSealed: string | null
  readonly verifiedAt: number | null
  readonly createdAt: number
  readonly expiresAt: number
}

/** What was filled in of a joining, encrypted. */
export interface SealedDetails {
  readonly id: string
  readonly sealed: string
}

export interface JoiningRepository {
  insert(keyHash: string, joining: StoredJoining): Promise<void>
  /** The joining of a key that is open at a moment: neither ended nor expired. */
  findOpen(keyHash: string, now: number): Promise<StoredJoining | null>
  /** Puts other details in place of those of a verified joining; false when it is not open any more. */
  keep(id: string, detailsSealed: string, now: number): Promise<boolean>
  /** Ends a verified joining, as {@link endJoining}. */
  end(id: string, now: number): Promise<boolean>
  /** In the order of their ids, some that follow an id. */
  sealedAfter(id: string): Promise<readonly SealedDetails[]>
  /** Puts another seal in place of one; false when it changed meanwhile. */
  replace(details: SealedDetails, sealed: string): Promise<boolean>
}

const purposeSchema = z.enum(joiningPurposes)

/** Joinings on either engine; `connect` is called for each use, so nothing is opened before. */
export function createJoiningRepository(connect: () => Promise<Kysely<Schema>>): JoiningRepository {
  return {
    insert: async (keyHash, joining) => {
      const db = await connect()
      await db
        .insertInto('joinings')
        .values({
          id: joining.id,
          key_hash: keyHash,
          purpose: joining.purpose,
          contact_kind: joining.contact.kind,
          contact_value: joining.contact.value,
          details_sealed: joining.detailsSealed,
          verified_at: joining.verifiedAt,
          ended_at: null,
          created_at: joining.createdAt,
          expires_at: joining.expiresAt,
        })
        .execute()
    },
    findOpen: async (keyHash, now) => {
      const db = await connect()
      const row = await db
        .selectFrom('joinings')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .where(openAt(now))
        .executeTakeFirst()
      return row === undefined ? null : joiningOf(row)
    },
    keep: async (id, detailsSealed, now) => changeVerified(await connect(), id, now, { details_sealed: detailsSealed }),
    end: async (id, now) => endJoining(await connect(), id, now),
    sealedAfter: async (id) => {
      const db = await connect()
      const rows = await db
        .selectFrom('joinings')
        .select(['id', 'details_sealed as sealed'])
        .where('id', '>', id)
        .where('details_sealed', 'is not', null)
        .orderBy('id')
        .limit(500)
        .execute()
      return rows.flatMap(({ id: found, sealed }) => (sealed === null ? [] : [{ id: found, sealed }]))
    },
    replace: async ({ id, sealed: before }, sealed) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('joinings')
        .set({ details_sealed: sealed })
        .where('id', '=', id)
        .where('details_sealed', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

/**
 * Ends a verified joining, within the transaction of what it led to; what was filled in goes with it. False when it is not open or not
 * verified: of any number of callers at once, one gets true.
 */
export async function endJoining(transaction: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  return changeVerified(transaction, id, now, { ended_at: now, details_sealed: null })
}

/** Notes that the owner of the contact has typed its code, in the transaction that uses the code up. False when it is not open. */
export async function markVerified(transaction: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('joinings')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where(openAt(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Neither ended nor expired at a moment. */
function openAt(now: number) {
  return (eb: ExpressionBuilder<Schema, 'joinings'>) => eb.and([eb('ended_at', 'is', null), eb('expires_at', '>', now)])
}

/** False when the joining is not open or not verified. */
async function changeVerified(
  db: Kysely<Schema>,
  id: string,
  now: number,
  change: Updateable<JoiningsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('joinings')
    .set(change)
    .where('id', '=', id)
    .where('verified_at', 'is not', null)
    .where(openAt(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function joiningOf(row: JoiningsTable): StoredJoining {
  return {
    id: row.id,
    purpose: purposeSchema.parse(row.purpose),
    contact: storedContact(row.contact_kind, row.contact_value),
    detailsSealed: row.details_sealed,
    verifiedAt: row.verified_at,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

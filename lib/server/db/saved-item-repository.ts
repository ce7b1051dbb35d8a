import 'server-only'
import type { Kysely } from 'kysely'
import type { KeptTable } from './member-things-tables'
import { type Removal, type Restoration, removeRows, restoreRows } from './removal-repository'
import type { Schema } from './schema'

/** Something that a member keeps, as it is stored: its content is encrypted. */
export interface EncryptedItem {
  readonly id: string
  readonly accountId: string
  readonly sealed: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface SavedItemRepository {
  /** Stores one and deletes the account's oldest beyond `most`. Durable when it returns. */
  insert(kept: EncryptedItem, most: number): Promise<void>
  /** Of one account, oldest first, without what was removed. */
  list(accountId: string): Promise<readonly EncryptedItem[]>
  /** Those of all accounts in the order of their ids, some that follow an id; removed ones too. */
  after(id: string): Promise<readonly EncryptedItem[]>
  /** Puts another seal in place of one; false when it is gone meanwhile. */
  replace(kept: Pick<EncryptedItem, 'id' | 'sealed'>, sealed: string): Promise<boolean>
  /** Takes away what belongs to the account; leaves any other. */
  remove(removal: Removal): Promise<void>
  /** Brings back what was removed; gives how many. */
  restore(restoration: Restoration): Promise<number>
}

/** What members keep in one table, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSavedItemRepository(
  connect: () => Promise<Kysely<Schema>>,
  table: 'kept_checks' | 'kept_comparisons',
): SavedItemRepository {
  return {
    insert: async (kept, most) => insert(await connect(), table, kept, most),
    list: async (accountId) => {
      const db = await connect()
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('account_id', '=', accountId)
        .where('removed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(itemOf)
    },
    after: async (id) => {
      const db = await connect()
      const rows = await db.selectFrom(table).selectAll().where('id', '>', id).orderBy('id').limit(500).execute()
      return rows.map(itemOf)
    },
    replace: async ({ id, sealed: before }, sealed) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set({ sealed })
        .where('id', '=', id)
        .where('sealed', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    remove: async (removal) => removeRows(await connect(), table, removal),
    restore: async (restoration) => restoreRows(await connect(), table, restoration),
  }
}

async function insert(
  db: Kysely<Schema>,
  table: 'kept_checks' | 'kept_comparisons',
  { id, accountId, sealed, createdAt }: EncryptedItem,
  most: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto(table)
      .values({ id, account_id: accountId, sealed, created_at: createdAt, removed_at: null })
      .execute()
    const kept = await transaction
      .selectFrom(table)
      .select('id')
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const beyond = kept.slice(most).map((row) => row.id)
    if (beyond.length > 0) await transaction.deleteFrom(table).where('id', 'in', beyond).execute()
  })
}

function itemOf(row: KeptTable): EncryptedItem {
  return { id: row.id, accountId: row.account_id, sealed: row.sealed, createdAt: row.created_at }
}

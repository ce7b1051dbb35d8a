import 'server-only'
import type { Kysely } from 'kysely'
import type { SavedAnalysesTable, Schema } from './schema'

/** A kept analysis as it is stored: its content is encrypted. */
export interface SealedCheck {
  readonly id: string
  readonly accountId: string
  readonly sealed: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface SavedAnalysisRepository {
  /** Stores a check and deletes the account's oldest beyond `most`. Durable when it returns. */
  insert(check: SealedCheck, most: number): Promise<void>
  /** Of one account, oldest first. */
  list(accountId: string): Promise<readonly SealedCheck[]>
  /** Checks of all accounts in the order of their ids, some that follow an id. */
  after(id: string): Promise<readonly SealedCheck[]>
  /** Puts another seal in place of one; false when the check is gone meanwhile. */
  replace(check: Pick<SealedCheck, 'id' | 'sealed'>, sealed: string): Promise<boolean>
  /** Deletes a check that belongs to the account; leaves any other. */
  remove(accountId: string, id: string): Promise<void>
}

/** Kept analyses on either engine; `connect` is called for each use, so nothing is opened before. */
export function createSavedAnalysisRepository(connect: () => Promise<Kysely<Schema>>): SavedAnalysisRepository {
  return {
    insert: async ({ id, accountId, sealed, createdAt }, most) => {
      const db = await connect()
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('kept_checks')
          .values({ id, account_id: accountId, sealed, created_at: createdAt })
          .execute()
        const kept = await transaction
          .selectFrom('kept_checks')
          .select('id')
          .where('account_id', '=', accountId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        const beyond = kept.slice(most).map((row) => row.id)
        if (beyond.length > 0) await transaction.deleteFrom('kept_checks').where('id', 'in', beyond).execute()
      })
    },
    list: async (accountId) => {
      const db = await connect()
      const rows = await db
        .selectFrom('kept_checks')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(checkOf)
    },
    after: async (id) => {
      const db = await connect()
      const rows = await db
        .selectFrom('kept_checks')
        .selectAll()
        .where('id', '>', id)
        .orderBy('id')
        .limit(500)
        .execute()
      return rows.map(checkOf)
    },
    replace: async ({ id, sealed: before }, sealed) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('kept_checks')
        .set({ sealed })
        .where('id', '=', id)
        .where('sealed', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    remove: async (accountId, id) => {
      const db = await connect()
      await db.deleteFrom('kept_checks').where('account_id', '=', accountId).where('id', '=', id).execute()
    },
  }
}

function checkOf(row: SavedAnalysesTable): SealedCheck {
  return { id: row.id, accountId: row.account_id, sealed: row.sealed, createdAt: row.created_at }
}

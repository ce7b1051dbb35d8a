import 'server-only'
import type { Kysely } from 'kysely'
import type { Click } from '@/lib/server/services/clicks/click'
import type { Schema } from './schema'

export interface ClickRepository {
  /** Stores clicks whose ids are new and leaves the rest. Durable when it returns: all of them or, on error, none. */
  insert(clicks: readonly Click[]): Promise<void>
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters and SQLite 32,766. */
const rowsPerStatement = 500

/** Click records on either engine; `connect` is called for each use, so nothing is opened before. */
export function createClickRepository(connect: () => Promise<Kysely<Schema>>): ClickRepository {
  return {
    insert: async (clicks) => {
      const db = await connect()
      if (clicks.length <= rowsPerStatement) return insertRows(db, clicks)
      await db.transaction().execute(async (transaction) => {
        for (let start = 0; start < clicks.length; start += rowsPerStatement) {
          await insertRows(transaction, clicks.slice(start, start + rowsPerStatement))
        }
      })
    },
  }
}

async function insertRows(db: Kysely<Schema>, clicks: readonly Click[]): Promise<void> {
  if (clicks.length === 0) return
  const rows = clicks.map((click) => ({
    id: click.id,
    category: click.category,
    slug: click.slug,
    entity_name: click.entityName,
    issuer_code: click.issuerCode,
    page: click.page,
    device_kind: click.deviceKind,
    source: click.source,
    created_at: click.createdAt,
  }))
  await db
    .insertInto('redirect_clicks')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

export interface HealthRepository {
  /** Writes a moment (epoch milliseconds) and reads it back; false when another value came back. */
  probe(now: number): Promise<boolean>
  /** Ids of the migrations that the database has. */
  appliedMigrations(): Promise<readonly string[]>
}

/** What the readiness check asks of the database. */
export function createHealthRepository(connect: () => Promise<Kysely<Schema>>): HealthRepository {
  return {
    probe: async (now) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('health_probe')
          .values({ id: 'readiness', checked_at: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
          .execute()
        const row = await transaction
          .selectFrom('health_probe')
          .select('checked_at')
          .where('id', '=', 'readiness')
          .executeTakeFirst()
        return row?.checked_at === now
      })
    },
    appliedMigrations: async () => {
      const db = await connect()
      const rows = await db.selectFrom('schema_migrations').select('id').execute()
      return rows.map((row) => row.id)
    },
  }
}

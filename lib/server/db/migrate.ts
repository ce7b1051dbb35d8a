import 'server-only'
import { sql, type Transaction } from 'kysely'
import type { Clock } from '@/lib/server/clock'
import { retryWhileBusy } from './busy-wait'
import type { OpenDatabase } from './database'
import type { Migration } from './migrations/migration'
import type { Schema } from './schema'

/** Any number that nothing else in the database locks on: "timbang" as a telephone keypad spells it. */
const advisoryLock = 8_462_264
/** How long a start on SQLite waits for the migration of another. */
const otherStarterMs = 5000

/**
 * Applies what is missing, each migration in a transaction of its own under a lock that admits one process, and
 * returns the ids applied by this call. Throws what the failing migration threw; that migration leaves no trace.
 */
export async function migrate(
  database: OpenDatabase,
  clock: Clock,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const applied: string[] = []
  for (const migration of migrations) {
    const done = await retryWhileBusy(() => apply(database, clock, migration), otherStarterMs)
    if (done) applied.push(migration.id)
  }
  return applied
}

/** False when it was applied before. */
function apply(database: OpenDatabase, clock: Clock, migration: Migration): Promise<boolean> {
  return database.db.transaction().execute(async (transaction) => {
    await takeLock(database, transaction)
    await transaction.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    if (await isApplied(transaction, migration.id)) return false
    await migration.up(transaction, database.engine)
    await transaction.insertInto('schema_migrations').values({ id: migration.id, applied_at: clock.now() }).execute()
    return true
  })
}

/** On SQLite the transaction itself, begun immediate, is the lock. */
async function takeLock(database: OpenDatabase, transaction: Transaction<Schema>): Promise<void> {
  if (database.engine !== 'postgres') return
  // The pool's limit is meant for requests; a migration, or the wait for another starter's, may take longer.
  await sql`set local statement_timeout = '60s'`.execute(transaction)
  await sql`set local lock_timeout = '60s'`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(transaction)
}

async function isApplied(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await transaction.selectFrom('schema_migrations').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

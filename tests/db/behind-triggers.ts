import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from '@/lib/server/db/database'
import type { Schema } from '@/lib/server/db/schema'

const tables = ['points_transfer', 'points_balance'] as const

/** Does to the ledger what an owner of the database could do: without its triggers and foreign keys, and without what must be unique. */
export async function behindTriggers(
  { db, engine }: OpenDatabase,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  await db.connection().execute(async (own) => {
    await (engine === 'postgres' ? disarmPostgres(own) : disarmSqlite(own))
    for (const statement of statements) await statement.execute(own)
  })
}

async function disarmPostgres(db: Kysely<Schema>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger all`.execute(db)
  for (const name of ['of_cause', 'ends_key', 'reverses_key']) {
    await sql`alter table points_transfer drop constraint if exists ${sql.ref(`points_transfer_${name}`)}`.execute(db)
  }
}

/** SQLite drops no rule of a table that is there: its rows go into one without rules. */
async function disarmSqlite(db: Kysely<Schema>): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db)
  await sql`pragma legacy_alter_table = on`.execute(db)
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'trigger' and tbl_name in ('points_transfer', 'points_balance')`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await sql`create table bare as select * from points_transfer`.execute(db)
  await sql`drop table points_transfer`.execute(db)
  await sql`alter table bare rename to points_transfer`.execute(db)
}

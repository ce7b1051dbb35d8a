import 'server-only'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type { Log } from '@/lib/server/log'
import { copiedTables, filledTable, insertRow, type Row, rowSchema, rowsOf } from './copied-tables'
import type { OpenDatabase } from './database'
import type { DatabaseConfig } from './open-database'
import { openPostgres } from './open-postgres'
import { openSqlite, sqliteFile } from './open-sqlite'
import type { Schema } from './schema'

/** One row of a back-up with the table that it belongs to. */
export interface CopiedRow {
  readonly table: string
  readonly row: Row
}

/** A back-up that cannot be made or put back. The message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

type Take = (migrations: readonly string[], rows: AsyncIterable<CopiedRow>) => Promise<void>

/**
 * Hands everything that a back-up holds to `take`, as it stood at one moment, while the site runs. Rejects with StateError, BackupError or
 * what `take` rejects with.
 */
export async function readBackup(config: DatabaseConfig, log: Log, take: Take): Promise<void> {
  return config.databaseUrl === null
    ? readSqlite(config.dataDir, take)
    : readPostgres(config.databaseUrl, config.poolMax, log, take)
}

/** SQLite copies itself page by page and begins again where a writer was quicker; nobody waits for it. */
async function readSqlite(dataDir: string, take: Take): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'timbang-backup-'))
  try {
    const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
    try {
      await backup(source, sqliteFile(folder))
    } finally {
      source.close()
    }
    const copy = await openSqlite(folder)
    try {
      await assertWhole(copy)
      await take(await migrationsOf(copy.db), allRows(copy.db))
    } finally {
      await copy.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readPostgres(url: string, poolMax: number, log: Log, take: Take): Promise<void> {
  const database = await openPostgres(url, poolMax, log)
  try {
    await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await sql`set local statement_timeout = '60s'`.execute(transaction)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
        await take(await migrationsOf(transaction), allRows(transaction))
      })
  } finally {
    await database.close()
  }
}

async function assertWhole({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  if (rows[0]?.integrity_check !== 'ok')
    throw new BackupError('The database is damaged; keep the last back-up that was whole.')
}

async function migrationsOf(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('schema_migrations').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function* allRows(db: Kysely<Schema>): AsyncGenerator<CopiedRow> {
  for (const table of copiedTables) for await (const row of rowsOf(db, table)) yield { table, row }
}

/**
 * Puts rows into an empty database of the same migrations, all or none; resolves to how many are there. `rows` throws when its end is
 * missing. Rejects with BackupError.
 */
export async function writeBackup(
  { db }: OpenDatabase,
  migrations: readonly string[],
  rows: AsyncIterable<CopiedRow>,
): Promise<number> {
  const own = await migrationsOf(db)
  if (own.join() !== [...migrations].toSorted().join()) {
    throw new BackupError('The back-up is of another version: restore it with that one, then start this one on it.')
  }
  const filled = await filledTable(db)
  if (filled !== null) throw new BackupError(`The database is not empty (${filled} has rows); restore into a new one.`)
  return db.transaction().execute(async (transaction) => {
    let count = 0
    for await (const { table, row } of rows) {
      if (!copiedTables.includes(table)) throw new BackupError(`The back-up has a table that no back-up has: ${table}.`)
      await insertRow(transaction, table, rowSchema.parse(row))
      count += 1
    }
    return count
  })
}

import 'server-only'
import type { Kysely } from 'kysely'
import { clock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { OpenDatabase } from './database'
import { migrate } from './migrate'
import { migrations } from './migrations/list'
import { openDatabase } from './open-database'
import { explain as explainPostgres } from './open-postgres'
import { explain as explainSqlite, sqliteFile } from './open-sqlite'
import type { Schema } from './schema'

/** The framework may load this module more than once; the connection hangs on the process, not on the module. */
interface Holder {
  opening: Promise<OpenDatabase> | null
  open: OpenDatabase | null
}

declare global {
  var timbangDatabase: Holder | undefined
}

function holder(): Holder {
  globalThis.timbangDatabase ??= { opening: null, open: null }
  return globalThis.timbangDatabase
}

/**
 * The database of this process, opened and migrated on first use. A failed opening is tried again by the next call.
 * Throws StateError.
 */
export async function connectDatabase(): Promise<OpenDatabase> {
  const state = holder()
  state.opening ??= openAndMigrate().then(
    (opened) => {
      state.open = opened
      return opened
    },
    (error: unknown) => {
      state.opening = null
      throw error
    },
  )
  return state.opening
}

/** What repositories are built on: a connection when one is asked for, none before. */
export async function kysely(): Promise<Kysely<Schema>> {
  return (await connectDatabase()).db
}

/** Finishes, checkpoints and closes; a later call of {@link connectDatabase} opens again. */
export async function closeDatabase(): Promise<void> {
  const state = holder()
  const opened = await state.opening?.catch(() => null)
  state.opening = null
  state.open = null
  await opened?.close()
}

/** For the `exit` event, where only synchronous work is done. */
export function closeDatabaseSync(): void {
  const state = holder()
  state.open?.closeSync()
  state.opening = null
  state.open = null
}

async function openAndMigrate(): Promise<OpenDatabase> {
  const { DATA_DIR, DATABASE_URL, DATABASE_POOL_MAX } = env()
  const config = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, poolMax: DATABASE_POOL_MAX }
  const opened = await openDatabase(config, log())
  try {
    const applied = await migrate(opened, clock(), migrations)
    log().info('database.open', { engine: opened.engine, migrationsApplied: applied.length })
    return opened
  } catch (error) {
    await opened.close()
    throw opened.engine === 'sqlite' ? explainSqlite(error, sqliteFile(DATA_DIR)) : explainPostgres(error)
  }
}

import 'server-only'
import type { Log } from '@/lib/server/log'
import type { OpenDatabase } from './database'
import { openPostgres } from './open-postgres'
import { openSqlite } from './open-sqlite'

export interface DatabaseConfig {
  readonly dataDir: string
  /** null: the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null
  readonly poolMax: number
}

/** Opens the engine that the configuration names. Applies no migrations. Throws StateError. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openSqlite(config.dataDir)
    : openPostgres(config.databaseUrl, config.poolMax, log)
}

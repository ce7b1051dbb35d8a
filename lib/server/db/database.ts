import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** A database that is open, whatever its engine. */
export interface OpenDatabase {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /**
   * The same tables, for counts that the power may take with it: what is committed here outlives the process, and on SQLite
   * nobody waits for the disk (docs/adr/0095).
   */
  readonly counts: Kysely<Schema>
  /** Finishes what runs, checkpoints and closes. */
  close(): Promise<void>
  /** The same at process exit, where nothing asynchronous runs any more. */
  closeSync(): void
}

import 'server-only'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OpenDatabase } from './database'
import type { Erasure, RetentionWords } from './retention-entries'
import { keptInMalay } from './retention-malay'
import { retentionTable } from './retention-table'
import type { Schema } from './schema'

/** What the retention job erases from. */
export interface RetentionRepository {
  readonly erasures: readonly Erasure[]
  /**
   * Erases some rows that are over at a moment (epoch milliseconds), at most `most`, each with its dependents or not at all. The number of
   * rows; 0 as well while another process erases.
   */
  eraseSome(erasure: Erasure, now: number, most: number): Promise<number>
}

/** Any number that nothing else in the database locks on; migrations have the one before. */
const advisoryLock = 8_462_265

/** The rows of the retention table on either engine; `connect` is called for each use, so nothing is opened before. */
export function createRetentionRepository(connect: () => Promise<OpenDatabase>): RetentionRepository {
  return {
    erasures: retentionTable.flatMap(({ erasures }) => erasures),
    eraseSome: async (erasure, now, most) => {
      const { db, engine } = await connect()
      return db.transaction().execute(async (transaction) => {
        if (engine === 'sqlite') return eraseRows(transaction, erasure, now - erasure.keptMs, most, sql``)
        return (await isAlone(transaction))
          ? eraseRows(transaction, erasure, now - erasure.keptMs, most, sql`for update`)
          : 0
      })
    },
  }
}

/** Something that is kept, in words; `translated`: in the language that was asked for, else they are English. */
export interface KeptLine extends RetentionWords {
  readonly translated: boolean
}

/** What visitors are told, in the order of the table. */
export function keptInWords(language: 'en' | 'ms'): readonly KeptLine[] {
  return retentionTable.flatMap((kept) => {
    if (kept.words === null) return []
    const words = language === 'en' ? kept.words : keptInMalay(kept)
    return [{ ...(words ?? kept.words), translated: words !== null }]
  })
}

/** Else two processes that erase the same rows of PostgreSQL in another order would lock each other out. SQLite lets one write at a time. */
async function isAlone(transaction: Kysely<Schema>): Promise<boolean> {
  const asked = sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as taken`
  return (await asked.execute(transaction)).rows[0]?.taken === true
}

/** `hold` keeps who subscribes again from a row that was found, until it is gone: else what they were promised went with it. */
async function eraseRows(
  transaction: Kysely<Schema>,
  { table, key, isOver, dependents }: Erasure,
  before: number,
  most: number,
  hold: RawBuilder<unknown>,
): Promise<number> {
  const found = sql<{ key: string }>`select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${isOver(before)} limit ${most} ${hold}`
  const keys = (await found.execute(transaction)).rows.map((row) => row.key)
  if (keys.length === 0) return 0
  for (const { table: other, column } of dependents) {
    await sql`delete from ${sql.table(other)} where ${sql.ref(column)} in (${sql.join(keys)})`.execute(transaction)
  }
  const { numAffectedRows = 0n } =
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(keys)})`.execute(transaction)
  return Number(numAffectedRows)
}

import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { compareVersions, openSqlite } from '@/lib/server/db/open-sqlite'
import { StateError } from '@/lib/server/db/state-error'
import { temporaryFolder } from '../setup/temporary-folder'

/** What the connection that writes was told; its own, while the reader's differs. */
async function writersPragma(db: OpenDatabase['db'], name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(`pragma_${name}`)}`.execute(db)
  return Object.values(rows[0] ?? {})[0]
}

describe('the SQLite file', () => {
  const opened: OpenDatabase[] = []
  let folder: ReturnType<typeof temporaryFolder>

  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    folder.remove()
  })

  async function open(dataDir = folder.path): Promise<OpenDatabase> {
    const database = await openSqlite(dataDir)
    opened.push(database)
    return database
  }

  async function refusal(dataDir: string): Promise<StateError> {
    const error = await open(dataDir).catch((reason: unknown) => reason)
    if (!(error instanceof StateError)) throw new Error(`Expected a StateError, got ${String(error)}`)
    return error
  }

  it('is opened so that a commit survives a power cut and a hostile file cannot run code', async () => {
    const { db } = await open()
    const pragma = (name: string) => writersPragma(db, name)
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('trusted_schema')).toBe(0)
    const mapped = await sql<{ mmap_size: number }>`pragma mmap_size`.execute(db)
    expect(mapped.rows[0]?.mmap_size ?? 0).toBe(0)
  })

  it('counts without waiting for the disk, into the same tables, one writer after the other', async () => {
    const { db, counts } = await open()
    expect(await writersPragma(counts, 'synchronous')).toBe(1)
    await sql`create table t (id integer)`.execute(db)
    const both = [db, counts, db, counts]
    await Promise.all(
      both.map((one, id) =>
        one.transaction().execute(async (transaction) => {
          await sql`insert into t values (${id})`.execute(transaction)
          await new Promise((resolve) => setImmediate(resolve))
        }),
      ),
    )
    const { rows } = await sql`select id from t order by rowid`.execute(db)
    expect(rows).toEqual(both.map((_, id) => ({ id })))
  })

  it('waits for a lock that another process holds without stopping the process', async () => {
    const { db } = await open()
    await sql`create table t (id text)`.execute(db)
    const other = new DatabaseSync(join(folder.path, 'timbang.sqlite'))
    other.exec('begin immediate')
    const waiting = db.transaction().execute((transaction) => sql`insert into t values ('a')`.execute(transaction))
    // Fails when the wait blocks: the lock would never be released.
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    other.exec('rollback')
    other.close()
    await waiting
    const { rows } = await sql`select id from t`.execute(db)
    expect(rows).toEqual([{ id: 'a' }])
  })

  it('lets two processes read and then write in one transaction, one after the other', async () => {
    const first = await open()
    const processes = [first, await open()]
    await sql`create table counter (n integer)`.execute(first.db)
    await Promise.all(
      [...processes, ...processes, ...processes].map(({ db }) =>
        db.transaction().execute(async (transaction) => {
          const { rows } = await sql<{ n: number }>`select count(*) as n from counter`.execute(transaction)
          await new Promise((resolve) => setImmediate(resolve))
          await sql`insert into counter values (${rows[0]?.n ?? -1})`.execute(transaction)
        }),
      ),
    )
    const { rows } = await sql<{ n: number }>`select n from counter order by n`.execute((await open()).db)
    expect(rows.map((row) => row.n)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('reports a full disk as itself, not as a failed rollback, and takes writes again afterwards', async () => {
    const database = await open()
    await migrate(database, systemClock, migrations)
    const { db } = database
    await sql`create table t (body text)`.execute(db)
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db)
    const fill = db
      .transaction()
      .execute((transaction) => sql`insert into t values (${'x'.repeat(100_000)})`.execute(transaction))
    await expect(fill).rejects.toThrow(/full/)
    await sql`pragma max_page_count = 100000`.execute(db)
    await sql`insert into t values ('small')`.execute(db)
    const { rows } = await sql`select body from t`.execute(db)
    expect(rows).toEqual([{ body: 'small' }])
  })

  it('is read by nobody but the user of the site, with its log and its folder, also where it was open before', async () => {
    const dataDir = join(folder.path, 'state', 'data')
    const rights = () =>
      [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))].map((path) =>
        (statSync(path).mode & 0o777).toString(8),
      )
    const database = await open(dataDir)
    await sql`create table t (id text)`.execute(database.db)
    expect(rights()).toEqual(['700', '600', '600', '600'])
    await database.close()
    chmodSync(join(dataDir, 'timbang.sqlite'), 0o644)
    await open(dataDir)
    expect(rights()).toEqual(['700', '600', '600', '600'])
  })

  it('is whole without its log once closed', async () => {
    const database = await open()
    await sql`create table t (id text)`.execute(database.db)
    await database.close()
    expect(readdirSync(folder.path)).toEqual(['timbang.sqlite'])
  })

  it('refuses a data folder that cannot be made, in one sentence that names it', async () => {
    writeFileSync(join(folder.path, 'a-file'), '')
    const inFile = await refusal(join(folder.path, 'a-file', 'data'))
    expect(inFile.kind).toBe('folder-not-writable')
    expect(inFile.message).toMatch(/^DATA_DIR .*a-file\/data cannot be written \(\w+\); choose a folder/)
    expect((await refusal('/proc/none')).kind).toBe('folder-not-writable')
  })

  it('refuses a damaged file and leaves it as it was', async () => {
    const file = join(folder.path, 'timbang.sqlite')
    writeFileSync(file, 'not a database'.repeat(1000))
    const error = await refusal(folder.path)
    expect(error.kind).toBe('database-damaged')
    expect(error.message).toMatch(/timbang\.sqlite is damaged; restore it/)
    expect(readFileSync(file, 'utf8')).toBe('not a database'.repeat(1000))
  })

  it('leaves nothing behind from the check of the data folder', async () => {
    await open()
    expect(readdirSync(folder.path).filter((name) => name.includes('write-check'))).toEqual([])
    expect(existsSync(join(folder.path, 'timbang.sqlite'))).toBe(true)
  })

  it('compares versions by number, not by letter', () => {
    expect(compareVersions('3.51.3', '3.51.3')).toBe(0)
    expect(compareVersions('3.9.0', '3.51.3')).toBeLessThan(0)
    expect(compareVersions('3.51.2', '3.51.3')).toBeLessThan(0)
    expect(compareVersions('3.53', '3.51.3')).toBeGreaterThan(0)
    expect(compareVersions('4.0.0', '3.51.3')).toBeGreaterThan(0)
  })
})

import 'server-only'
import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { prepareDataDir } from '@/lib/server/data-dir'
import { retryWhileBusy } from './busy-wait'
import type { OpenDatabase } from './database'
import { watchFile } from './file-watch'
import type { Schema } from './schema'
import { NodeSqliteDialect, type SqliteFile } from './sqlite-dialect'
import { errorCode, StateError, sqliteResultCode } from './state-error'
import { Turns } from './turns'

/** The first release without the WAL-reset bug that could damage a file with two writers (sqlite.org/wal.html). */
const minVersion = '3.51.3'
/** A start waits for another process's. */
const openingWaitMs = 5000
/** Whoever waits for a write is told after this long that it was not done (docs/adr/0042). */
const maxLockWaitMs = 1400

/**
 * Opens DATA_DIR/timbang.sqlite, made when absent. Throws StateError when the folder or the file cannot be used.
 *
 * SQLite's own busy_timeout stays 0 because it sleeps in the only thread; the driver waits without blocking.
 */
export async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  await prepareDataDir(dataDir)
  const file = sqliteFile(dataDir)
  const { counter, ...opened } = await retryWhileBusy(async () => openAll(file), openingWaitMs).catch(
    (error: unknown) => {
      throw explain(error, file)
    },
  )
  const shared = { ...opened, turns: new Turns(), maxLockWaitMs }
  const closeSync = () => {
    const { reader, writer } = opened
    if (!writer.isOpen) return
    reader.close()
    counter.close()
    checkpoint(writer)
    writer.close()
  }
  return {
    engine: 'sqlite',
    db: new Kysely<Schema>({ dialect: new NodeSqliteDialect(shared) }),
    counts: new Kysely<Schema>({ dialect: new NodeSqliteDialect({ ...shared, writer: counter }) }),
    closeSync,
    close: async () => {
      closeSync()
    },
  }
}

/** Where the database lies in DATA_DIR. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'timbang.sqlite')
}

/** Members' data: read and written by the user of the site alone. The log beside the file is made with its rights. */
const ownFile = 0o600

/** Takes everybody else's rights to the file away. It may belong to another user who lets this one write: then it stays. */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', ownFile))
  try {
    chmodSync(file, ownFile)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error
  }
}

type Opened = Pick<SqliteFile, 'writer' | 'reader' | 'watch'> & { readonly counter: DatabaseSync }

function openAll(file: string): Opened {
  const opened: DatabaseSync[] = []
  const keep = (database: DatabaseSync) => {
    opened.push(database)
    return database
  }
  try {
    const writer = keep(openFile(file, 'on the disk'))
    const counter = keep(openFile(file, 'by the system'))
    const reader = keep(new DatabaseSync(file, { timeout: 0, readOnly: true }))
    // The first reader makes the log that lies beside the file, and which the watch looks for.
    reader.prepare('select count(*) from sqlite_schema').get()
    return { writer, counter, reader, watch: watchFile(file) }
  } catch (error) {
    for (const database of opened.reverse()) database.close()
    throw error
  }
}

/** When a commit is kept: once it is on the disk, or once the system has it, which writes it down later. */
const durability = {
  'on the disk': 'pragma synchronous = full',
  'by the system': 'pragma synchronous = normal',
} as const

function openFile(file: string, kept: keyof typeof durability): DatabaseSync {
  closeToOthers(file)
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  try {
    assertVersion(database)
    database.exec('pragma journal_mode = wal')
    database.exec(durability[kept])
    database.exec('pragma mmap_size = 0')
    database.exec('pragma trusted_schema = off')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function assertVersion(database: DatabaseSync): void {
  const version = String(database.prepare('select sqlite_version() as version').get()?.version)
  if (compareVersions(version, minVersion) < 0) {
    throw new StateError('engine-too-old', `SQLite ${version} is too old; ${minVersion} or newer is needed (Node 24).`)
  }
}

/** Negative when `a` is the older of two dotted versions, 0 when they are equal. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number)
  const right = b.split('.').map(Number)
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Moves the log into the main file so that a copy of that file alone is whole. Another process may prevent it. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (sqliteResultCode(error) === 0) throw error
  }
}

/** What an operator can do about a failure of a database file, as a StateError; a mistake of ours stays as it is. */
export function explain(error: unknown, file: string): unknown {
  switch (sqliteResultCode(error)) {
    case 0:
      return errorCode(error) === '' ? error : notWritable(error, file)
    case 1:
      return error
    case 5: {
      const said = `${file} has been locked by another process for 5 seconds; end that process or wait for it.`
      return new StateError('locked', said, { cause: error })
    }
    case 11:
    case 26:
      return new StateError('database-damaged', `${file} is damaged; restore it from a back-up.`, { cause: error })
    case 13:
      return new StateError('disk-full', `The disk that holds ${file} is full; free some space.`, { cause: error })
    default:
      return notWritable(error, file)
  }
}

function notWritable(cause: unknown, file: string): StateError {
  return new StateError('folder-not-writable', `${file} cannot be written; give it to this user, or set DATA_DIR.`, {
    cause,
  })
}

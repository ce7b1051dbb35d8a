import { copyFileSync, statSync } from 'node:fs'
import { afterAll } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { openSqlite, sqliteFile } from '@/lib/server/db/open-sqlite'
import { createLog, type Log } from '@/lib/server/log'
import { type OwnSchema, ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'

/** An empty place for state on one engine: open it as often as a test needs processes. */
export interface Place {
  readonly dataDir: string
  /** null for the engine that lives in `dataDir`. */
  readonly databaseUrl: string | null
  open(): Promise<OpenDatabase>
  remove(): Promise<void>
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  readonly available: boolean
  /** Without a table. */
  newPlace(): Promise<Place>
  /** With every table, as a first start leaves it: a copy, made in a tenth of the time. */
  newMigratedPlace(): Promise<Place>
}

export const silentLog: Log = createLog('silent', systemClock, () => undefined)

/** How many bytes SQLite has written into its log, which is what a commit waits for. */
export function writtenBytes({ dataDir }: Place): number {
  return statSync(`${sqliteFile(dataDir)}-wal`).size
}

/** Both engines, PostgreSQL marked unavailable on a machine that has none. To be called where a file's tests are declared. */
export async function engines(): Promise<readonly Engine[]> {
  const url = await postgresUrl()
  const emptied = emptiedSchemas(url)
  afterAll(() => emptied.drop())
  const available = url !== null
  return [
    { name: 'sqlite', available: true, newPlace: newFile, newMigratedPlace: copiedFile },
    { name: 'postgres', available, newPlace: () => newSchema(url), newMigratedPlace: () => emptied.take() },
  ]
}

const newFile = async () => place(null, async () => undefined)

async function newSchema(url: string | null): Promise<Place> {
  const own = await ownSchema(given(url))
  return place(own.url, own.drop)
}

function given(url: string | null): string {
  if (url === null) throw new Error('PostgreSQL is not available')
  return url
}

let migratedFolder: Promise<string> | null = null

/** Made once in each process that runs tests, and gone with the run. */
async function copiedFile(): Promise<Place> {
  migratedFolder ??= makeMigrated()
  const copy = await newFile()
  copyFileSync(sqliteFile(await migratedFolder), sqliteFile(copy.dataDir))
  return copy
}

async function makeMigrated(): Promise<string> {
  const { path } = temporaryFolder()
  const database = await openSqlite(path)
  await migrate(database, systemClock, migrations)
  await database.close()
  return path
}

/** Schemas with every table: making those takes a second on a busy machine, so a test hands its own, emptied, to the next. */
function emptiedSchemas(url: string | null) {
  const free: OwnSchema[] = []
  const made = async () => {
    const own = await ownSchema(given(url))
    const database = await openDatabase({ dataDir: '', databaseUrl: own.url, poolMax: 1 }, silentLog)
    await migrate(database, systemClock, migrations)
    await database.close()
    return own
  }
  return {
    take: async () => {
      const own = free.pop() ?? (await made())
      return place(own.url, async () => {
        await own.empty()
        free.push(own)
      })
    },
    drop: async () => {
      await Promise.all(free.splice(0).map((own) => own.drop()))
    },
  }
}

function place(databaseUrl: string | null, drop: () => Promise<void>): Place {
  const folder = temporaryFolder()
  const opened: OpenDatabase[] = []
  return {
    dataDir: folder.path,
    databaseUrl,
    open: async () => {
      const database = await openDatabase({ dataDir: folder.path, databaseUrl, poolMax: 10 }, silentLog)
      opened.push(database)
      return database
    },
    remove: async () => {
      await Promise.all(opened.map((database) => database.close()))
      await drop()
      folder.remove()
    },
  }
}

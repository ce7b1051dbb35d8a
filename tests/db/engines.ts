import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog, type Log } from '@/lib/server/log'
import { ownSchema } from '../setup/own-schema'
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
  newPlace(): Promise<Place>
}

export const silentLog: Log = createLog('silent', systemClock, () => undefined)

/** Both engines, PostgreSQL marked unavailable on a machine that has none. */
export async function engines(): Promise<readonly Engine[]> {
  const url = await postgresUrl()
  return [
    { name: 'sqlite', available: true, newPlace: async () => place(null, async () => undefined) },
    {
      name: 'postgres',
      available: url !== null,
      newPlace: async () => {
        if (url === null) throw new Error('PostgreSQL is not available')
        const own = await ownSchema(url)
        return place(own.url, own.drop)
      },
    },
  ]
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

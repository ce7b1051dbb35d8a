import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A reason not to start, made in an empty data folder. */
export interface StartFault {
  readonly what: string
  readonly variables: (dataDir: string) => Readonly<Record<string, string>>
  /** Makes it, and gives what takes it away again. */
  readonly make: (dataDir: string) => () => void
  /** All that the process says: one line for each thing that is wrong. */
  readonly said: RegExp
}

const pageBytes = 4096
const nothing = () => () => undefined

function database(dataDir: string): DatabaseSync {
  const opened = new DatabaseSync(join(dataDir, 'timbang.sqlite'))
  opened.exec('pragma journal_mode = wal; create table t (id text)')
  return opened
}

/** Opens without complaint: only what the migrations read is damaged. */
function damageWhatMigrationsRead(dataDir: string): void {
  const opened = database(dataDir)
  opened.exec('create table schema_migrations (id text primary key not null, applied_at bigint not null)')
  opened.exec('pragma wal_checkpoint(truncate)')
  const roots = opened.prepare("select rootpage from sqlite_schema where tbl_name = 'schema_migrations'").all()
  opened.close()
  for (const { rootpage } of roots) {
    writeAt(join(dataDir, 'timbang.sqlite'), (Number(rootpage) - 1) * pageBytes, Buffer.alloc(pageBytes, 0xa5))
  }
}

function writeAt(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

/** What a server may meet where it starts. */
export const startFaults: readonly StartFault[] = [
  {
    what: 'variables that cannot be used',
    variables: () => ({ LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://localhost/x' }),
    make: nothing,
    said: /^DATABASE_URL: must be a PostgreSQL address[^\n]*\nLOG_LEVEL: must be one of [^\n]*\n$/,
  },
  {
    what: 'a data folder below a file',
    variables: (dataDir) => ({ DATA_DIR: join(dataDir, 'file', 'data') }),
    make: (dataDir) => {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(join(dataDir, 'file'), '')
      return () => undefined
    },
    said: /^DATA_DIR [^\n]* cannot be written \(ENOTDIR\); choose a folder that this user may write\.\n$/,
  },
  {
    what: 'a data folder where nobody can make one',
    variables: () => ({ DATA_DIR: '/proc/none' }),
    make: nothing,
    said: /^DATA_DIR \/proc\/none cannot be written \(ENOENT\); choose a folder that this user may write\.\n$/,
  },
  {
    what: 'a file that is no database',
    variables: () => ({}),
    make: (dataDir) => {
      writeFileSync(join(dataDir, 'timbang.sqlite'), 'not a database'.repeat(1000))
      return () => undefined
    },
    said: /^[^\n]*timbang\.sqlite is damaged; restore it from a back-up\.\n$/,
  },
  {
    what: 'a database that opens and is damaged within',
    variables: () => ({}),
    make: (dataDir) => {
      damageWhatMigrationsRead(dataDir)
      return () => undefined
    },
    said: /^[^\n]*timbang\.sqlite is damaged; restore it from a back-up\.\n$/,
  },
  {
    what: 'a database that another process has locked',
    variables: () => ({}),
    make: (dataDir) => {
      const holder = database(dataDir)
      holder.exec('begin immediate')
      return () => holder.close()
    },
    said: /^[^\n]*timbang\.sqlite has been locked by another process for 5 seconds; end that process[^\n]*\n$/,
  },
  {
    what: 'PostgreSQL that is not up for as long as it is waited for',
    variables: () => ({ DATABASE_URL: 'postgres://timbang@127.0.0.1:1/timbang', DATABASE_WAIT_SECONDS: '1' }),
    make: nothing,
    said: /^The database of DATABASE_URL does not answer \(ECONNREFUSED\); start PostgreSQL, or correct the address\.\n$/,
  },
]

/**
 * A port before a PostgreSQL that starts late: the first `refused` connections are dropped, all others led to it.
 */
export async function lateDoor(url: string, refused: number) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let came = 0
  const door = createServer((socket) => {
    came += 1
    if (came <= refused) return socket.destroy()
    const behind = connect(Number(target.port), target.hostname)
    for (const one of [socket, behind]) sockets.add(one.on('error', () => undefined))
    socket.pipe(behind).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  const here = new URL(url)
  here.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: here.href,
    close: () => {
      for (const socket of sockets) socket.destroy()
      door.close()
    },
  }
}

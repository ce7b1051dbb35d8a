import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { explain, openPostgres, parseInt8 } from '@/lib/server/db/open-postgres'
import { StateError } from '@/lib/server/db/state-error'
import { createLog } from '@/lib/server/log'
import { postgresUrl } from '../setup/postgres'
import { silentLog } from './engines'

const url = await postgresUrl()

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

describe('the PostgreSQL pool', () => {
  it('reads an integer exactly or not at all', () => {
    expect(parseInt8('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => parseInt8('9007199254740992')).toThrow(RangeError)
  })

  it('refuses a server that does not answer, without repeating the password', async () => {
    const error = await openPostgres('postgres://timbang:hunter2@127.0.0.1:1/timbang', 1, silentLog).catch(
      (reason: unknown) => reason,
    )
    if (!(error instanceof StateError)) throw new Error('Expected a StateError')
    expect(error.kind).toBe('database-not-up')
    expect(error.message).toBe(
      'The database of DATABASE_URL does not answer (ECONNREFUSED); start PostgreSQL, or correct the address.',
    )
  })

  it('says at once what a server that speaks otherwise will not do, and waits for none that is silent', async () => {
    const answers: Record<string, (socket: Socket) => void> = {
      plain: (socket) => socket.once('data', () => socket.end('N')),
      silent: () => undefined,
    }
    const told: string[] = []
    for (const answer of Object.values(answers)) {
      const server = createServer(answer).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = `postgres://timbang:hunter2@127.0.0.1:${portOf(server)}/timbang?sslmode=verify-full`
      const error = await openPostgres(address, 1, silentLog).catch((reason: unknown) => reason)
      if (!(error instanceof StateError)) throw error
      told.push(`${error.kind}: ${error.message}`)
      server.close()
    }
    expect(told).toEqual([
      'database-unreachable: The database of DATABASE_URL refuses this site (The server does not support SSL connections); ' +
        'correct the user, the password or the name of the database.',
      'database-not-up: The database of DATABASE_URL does not answer (no answer in time); start PostgreSQL, or correct the address.',
    ])
  })

  it('takes a mistake of ours for no server that has to be waited for', () => {
    const mistake = new TypeError('up is not a function')
    expect(explain(mistake)).toBe(mistake)
  })

  it.skipIf(url === null)('survives the loss of its connections and works again', async () => {
    const lines: string[] = []
    const log = createLog('warn', systemClock, (line) => lines.push(line))
    const database = await openPostgres(url ?? '', 2, log)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    const admin = new pg.Client({ connectionString: url ?? '' })
    await admin.connect()
    const lost = new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (lines.length === 0) return
        clearInterval(watch)
        resolve()
      }, 5)
    })
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    expect(lines.join('')).toContain('database.connection-lost')
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
    await admin.end()
    await database.close()
  })

  it.skipIf(url === null)('survives the loss of a connection in the middle of a transaction', async () => {
    const database = await openPostgres(url ?? '', 2, silentLog)
    const admin = new pg.Client({ connectionString: url ?? '' })
    await admin.connect()
    const cut = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select pg_sleep(1)`.execute(transaction)
    })
    await expect(cut).rejects.toThrow()
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
    await admin.end()
    await database.close()
  })

  it.skipIf(url === null)('limits how long a statement and an idle transaction may take', async () => {
    const database = await openPostgres(url ?? '', 1, silentLog)
    const setting = async (name: string) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.db)
      return rows[0]?.value
    }
    expect(await setting('statement_timeout')).toBe('2s')
    expect(await setting('lock_timeout')).toBe('1400ms')
    expect(await setting('idle_in_transaction_session_timeout')).toBe('10s')
    expect(await setting('synchronous_commit')).toBe('on')
    await database.close()
  })
})

import 'server-only'
import { Kysely, PostgresDialect } from 'kysely'
import type { Log } from '@/lib/server/log'
import type { OpenDatabase } from './database'
import type { Schema } from './schema'
import { errorCode, StateError } from './state-error'

const int8 = 20
/** Whoever waits for a write is told within two seconds that it was not done (docs/adr/0042). */
const connectMs = 1400
const lockMs = 1400
const statementMs = 2000
const idleInTransactionMs = 10_000
/** Ends a query whose answer never comes, as when the network drops packets; longer than the server's own limit for
 * migrations. */
const noAnswerMs = 65_000

/** Opens a pool and proves one connection. Throws StateError when the server cannot be reached or refuses. */
export async function openPostgres(url: string, poolMax: number, log: Log): Promise<OpenDatabase> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: connectMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: noAnswerMs,
    keepAlive: true,
    application_name: 'timbang',
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? parseInt8 : pg.types.getTypeParser(oid, format)),
    },
  })
  // A connection that breaks is replaced on the next use; without a listener it would end the process. The pool listens to idle
  // ones only; of one in use its query fails as well, and is reported by whoever asked.
  pool.on('error', (error) => log.warn('database.connection-lost', { code: errorCode(error) }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    const why = errorCode(error) || 'no answer in time'
    throw new StateError('database-unreachable', `The database of DATABASE_URL cannot be used (${why}).`, {
      cause: error,
    })
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { engine: 'postgres', db, closeSync: () => undefined, close: () => db.destroy() }
}

/** Throws RangeError beyond 2^53, as the SQLite driver does, rather than change the number. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer too large to read exactly: ${text}`)
  return value
}

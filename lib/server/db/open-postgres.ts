import 'server-only'
import { Kysely } from 'kysely'
import type { Log } from '@/lib/server/log'
import type { OpenDatabase } from './database'
import { FollowedPostgresDialect } from './postgres-dialect'
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
    throw explain(error)
  }
  const db = new Kysely<Schema>({ dialect: new FollowedPostgresDialect({ pool }) })
  return { engine: 'postgres', db, counts: db, closeSync: () => undefined, close: () => db.destroy() }
}

/** Throws RangeError beyond 2^53, as the SQLite driver does, rather than change the number. */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer too large to read exactly: ${text}`)
  return value
}

/** Nobody listens, nobody knows the name yet, or the server says that it starts, stops or is full: a later try may succeed. */
const notUpYet: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P03',
])

/** Authorisation, no such database, may not be written, no such privilege, and what no PostgreSQL says. */
const refusals = /^(?:28|3D|25006|42501|E)/

/** What the driver's own errors, which have no code, say of a server that is not there yet, and of one that cannot be agreed with. */
const noAnswer = /timeout|terminated/i
const noAgreement = /^SASL|SSL/

/** What an operator can do about a failure of the server, as a StateError; a mistake of ours stays as it is. */
export function explain(error: unknown): unknown {
  const code = errorCode(error)
  const words = code === '' && error instanceof Error ? error.message : ''
  if (noAnswer.test(words) || notUpYet.has(code)) {
    const why = code === '' ? 'no answer in time' : code
    const said = `The database of DATABASE_URL does not answer (${why}); start PostgreSQL, or correct the address.`
    return new StateError('database-not-up', said, { cause: error })
  }
  if (!refusals.test(code) && !noAgreement.test(words)) return error
  const said = `The database of DATABASE_URL refuses this site (${code || words}); correct the user, the password or the name of the database.`
  return new StateError('database-unreachable', said, { cause: error })
}

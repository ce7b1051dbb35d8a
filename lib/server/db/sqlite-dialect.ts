import 'server-only'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { retryWhileBusy } from './busy-wait'

/** Kysely's SQLite dialect on Node's own SQLite, with write locks taken up front and waited for without blocking. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #maxLockWaitMs: number

  /** `maxLockWaitMs`: how long a statement waits for a lock that another process holds. */
  constructor(database: DatabaseSync, maxLockWaitMs: number) {
    super({ database: adapt(database) })
    this.#database = database
    this.#maxLockWaitMs = maxLockWaitMs
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#database, this.#maxLockWaitMs)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #maxLockWaitMs: number

  constructor(database: DatabaseSync, maxLockWaitMs: number) {
    super({ database: adapt(database) })
    this.#database = database
    this.#maxLockWaitMs = maxLockWaitMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const maxWaitMs = this.#maxLockWaitMs
    return {
      executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
        retryWhileBusy(() => connection.executeQuery<R>(query), maxWaitMs),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** A deferred transaction that reads first can fail to write later, and then no amount of waiting helps. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite itself has rolled back after a full disk or an I/O error; a second rollback would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(toSqlValue)),
        run: (parameters) => statement.run(...parameters.map(toSqlValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(toSqlValue)),
      }
    },
  }
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A column takes text, a number, bytes or null, not ${typeof value}`)
}

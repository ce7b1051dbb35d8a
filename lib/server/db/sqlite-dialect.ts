import 'server-only'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { beginEffect, effectMayLast } from '@/lib/server/effects'
import { retryWhileBusy } from './busy-wait'
import type { FileWatch } from './file-watch'
import type { Turns } from './turns'

/** The two connections to one file. */
export interface SqliteFile {
  readonly writer: DatabaseSync
  /** Sees what is committed; with a log beside the file, no writer holds it up. */
  readonly reader: DatabaseSync
  readonly watch: FileWatch
  /** One writer at a time, among all that write through this process. */
  readonly turns: Turns
  /** How long a statement waits for the process's other writers and for a lock that another process holds, in all. */
  readonly maxLockWaitMs: number
}

/** Kysely's SQLite dialect on Node's own SQLite: write locks are taken up front and waited for without blocking. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super({ database: () => Promise.reject(new Error('The driver has its own connections')) })
    this.#file = file
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#file)
  }

  override createAdapter(): SqliteAdapter {
    return new ManyConnections()
  }
}

/** Kysely would let one statement run at a time, so that a reader waited behind a writer who waits for a lock. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#file)
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).begin()
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).commit()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release()
  }

  async destroy(): Promise<void> {
    this.#file.reader.close()
    this.#file.writer.close()
  }
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection
  throw new TypeError('Not a connection of this driver')
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  /** Ends the turn of the transaction that is open. */
  #endTurn: (() => void) | null = null

  constructor(file: SqliteFile) {
    this.#file = file
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { reader, writer, maxLockWaitMs } = this.#file
    if (this.#endTurn !== null) return execute(writer, query)
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(async () => execute(reader, query), maxLockWaitMs)
    return this.#inTurn((waitMs) => this.#write(query, waitMs))
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Reading in pieces is not supported')
  }

  /** A deferred transaction that reads first can fail to write later, and then no amount of waiting helps. */
  async begin(): Promise<void> {
    const startedAt = performance.now()
    this.#endTurn = await this.#file.turns.take()
    beginEffect()
    this.#file.watch.assertKept()
    await retryWhileBusy(async () => execute(this.#file.writer, raw('begin immediate')), this.#left(startedAt))
  }

  async commit(): Promise<void> {
    execute(this.#file.writer, raw('commit'))
    // Into a file that is gone, nothing was written.
    this.#file.watch.assertKept()
    effectMayLast()
  }

  /** SQLite itself has rolled back after a full disk or an I/O error; a second rollback would hide that error. */
  async rollback(): Promise<void> {
    if (this.#file.writer.isTransaction) execute(this.#file.writer, raw('rollback'))
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }

  async #write<R>(query: CompiledQuery, waitMs: number): Promise<QueryResult<R>> {
    beginEffect()
    this.#file.watch.assertKept()
    const result = await retryWhileBusy(async () => execute<R>(this.#file.writer, query), waitMs)
    this.#file.watch.assertKept()
    effectMayLast()
    return result
  }

  async #inTurn<T>(work: (waitMs: number) => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    const endTurn = await this.#file.turns.take()
    try {
      return await work(this.#left(startedAt))
    } finally {
      endTurn()
    }
  }

  #left(startedAt: number): number {
    return this.#file.maxLockWaitMs - (performance.now() - startedAt)
  }
}

const raw = (sql: string) => CompiledQuery.raw(sql)

function execute<R>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R>
function execute(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql)
  const values = parameters.map(toSqlValue)
  if (statement.columns().length > 0) return { rows: statement.all(...values) }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A column takes text, a number, bytes or null, not ${typeof value}`)
}

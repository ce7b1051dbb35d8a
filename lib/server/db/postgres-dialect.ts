import 'server-only'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely'
import { beginEffect, effectMayLast } from '@/lib/server/effects'
import { errorCode } from './state-error'

/** Kysely's PostgreSQL dialect; what lasts begins only while its caller has not been answered. */
export class FollowedPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new FollowedDriver(super.createDriver())
  }
}

class FollowedDriver implements Driver {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  async init(): Promise<void> {
    await this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new FollowedConnection(await this.#driver.acquireConnection())
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    beginEffect()
    const own = ownConnection(connection)
    await this.#driver.beginTransaction(own.inner, settings)
    own.isInTransaction = true
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // Where the connection breaks now, only the server knows whether it was committed.
    effectMayLast()
    await this.#driver.commitTransaction(ownConnection(connection).inner)
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.rollbackTransaction(ownConnection(connection).inner)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(ownConnection(connection).inner)
  }

  async destroy(): Promise<void> {
    await this.#driver.destroy()
  }
}

function ownConnection(connection: DatabaseConnection): FollowedConnection {
  if (connection instanceof FollowedConnection) return connection
  throw new TypeError('Not a connection of this driver')
}

/** An error of five signs (SQLSTATE) is the server's own: the statement was not done. */
const isServersRefusal = (error: unknown) => /^[0-9A-Z]{5}$/.test(errorCode(error))

/** Used for one statement or one transaction, and then released. */
class FollowedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  isInTransaction = false

  constructor(inner: DatabaseConnection) {
    this.inner = inner
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction || SelectQueryNode.is(query.query)) return this.inner.executeQuery<R>(query)
    beginEffect()
    try {
      const result = await this.inner.executeQuery<R>(query)
      effectMayLast()
      return result
    } catch (error) {
      if (!isServersRefusal(error)) effectMayLast()
      throw error
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Reading in pieces is not supported')
  }
}

import 'server-only'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Schema } from './schema'

const minuteMs = 60_000

export interface RateLimitRepository {
  /**
   * Counts a call under a key, for all processes. Null when it is one of the first `perMinute` since the minute of this
   * key began; else the milliseconds until the next minute begins. Rejects when the database cannot count.
   */
  take(key: string, perMinute: number): Promise<number | null>
}

/** A statement as `pg` takes it. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statement with its parameters written as the engine wants them. */
function portable({ text, values }: Statement): RawBuilder<unknown> {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
    sql``,
  )
}

/**
 * The library's limiter over Kysely: its statements for PostgreSQL are SQLite's as well. Its own store for SQLite would
 * count within whatever transaction the connection is in, and lose the count with it.
 */
export function createRateLimitRepository(connect: () => Promise<Kysely<Schema>>): RateLimitRepository {
  const query = async (statement: Statement) => portable(statement).execute(await connect())
  return countsOf((perMinute) => createLimiter(query, perMinute))
}

function createLimiter(query: (statement: Statement) => Promise<unknown>, perMinute: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    points: perMinute,
    duration: minuteMs / 1000,
    clearExpiredByTimeout: false,
    // Whoever is over the limit costs no more than memory until the minute is over.
    inMemoryBlockOnConsumed: perMinute,
  })
}

/** The same count for this process alone, for when the database cannot count. */
export function createProcessCounts(): RateLimitRepository {
  return countsOf((perMinute) => new RateLimiterMemory({ points: perMinute, duration: minuteMs / 1000 }))
}

/** One limiter of the library for each number of calls. */
function countsOf(create: (perMinute: number) => RateLimiterAbstract): RateLimitRepository {
  const limiters = new Map<number, RateLimiterAbstract>()
  return {
    take: async (key, perMinute) => {
      const limiter = limiters.get(perMinute) ?? create(perMinute)
      limiters.set(perMinute, limiter)
      try {
        await limiter.consume(key)
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return reason.msBeforeNext
        throw reason
      }
    },
  }
}

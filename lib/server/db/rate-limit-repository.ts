import 'server-only'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Schema } from './schema'

export interface RateLimitRepository {
  /**
   * Counts a call under a key, for all processes. Null when it is one of the first `most` since the window of this key
   * began; else the milliseconds until the next one begins. Rejects when the database cannot count.
   */
  take(key: string, most: number, windowMs: number): Promise<number | null>
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
  return countsOf((most, windowMs) => createLimiter(query, most, windowMs))
}

function createLimiter(
  query: (statement: Statement) => Promise<unknown>,
  most: number,
  windowMs: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    points: most,
    duration: windowMs / 1000,
    clearExpiredByTimeout: false,
    // Whoever is over the limit costs no more than memory until the window is over.
    inMemoryBlockOnConsumed: most,
  })
}

/** The same count for this process alone, for when the database cannot count. */
export function createProcessCounts(): RateLimitRepository {
  return countsOf((most, windowMs) => new RateLimiterMemory({ points: most, duration: windowMs / 1000 }))
}

/** One limiter of the library for each number of calls in a window. */
function countsOf(create: (most: number, windowMs: number) => RateLimiterAbstract): RateLimitRepository {
  const limiters = new Map<string, RateLimiterAbstract>()
  return {
    take: async (key, most, windowMs) => {
      const named = `${most} in ${windowMs}`
      const limiter = limiters.get(named) ?? create(most, windowMs)
      limiters.set(named, limiter)
      const waitMs = await consume(limiter, key)
      if (waitMs === null || waitMs <= windowMs) return waitMs
      // No window ends later than its length from now: the clock went back since it began. It begins anew.
      await limiter.delete(key)
      return consume(limiter, key)
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext
    throw reason
  }
}

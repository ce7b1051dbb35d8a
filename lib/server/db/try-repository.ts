import 'server-only'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema'

const minuteMs = 60_000
/** Tries that cost no wait, and by how much each one after them has to wait longer, to the longest: never a lock. */
export const tryLimits = {
  free: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * minuteMs,
  forgottenMs: 24 * 60 * minuteMs,
} as const
const doublings = 5

/** Tries of what must not be guessed, counted under keyed digests for all processes. Moments are epoch milliseconds. */
export interface TryRepository {
  /** Counts a try before it is made. Null when it may be made, else the milliseconds until the next may. */
  take(digest: string, now: number): Promise<number | null>
  /** After one that was right. */
  forget(digest: string): Promise<void>
  /** After one that was counted and never made: it did not count, and another may be made at once. */
  giveBack(digest: string): Promise<void>
}

/** What has to pass since the latest of so many tries. */
const waitAfter = (tries: RawBuilder<unknown>) => sql`case when ${tries} < ${tryLimits.free} then 0
  when ${tries} >= ${tryLimits.free + doublings} then ${tryLimits.longestWaitMs}
  else cast(${tryLimits.firstWaitMs} as integer) << (${tries} - cast(${tryLimits.free} as integer)) end`

const waitMs = waitAfter(sql`rate_limits.points`)

/** From when the next try may be made: a try is forgotten a day after the latest one. */
const nextAt = sql`rate_limits.expire - ${tryLimits.forgottenMs} + ${waitMs}`

/** Tries on either engine, beside the calls that are counted; `connect` is called for each use, so nothing is opened before. */
export function createTryRepository(connect: () => Promise<Kysely<Schema>>): TryRepository {
  return {
    take: async (digest, now) => {
      const db = await connect()
      const expire = now + tryLimits.forgottenMs
      // One statement, so that of any number of tries at once no more are made than may. What expires later than it could was counted
      // before the clock went back: nobody waits for it.
      const counted = await sql`insert into rate_limits (key, points, expire) values (${digest}, 1, ${expire})
        on conflict (key) do update set
          points = case when rate_limits.expire <= ${now} then 1 else rate_limits.points + 1 end, expire = ${expire}
        where rate_limits.expire <= ${now} or ${nextAt} <= ${now} or rate_limits.expire > ${expire} returning key`.execute(
        db,
      )
      if (counted.rows.length > 0) return null
      const asked = sql<{ at: number }>`select ${nextAt} as at from rate_limits where key = ${digest}`
      const [row] = (await asked.execute(db)).rows
      return row === undefined ? null : Math.max(1, Number(row.at) - now)
    },
    forget: async (digest) => {
      const db = await connect()
      await db.deleteFrom('rate_limits').where('key', '=', digest).execute()
    },
    giveBack: async (digest) => {
      const db = await connect()
      const before = sql`(rate_limits.points - 1)`
      await sql`update rate_limits set points = ${before}, expire = rate_limits.expire - ${waitAfter(before)}
        where key = ${digest} and points > 0`.execute(db)
    },
  }
}

import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createRetentionRepository } from '@/lib/server/db/retention-repository'
import { retentionTable } from '@/lib/server/db/retention-table'
import type { Schema } from '@/lib/server/db/schema'
import { createLog } from '@/lib/server/log'
import { createRetention, rowsAtOnce } from '@/lib/server/services/site/retention'
import { engines, type Place } from './engines'
import { kinds, now, subscribed } from './retention-rows'

const dayMs = 86_400_000

/** The id of every row of every table that something is erased from. */
async function ids(db: Kysely<Schema>): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = retentionTable.filter(({ erasures }) => erasures.length > 0).flatMap((kept) => kept.tables)
  const read = tables.map(async (table) => {
    const { rows } = await sql<Record<string, string>>`select * from ${sql.table(table)}`.execute(db)
    return [table, rows.map((row) => Object.values(row).find((value) => /^(?:over|stays)/.test(value)) ?? '?')] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

type TableName = { name: string }
async function tablesOf({ db, engine }: OpenDatabase): Promise<readonly string[]> {
  const query =
    engine === 'sqlite'
      ? sql<TableName>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<TableName>`select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what is kept no longer on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let lines: string[]
    let eraseFiles: (at: number) => Promise<number>

    beforeEach(async () => {
      lines = []
      eraseFiles = async () => 0
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const log = createLog('info', { now: () => now }, (line) => lines.push(line))
    const events = () => lines.map((line) => JSON.parse(line))
    function processOn(open: () => OpenDatabase, rest: () => Promise<void> = async () => undefined, at = now) {
      const retention = createRetentionRepository(async () => open())
      return createRetention({ retention, eraseFiles: (at) => eraseFiles(at), clock: { now: () => at }, rest, log })
    }
    const oldClicks = (count: number) =>
      database.db.transaction().execute(async (transaction) => {
        for (let n = 0; n < count; n += 1) await kinds.redirect_clicks?.(transaction, `over-${n}`, now)
      })

    it('is decided for each table that the migrations make', async () => {
      expect((await tablesOf(database)).toSorted()).toEqual(retentionTable.flatMap(({ tables }) => tables).toSorted())
    })

    it('goes to the millisecond, with all that belongs to it, and nothing else does', async () => {
      for (const fill of Object.values(kinds)) {
        await fill(database.db, 'over', now)
        await fill(database.db, 'stays', now + 1)
      }
      const before = await ids(database.db)
      for (const kept of Object.values(before)) expect(kept.filter((id) => id.startsWith('over'))).not.toEqual([])
      await processOn(() => database).run()
      const after = await ids(database.db)
      const stays = (kept: readonly string[]) => kept.filter((id) => id.startsWith('stays') || id === 'over-s')
      expect(after).toEqual(Object.fromEntries(Object.entries(before).map(([table, kept]) => [table, stays(kept)])))
      const { time, level, event, ...counts } = events()[0]
      expect([level, event]).toEqual(['info', 'retention.erased'])
      expect(counts).toEqual(Object.fromEntries(Object.keys(kinds).map((table) => [table, 1])))
      expect(lines).toHaveLength(1)
      expect(lines[0]).not.toMatch(/over|example/)
    })

    it('leaves who is subscribed and a mail that waits, however long ago they came', async () => {
      await subscribed(database.db, 'stays')
      await sql`insert into newsletter_consents values ('stays', 'stays', 'given', '1', 'form', 1)`.execute(database.db)
      await sql`insert into message_outbox (id, kind, channel, subscriber_id, state, attempts, due_at, created_at) values ('stays', 'newsletter-welcome', 'email', 'stays', 'waiting', 0, 1, 1)`.execute(
        database.db,
      )
      expect(await processOn(() => database, undefined, now + 100 * 365 * dayMs).run()).toBe(0)
      expect(lines).toEqual([])
    })

    it('goes in batches, and whoever writes comes between two of them', async () => {
      await oldClicks(2 * rowsAtOnce + 1)
      const other = await place.open()
      let rests = 0
      const rest = async () => {
        rests += 1
        await kinds.rate_limits?.(other.db, `stays-${rests}`, now + 1)
      }
      expect(await processOn(() => database, rest).run()).toBe(2 * rowsAtOnce + 1)
      expect(rests).toBe(2)
      expect((await ids(database.db)).rate_limits).toEqual(['stays-1', 'stays-2'])
    })

    it('is erased and counted once by two processes at the same time', async () => {
      await oldClicks(3 * rowsAtOnce)
      const other = await place.open()
      const counts = await Promise.all([processOn(() => database).run(), processOn(() => other).run()])
      // On PostgreSQL the second leaves it to the first.
      await processOn(() => database).run()
      expect(events().filter(({ event }) => event === 'retention.failed')).toEqual([])
      expect(counts[0] + counts[1]).toBeLessThanOrEqual(3 * rowsAtOnce)
      const logged = events().map(({ redirect_clicks: count }) => Number(count))
      expect(logged.reduce((sum, count) => sum + count, 0)).toBe(3 * rowsAtOnce)
      expect((await ids(database.db)).redirect_clicks).toEqual([])
    })

    it('ends between two batches when the process ends', async () => {
      await oldClicks(3 * rowsAtOnce)
      let stopping: Promise<void> = Promise.resolve()
      const job = processOn(
        () => database,
        async () => {
          stopping = job.stop()
        },
      )
      expect(await job.run()).toBe(rowsAtOnce)
      await stopping
    })

    it('is said once when the database fails, and goes with the next run', async () => {
      await oldClicks(1)
      let isAway = true
      const job = processOn(() => {
        if (isAway) throw new Error('the database is away')
        return database
      })
      expect(await job.run()).toBe(0)
      expect(events()).toMatchObject([{ level: 'error', event: 'retention.failed', error: 'the database is away' }])
      isAway = false
      expect(await job.run()).toBe(1)
    })

    it('goes from the folder of messages too, beside a database that fails, and the other way round', async () => {
      const fails = (what: string) => () => {
        throw new Error(`no ${what}`)
      }
      eraseFiles = async (at) => (at === now ? 3 : 0)
      expect(await processOn(fails('database')).run()).toBe(3)
      await oldClicks(1)
      eraseFiles = fails('disk')
      expect(await processOn(() => database).run()).toBe(1)
      const said = [{ error: 'no database' }, { files: 3 }, { error: 'no disk' }, { redirect_clicks: 1 }]
      expect(events()).toMatchObject(said)
    })

    if (engine.name === 'sqlite') return // The transaction itself keeps everybody else out.
    it('leaves a subscription that begins again while it looks', async () => {
      await kinds.newsletter_subscribers?.(database.db, 'over', now)
      const other = await place.open()
      let running: Promise<number> = Promise.resolve(-1)
      await other.db.transaction().execute(async (transaction) => {
        await sql`update newsletter_subscribers set state = 'subscribed'`.execute(transaction)
        running = processOn(() => database).run()
        const waiting = sql`select 1 from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where query like '%newsletter_subscribers%')`
        await expect.poll(async () => (await waiting.execute(transaction)).rows.length).toBe(1)
      })
      expect(await running).toBe(0)
      expect((await ids(database.db)).newsletter_subscribers).toEqual(['over'])
      expect((await ids(database.db)).newsletter_consents).toHaveLength(2)
    })
  })
}

it('each thing that is kept of a person is erased by somebody, and the rest by nobody', () => {
  for (const { tables, words, erasedBy, erasures } of retentionTable) {
    expect([tables, erasures.length > 0]).toEqual([tables, erasedBy === 'job' || erasedBy === 'person'])
    if (words !== null) expect([tables, erasedBy]).not.toEqual([tables, 'nobody'])
  }
})

const erasers = { person: 'the person, the job', job: 'the job', account: 'with the account', nobody: 'nobody' }
it('the page for operators has the same table', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const rows = retentionTable.flatMap(({ tables, words, erasedBy }) => {
    const names = tables.map((table) => `\`${table}\``).join(', ')
    return words === null ? [] : [`| ${names} | ${words.howLong} | ${erasers[erasedBy]} |`]
  })
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, malaysianDay } from '@/lib/domain/values/iso-date'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createRetentionRepository } from '@/lib/server/db/retention-repository'
import { retentionTable } from '@/lib/server/db/retention-table'
import type { Schema } from '@/lib/server/db/schema'
import { createLog } from '@/lib/server/log'
import { createRetention, rowsAtOnce } from '@/lib/server/services/site/retention'
import { engines, type Place } from './engines'

const dayMs = 86_400_000
const now = 1_795_000_000_000

/** Puts one row of each kind there, under an id, whose time to go comes at a moment. */
type Fill = (db: Kysely<Schema>, id: string, goesAt: number) => Promise<unknown>

const kinds: Readonly<Record<string, Fill>> = {
  newsletter_subscribers: async (db, id, goesAt) => {
    const endedAt = goesAt - 366 * dayMs
    await sql`insert into newsletter_subscribers values (${id}, ${`${id}@example.com`}, ${id}, 'unsubscribed', ${id}, 1)`.execute(
      db,
    )
    await sql`insert into newsletter_consents values (${`${id}-1`}, ${id}, 'given', '1', 'form', 1)`.execute(db)
    await sql`insert into newsletter_consents values (${`${id}-2`}, ${id}, 'withdrawn', null, 'link', ${endedAt})`.execute(
      db,
    )
    await mail(db, `${id}-sub`, id, now)
  },
  campaign_reminders: (db, id, goesAt) =>
    sql`insert into campaign_reminders
      values (${id}, 'deposits', ${`${id}@example.com`}, ${id}, '1', null, ${goesAt}, 1)`.execute(db),
  message_outbox: async (db, id, goesAt) => {
    await subscribed(db, `${id}-s`)
    await mail(db, id, `${id}-s`, goesAt - 30 * dayMs)
  },
  joinings: (db, id, goesAt) =>
    sql`insert into joinings (id, key_hash, purpose, contact_kind, contact_value, created_at, expires_at)
      values (${id}, ${id}, 'sign-in', 'email', 'siti@example.com', 1, ${goesAt - dayMs})`.execute(db),
  one_time_codes: (db, id, goesAt) =>
    sql`insert into one_time_codes (id, holder, purpose, channel, contact_kind, contact_value, code_hash, tries, created_at, expires_at)
      values (${id}, ${`joining ${id}`}, 'sign-in', 'email', 'email', 's@b.my', 'x', 0, 1, ${goesAt - dayMs})`.execute(
      db,
    ),
  redirect_clicks: (db, id, goesAt) =>
    sql`insert into redirect_clicks
      values (${id}, 'esim', 'a', '', null, '/', 'mobile', 'led', ${goesAt - 2557 * dayMs})`.execute(db),
  survey_responses: async (db, id, goesAt) => {
    await sql`insert into survey_responses values (${id}, 'leaving-1', 'mobile', ${goesAt - 366 * dayMs})`.execute(db)
    await sql`insert into survey_response_answers values (${id}, 'why', 'other', '')`.execute(db)
  },
  rate_limits: (db, id, goesAt) => sql`insert into rate_limits values (${id}, 3, ${goesAt})`.execute(db),
  consents: (db, id, goesAt) =>
    sql`insert into consents values (${id}, '1', 'banner', 0, 0, ${goesAt - 731 * dayMs})`.execute(db),
  interest_counts: (db, id, goesAt) => {
    // By whole days: the day that is over a year ago goes, the next one stays.
    const day = addDays(malaysianDay(now - 366 * dayMs), goesAt <= now ? 0 : 1)
    return sql`insert into interest_counts values (${id}, 'CTOS', ${day}, 1)`.execute(db)
  },
  answer_feedback: (db, id, goesAt) =>
    sql`insert into answer_feedback values (${id}, 'unsubscribe', 1, '', ${goesAt - 366 * dayMs})`.execute(db),
  accounts: async (db, id, goesAt) => {
    await account(db, id, goesAt)
    await sql`insert into account_contacts values (${id}, ${id}, 'email', ${`${id}@example.com`}, 1)`.execute(db)
    await sql`insert into account_consents values (${id}, ${id}, 'terms', 1, '1', 'joining', 1)`.execute(db)
    await session(db, `${id}-of`, id, now + dayMs)
    await sql`insert into kept_checks values (${id}, ${id}, 'x', 1, null)`.execute(db)
    await sql`insert into kept_comparisons values (${id}, ${id}, 'x', 1, null)`.execute(db)
    await sql`insert into member_interests (id, account_id, kind, subject, created_at)
      values (${id}, ${id}, 'left', 'CTOS', 1)`.execute(db)
    await sql`insert into survey_members values ('leaving-1', ${id})`.execute(db)
    await sql`insert into known_devices values (${`${id}-of`}, 'y', ${id}, ${now})`.execute(db)
  },
  survey_keys: (db, id, goesAt) => sql`insert into survey_keys values (${id}, 'x', ${goesAt})`.execute(db),
  sessions: async (db, id, goesAt) => {
    await account(db, `stays-${id}`, now + dayMs)
    await session(db, id, `stays-${id}`, goesAt)
  },
  referrals: (db, id, goesAt) =>
    sql`insert into referrals values (${id}, null, null, 'x', 'link', 1, 'x', 'link', 1, null, null, null, null, null, 'recorded',
      ${goesAt - 731 * dayMs}, null, null, null, null, null)`.execute(db),
  former_identities: (db, id, goesAt) =>
    sql`insert into former_identities values (${id}, null, ${goesAt - 731 * dayMs})`.execute(db),
  replaced_contacts: async (db, id, goesAt) => {
    await account(db, `stays-r-${id}`, now + dayMs)
    await sql`insert into replaced_contacts
      values (${id}, ${`stays-r-${id}`}, 'email', ${id}, ${id}, ${goesAt - 7 * dayMs})`.execute(db)
  },
  passkey_challenges: (db, id, goesAt) =>
    sql`insert into passkey_challenges values (${id}, 'sign-in', ${goesAt - dayMs})`.execute(db),
  // Of one browser that two members share.
  known_devices: async (db, id, goesAt) => {
    await account(db, `stays-k-${id}`, now + dayMs)
    await sql`insert into known_devices values (${id}, 'x', ${`stays-k-${id}`}, ${goesAt - 366 * dayMs})`.execute(db)
  },
  idempotency_keys: (db, id, goesAt) =>
    sql`insert into idempotency_keys values (${id}, 'x', 'y', ${goesAt - dayMs})`.execute(db),
}

function account(db: Kysely<Schema>, id: string, erasedAt: number) {
  return sql`insert into accounts (id, full_name, state, closed_at, erase_at, created_at)
    values (${id}, 'Siti', 'closed', 1, ${erasedAt}, 1)`.execute(db)
}

async function session(db: Kysely<Schema>, id: string, accountId: string, expiresAt: number) {
  await sql`insert into sessions (id, account_id, method, device, authenticated_at, last_used_at, created_at, expires_at)
    values (${id}, ${accountId}, 'code', '', 1, 1, 1, ${expiresAt})`.execute(db)
  await sql`insert into session_tokens values (${id}, ${id}, 'refresh', 1, null, null)`.execute(db)
}

function subscribed(db: Kysely<Schema>, id: string) {
  return sql`insert into newsletter_subscribers values (${id}, ${`${id}@example.com`}, ${id}, 'subscribed', ${id}, 1)`.execute(
    db,
  )
}

function mail(db: Kysely<Schema>, id: string, subscriber: string, settledAt: number) {
  return sql`insert into message_outbox (id, kind, channel, subscriber_id, state, attempts, due_at, created_at, settled_at) values (${id}, 'newsletter-welcome', 'email', ${subscriber}, 'sent', 1, 1, 1, ${settledAt})`.execute(
    db,
  )
}

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

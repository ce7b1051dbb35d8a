import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstHash } from '@/lib/domain/points/chain'
import { systemClock } from '@/lib/server/clock'
import { copiedTables } from '@/lib/server/db/copied-tables'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import type { Schema } from '@/lib/server/db/schema'
import { type Engine, engines, type Place } from '../db/engines'
import { temporaryFolder } from '../setup/temporary-folder'
import { runAsNpmDoes, runCommand } from './run-command'

const patience = 240_000
const all = await engines()

function variablesOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, KEY_DIR: `${dataDir}-keys`, DATABASE_URL: databaseUrl ?? '' }
}

/** Rows in every table that a back-up holds, with what makes copies go wrong: nothing, a quote, a line's end, a large number. */
function fill({ db }: OpenDatabase): Promise<void> {
  return db.transaction().execute(fillTables)
}

async function fillTables(db: Kysely<Schema>): Promise<void> {
  const at = 1_795_000_000_000
  await sql`insert into accounts (id, full_name, state, referral_terms_version, password_hash, profile_sealed, created_at)
    values ('a1', ${"Siti O'Hara\nBinti Omar"}, 'active', '1', '$argon2id$', 'sealed', ${at})`.execute(db)
  await sql`insert into account_contacts values ('t1', 'a1', 'email', 'siti@example.com', ${at})`.execute(db)
  await sql`insert into account_consents values ('o1', 'a1', 'terms', 1, '1', 'joining', ${at})`.execute(db)
  await sql`insert into sessions values ('s1', 'a1', 'code', '', ${at}, ${at}, ${at}, ${at + 1}, null, null)`.execute(
    db,
  )
  await sql`insert into session_tokens values ('h1', 's1', 'refresh', ${at}, null, null)`.execute(db)
  for (let n = 0; n < 600; n += 1) {
    await sql`insert into redirect_clicks values (${`c${n}`}, 'esim', ${`slug-${n}`}, '', null, '/', 'mobile', 'led', ${at + n})`.execute(
      db,
    )
  }
  await sql`insert into newsletter_subscribers values ('n1', 'siti@example.com', 'key', 'subscribed', 'm1', ${at})`.execute(
    db,
  )
  await sql`insert into newsletter_consents values ('k1', 'n1', 'given', '1', 'form', ${at})`.execute(db)
  await sql`insert into message_outbox (id, kind, channel, subscriber_id, state, attempts, due_at, created_at) values ('m1', 'newsletter-welcome', 'email', 'n1', 'waiting', 0, ${at}, ${at})`.execute(
    db,
  )
  await sql`insert into points_account values ('w:available', 'a1', 'w', 'available', 0, ${at})`.execute(db)
  await sql`insert into points_account values ('programme:adjustments', null, 'programme', 'adjustments', null, ${at})`.execute(
    db,
  )
  // In another order as text.
  for (let n = 1, before = firstHash; n <= 12; n += 1) {
    await sql`insert into points_transfer values (${n}, ${`t${n}`}, 'programme:adjustments', 'w:available', ${n}, 'correct', 'test', ${`c${n}`},
      ${at}, ${at}, '2026-11', null, null, ${before}, ${`h${n}`})`.execute(db)
    before = `h${n}`
  }
  await sql`insert into survey_keys values ('only', 'the-key-of-surveys', ${at})`.execute(db)
  await sql`insert into survey_responses values ('r1', 'leaving-1', 'mobile', ${at})`.execute(db)
  for (const question of ['q2', 'q1']) {
    await sql`insert into survey_response_answers values ('r1', ${question}, 'x', '漢字 😀')`.execute(db)
  }
  await sql`insert into survey_members values ('leaving-1', 'a1')`.execute(db)
  await sql`insert into consents values ('p1', '1', 'banner', 1, 0, ${Number.MAX_SAFE_INTEGER})`.execute(db)
  await sql`insert into kept_checks values ('i1', 'a1', 'sealed', ${at}, null)`.execute(db)
  await sql`insert into kept_comparisons values ('j1', 'a1', 'sealed', ${at}, null)`.execute(db)
  await sql`insert into member_interests values ('w1', 'a1', 'marked', 'credit-card/angsana-card-i', ${at}, null, null, null, null, null)`.execute(
    db,
  )
  await sql`insert into interest_counts values ('2026-11-20 CTOS', 'CTOS', '2026-11-20', 2)`.execute(db)
}

async function everything({ db }: OpenDatabase): Promise<Record<string, unknown>> {
  // Balances of points are in no back-up: they come back with the transfers.
  const tables = [...copiedTables, 'points_balance'].map(async (table) => {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)
    return [table, rows] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

for (const engine of all) {
  describe.skipIf(!engine.available)(`npm run backup and npm run restore, from ${engine.name}`, () => {
    const places: Place[] = []
    let folder: ReturnType<typeof temporaryFolder>
    let from: Place
    let site: OpenDatabase

    async function newPlace(of: Engine): Promise<Place> {
      const place = await of.newPlace()
      places.push(place)
      return place
    }

    beforeEach(async () => {
      folder = temporaryFolder()
      from = await newPlace(engine)
      site = await from.open()
      await migrate(site, systemClock, migrations)
      await fill(site)
    })
    afterEach(async () => {
      await Promise.all(places.splice(0).map((place) => place.remove()))
      folder.remove()
    })

    async function backedUp(run = runCommand): Promise<string> {
      const { code, stdout, stderr } = await run('backup.ts', [join(folder.path, 'safe')], variablesOf(from))
      expect([code, stderr]).toEqual([0, ''])
      return /^(.*): \d+ rows\.\n$/.exec(stdout)?.[1] ?? ''
    }

    it.each(all.filter(({ available }) => available))(
      'everything is there again in a new database on $name, and the site took writes meanwhile',
      async (other) => {
        const kept = await everything(site)
        const taking = backedUp()
        await sql`insert into consents values ('later', '1', 'banner', 0, 0, 1)`.execute(site.db)
        const file = await taking
        const to = await newPlace(other)
        const { code, stdout, stderr } = await runCommand('restore.ts', [file], variablesOf(to))
        expect([code, stderr]).toEqual([0, ''])
        expect(stdout).toMatch(/: 63\d rows are back\.\n$/)
        const back = await everything(await to.open())
        expect({ ...back, consents: null }).toEqual({ ...kept, consents: null })
        expect(back.consents).toEqual(expect.arrayContaining([...(Array.isArray(kept.consents) ? kept.consents : [])]))
      },
      patience,
    )

    it(
      'the file is for this user alone and holds no key',
      async () => {
        const file = await backedUp(runAsNpmDoes)
        expect([statSync(file).mode & 0o777, statSync(join(folder.path, 'safe')).mode & 0o777]).toEqual([0o600, 0o700])
        const text = gunzipSync(readFileSync(file)).toString('utf8')
        expect(text).toContain('siti@example.com')
        expect(text).not.toContain('the-key-of-surveys')
      },
      patience,
    )

    it(
      'puts nothing back from a file that is not whole, and nothing over what is there',
      async () => {
        const lines = gunzipSync(readFileSync(await backedUp()))
          .toString('utf8')
          .split('\n')
        const to = await newPlace(engine)
        const restore = async (content: Buffer) => {
          const path = join(folder.path, 'changed.jsonl.gz')
          writeFileSync(path, content)
          return runCommand('restore.ts', [path], variablesOf(to))
        }
        const whole = gzipSync(lines.join('\n'))
        for (const broken of [
          gzipSync(lines.slice(0, -2).join('\n')),
          gzipSync([...lines.slice(0, 500), ...lines.slice(501)].join('\n')),
          whole.subarray(0, whole.length - 500),
          Buffer.from('nothing'),
        ]) {
          const { code, stderr } = await restore(broken)
          expect([code, stderr]).toEqual([1, 'The file is no back-up, or only a part of one.\n'])
        }
        expect((await runCommand('restore.ts', [join(folder.path, 'none')], variablesOf(to))).stderr).toMatch(
          /no such file/,
        )
        const database = await to.open()
        expect(Object.values(await everything(database)).flat()).toEqual([])
        expect((await restore(whole)).code).toBe(0)
        const again = await restore(whole)
        expect([again.code, again.stderr]).toEqual([
          1,
          'The database is not empty (accounts has rows); restore into a new one.\n',
        ])
      },
      patience,
    )

    it(
      'refuses a back-up of another version in one sentence',
      async () => {
        const text = gunzipSync(readFileSync(await backedUp()))
          .toString('utf8')
          .replace('"0001-', '"0000-')
        const path = join(folder.path, 'other.jsonl.gz')
        writeFileSync(path, gzipSync(text))
        const { code, stderr } = await runAsNpmDoes('restore.ts', [path], variablesOf(await newPlace(engine)))
        expect([code, stderr.split('\n').length]).toEqual([1, 2])
        expect(stderr).toMatch(/^The back-up is of another version/)
      },
      patience,
    )
  })
}

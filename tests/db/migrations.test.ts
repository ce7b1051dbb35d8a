import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReferralCode } from '@/lib/domain/member/referral-code'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import type { Migration } from '@/lib/server/db/migrations/migration'
import { engines, type Place } from './engines'

const ids = migrations.map((migration) => migration.id)

const brokenMigration: Migration = {
  id: '9999-broken',
  up: async (transaction) => {
    await sql`create table half_done (id text)`.execute(transaction)
    await sql`insert into half_done (id) values ('x')`.execute(transaction)
    await sql`insert into no_such_table (id) values ('x')`.execute(transaction)
  },
}

const newerMigration: Migration = {
  id: '9999-newer',
  up: async (transaction) => {
    await sql`create table newer (id text)`.execute(transaction)
  },
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`migrations on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newPlace()
    })
    afterEach(() => place.remove())

    it('are applied once, and the database says which it has and since when', async () => {
      const database = await place.open()
      const clock = { now: () => 1_795_000_000_000 }
      expect(await migrate(database, clock, migrations)).toEqual(ids)
      expect(await migrate(database, clock, migrations)).toEqual([])
      const rows = await database.db.selectFrom('schema_migrations').selectAll().execute()
      expect(rows).toEqual(ids.map((id) => ({ id, applied_at: 1_795_000_000_000 })))
    })

    it('are each applied once when four servers start at the same moment, on a new database and one in use', async () => {
      const servers: readonly OpenDatabase[] = await Promise.all([1, 2, 3, 4].map(() => place.open()))
      for (const wanted of [migrations, [...migrations, newerMigration]]) {
        const before = await Promise.all(servers.map((server) => migrate(server, systemClock, wanted)))
        // Which of the four applied which is chance; that each was applied by one of them is not.
        expect(before.flat().toSorted()).toEqual(wanted === migrations ? ids : [newerMigration.id])
      }
    })

    it('that fail half-way are taken back whole; those before them stay, and the next start goes on', async () => {
      const database = await place.open()
      await expect(migrate(database, systemClock, [...migrations, brokenMigration])).rejects.toThrow(/no_such_table/)
      await expect(sql`select * from half_done`.execute(database.db)).rejects.toThrow(/half_done/)
      expect(await createHealthRepository(async () => database.db).appliedMigrations()).toEqual(ids)
      expect(await migrate(database, systemClock, [...migrations, newerMigration])).toEqual([newerMigration.id])
    })

    it('keep the clicks of before as what anybody could have made, and count for partners those alone that were led', async () => {
      const database = await place.open()
      await migrate(database, systemClock, migrations.slice(0, ids.indexOf('0007-click-kinds')))
      const click = (id: string, source: string) =>
        sql`insert into redirect_clicks (id, page, device_kind, source, created_at)
            values (${id}, '/', 'mobile', ${source}, 1)`.execute(database.db)
      await click('a', 'apply')
      await click('b', 'api')
      await expect(click('c', 'led')).rejects.toThrow()
      await migrate(database, systemClock, migrations)
      await click('d', 'led')
      await click('e', 'told')
      // A build from before, which runs until the last machine has the new one.
      await click('f', 'apply')
      await expect(click('g', 'mail')).rejects.toThrow()
      const rows = await database.db
        .selectFrom('redirect_clicks')
        .select(['id', 'source', 'created_at'])
        .orderBy('id')
        .execute()
      expect(rows.map(({ id, source }) => `${id} ${source}`)).toEqual([
        'a apply',
        'b api',
        'd led',
        'e told',
        'f apply',
      ])
      expect((await sql`select id, slug, issuer_code from partner_clicks`.execute(database.db)).rows).toEqual([
        { id: 'd', slug: null, issuer_code: null },
      ])
    })

    it('give every account of before a code of its own, and move the code that it came by into a row', async () => {
      const database = await place.open()
      await migrate(database, systemClock, migrations.slice(0, ids.indexOf('0015-referrals')))
      const account = (id: string, code: string | null) =>
        sql`insert into accounts (id, full_name, state, referral_code_used, created_at)
            values (${id}, 'Siti', 'active', ${code}, 7)`.execute(database.db)
      await account('a', 'friend-1')
      await account('b', null)
      await migrate(database, systemClock, migrations)
      const rows = await database.db.selectFrom('accounts').select('referral_code').execute()
      expect(new Set(rows.map((row) => row.referral_code)).size).toBe(2)
      for (const { referral_code: code } of rows) expect(readReferralCode(code ?? '').ok).toBe(true)
      const moved = {
        account_id: 'a',
        referrer_id: null,
        code: 'FRIEND-1',
        first_code: 'FRIEND-1',
        last_at: 7,
        first_at: 7,
      }
      expect(await database.db.selectFrom('referrals').selectAll().execute()).toMatchObject([moved])
      const left = await sql`select id from accounts where referral_code_used is not null`.execute(database.db)
      expect(left.rows).toEqual([])
      // A build from before, which runs until the last machine has the new one.
      await account('c', 'friend-2')
    })

    it('of a newer build do not stop this one, nor are they applied again by the newer one', async () => {
      const database = await place.open()
      await migrate(database, systemClock, [...migrations, newerMigration])
      expect(await migrate(database, systemClock, migrations)).toEqual([])
      expect(await migrate(database, systemClock, [...migrations, newerMigration])).toEqual([])
    })

    it('of a neighbour in the same database server are not taken for their own', async () => {
      const neighbour = await engine.newPlace()
      await migrate(await neighbour.open(), systemClock, migrations)
      expect(await migrate(await place.open(), systemClock, migrations)).toEqual(ids)
      await neighbour.remove()
    })
  })
}

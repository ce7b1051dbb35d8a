import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createPointsActsRepository } from '@/lib/server/db/points-acts-repository'
import { storeAccount } from '../factories/stored-account'
import { engines, type Place } from './engines'

/** What only one of the engines can be asked for. */
const ofEngine: Readonly<Record<'sqlite' | 'postgres', readonly (readonly [string, RawBuilder<unknown>])[]>> = {
  postgres: [['all emptied', sql`truncate points_acts`]],
  sqlite: [['acts in place of others', sql`insert or replace into points_acts select * from points_acts`]],
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what a person decided, on ${engine.name}, refuses`, () => {
    let place: Place
    let database: OpenDatabase
    const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)

    beforeAll(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      await storeAccount(database.db, 'siti')
      const acts = createPointsActsRepository(async () => database.db)
      expect(await acts.mark('siti', 'staff', { by: 'Aina', note: 'Joined the team', at: 1 })).toBe(true)
    })
    afterAll(() => place.remove())

    it.each([
      ['another name', sql`update points_acts set done_by = 'x'`],
      ['another reason', sql`update points_acts set note = 'x'`],
      ['another act', sql`update points_acts set act = 'not-staff'`],
      ['another member', sql`update points_acts set account_id = 'siti'`],
      ['a removed act', sql`delete from points_acts`],
      ['a gap', sql`insert into points_acts values (3, 'staff', null, 'siti', null, 'x', 'x', 1)`],
      ...ofEngine[engine.name],
    ] as const)('%s', async (_what, statement) => {
      await expect(run(statement)).rejects.toThrow(/^points: /)
    })

    it.each([
      ['an act by nobody', sql`insert into points_acts values (2, 'staff', null, 'siti', null, '', 'x', 1)`],
      ['a refusal without a reason', sql`insert into points_acts values (2, 'refuse', 'r', null, null, 'x', 'x', 1)`],
      ['an act that there is not', sql`insert into points_acts values (2, 'give', null, 'siti', null, 'x', 'x', 1)`],
    ])('%s', async (_what, statement) => {
      await expect(run(statement)).rejects.toThrow(/constraint|check/i)
    })

    it('to forget anything but whom it was about', async () => {
      await run(sql`delete from accounts where id = 'siti'`)
      expect((await run(sql`select account_id, act, done_by from points_acts`)).rows).toEqual([
        { account_id: null, act: 'staff', done_by: 'Aina' },
      ])
    })
  })
}

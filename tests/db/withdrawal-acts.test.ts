import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from '../points/ledger-over'
import { engines, type Place } from './engines'

/** What only one of the engines can be asked for. */
const ofEngine: Readonly<Record<'sqlite' | 'postgres', readonly (readonly [string, RawBuilder<unknown>])[]>> = {
  postgres: [['all emptied', sql`truncate points_withdrawal_acts`]],
  sqlite: [
    [
      'acts in place of others',
      sql`insert or replace into points_withdrawal_acts select * from points_withdrawal_acts`,
    ],
  ],
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what was decided of a withdrawal, on ${engine.name}, refuses`, () => {
    let place: Place
    let database: OpenDatabase
    let id: string
    const add = (act: string, reason: string | null, by = 'Aina', withdrawal = id) =>
      sql`insert into points_withdrawal_acts values (${withdrawal}, ${act}, ${reason}, ${by}, 'why', 1)`.execute(
        database.db,
      )

    beforeAll(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      await storeAccount(database.db, 'siti')
      const ledger = ledgerOver(database)
      await ledger.points.openHolder('siti', 'siti-h', 1)
      await ledger.give('siti-h', 500, 'gift')
      const cause = { kind: 'withdrawal', id: '400 sample-1 siti-h key' }
      id = idOf(await ledger.poster.post(ledger.posting('hold', 'siti-h', 400, { cause })))
      await add('approve', null)
      await add('pay', null)
    })
    afterAll(() => place.remove())

    it.each([
      ['another name', sql`update points_withdrawal_acts set done_by = 'x'`],
      ['another act', sql`update points_withdrawal_acts set act = 'approve' where act = 'pay'`],
      ['a removed act', sql`delete from points_withdrawal_acts`],
      ...ofEngine[engine.name],
    ] as const)('%s', async (_what, statement) => {
      await expect(statement.execute(database.db)).rejects.toThrow(/^points: what was decided of a withdrawal stays/)
    })

    it.each([
      ['the same act twice', 'approve', null, 'Aina', undefined],
      ['a second end', 'refuse', 'cannot-pay', 'Aina', undefined],
      ['an act by nobody', 'refuse', 'cannot-pay', '', undefined],
      ['a refusal without a reason', 'refuse', null, 'Aina', undefined],
      ['an act that there is not', 'give', null, 'Aina', undefined],
      ['an act about no transfer', 'approve', null, 'Aina', 'nothing'],
    ] as const)('%s', async (_what, act, reason, by, withdrawal) => {
      await expect(add(act, reason, by, withdrawal)).rejects.toThrow(/constraint|check|points: /i)
    })
  })
}

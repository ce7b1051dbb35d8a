import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chainText } from '@/lib/domain/points/chain'
import type { Transfer } from '@/lib/domain/points/transfer'
import type { OpenDatabase } from '@/lib/server/db/database'
import { hashOf } from '@/lib/server/services/points/ledger'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from '../points/ledger-over'
import { behindTriggers } from './behind-triggers'
import { engines, type Place } from './engines'

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the proof of the ledger, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let ledger: ReturnType<typeof ledgerOver>

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      ledger = ledgerOver(database)
      await storeAccount(database.db, 'siti')
      await ledger.points.openHolder('siti', 'h', 1)
      const { poster, posting } = ledger
      const earned = idOf(await poster.post(posting('earn', 'h', 500)))
      const released = idOf(await poster.post(posting('release', 'h', 500, { original: earned })))
      const held = idOf(await poster.post(posting('hold', 'h', 100)))
      await poster.post(posting('give-back', 'h', 100, { original: held }))
      await poster.post(posting('claw-back', 'h', 500, { original: released }))
    })
    afterEach(() => place.remove())

    const behindItsBack = (...statements: readonly RawBuilder<unknown>[]) => behindTriggers(database, statements)

    const proof = () => verifyLedger(ledger.history, null)

    it('holds for what was written, and names the end of the chain', async () => {
      const head = await ledger.points.write((page) => page.head())
      expect(await proof()).toEqual({ ok: true, transfers: 5, accounts: 5, head })
    })

    it.each([
      ['id', sql`'x'`],
      ['debit', sql`'programme:clawed-back'`],
      ['credit', sql`'programme:clawed-back'`],
      ['amount', sql`amount + 1`],
      ['kind', sql`'correct'`],
      ['cause_kind', sql`'x'`],
      ['cause_id', sql`'x'`],
      ['happened_at', sql`happened_at + 1`],
      ['written_at', sql`written_at + 1`],
      ['lot_month', sql`'2020-01'`],
      ['ends', sql`null`],
      ['previous_hash', sql`'x'`],
      ['hash', sql`'x'`],
    ])('finds an altered %s, and names the row', async (column, value) => {
      await behindItsBack(sql`update points_transfer set ${sql.ref(column)} = ${value} where seq = 2`)
      expect(await proof()).toMatchObject({ ok: false, fault: { table: 'points_transfer', row: '2' } })
    })

    it('finds what was reversed and is said not to have been', async () => {
      await behindItsBack(sql`update points_transfer set reverses = null where seq = 5`)
      expect(await proof()).toMatchObject({ ok: false, fault: { row: '5' } })
    })

    it('finds a transfer that is gone, wherever it was', async () => {
      await behindItsBack(sql`delete from points_transfer where seq = 3`)
      expect(await proof()).toMatchObject({
        ok: false,
        fault: { table: 'points_transfer', row: '4', reason: 'follows 2' },
      })
    })

    it.each([
      [
        'debits',
        sql`update points_balance set debits = debits + 1 where transfer = 3 and points_account = 'h:held'`,
        'h:held 1',
      ],
      [
        'credits',
        sql`update points_balance set credits = 0 where transfer = 3 and points_account = 'h:held'`,
        'h:held 1',
      ],
      [
        'version',
        sql`update points_balance set version = 9 where transfer = 3 and points_account = 'h:held'`,
        'h:held 1',
      ],
      ['row', sql`delete from points_balance where transfer = 3 and points_account = 'h:held'`, 'h:held 1'],
    ])('finds another %s of a balance', async (_what, statement, row) => {
      await behindItsBack(statement)
      expect(await proof()).toMatchObject({ ok: false, fault: { table: 'points_balance', row } })
    })

    it('finds a chain that was made anew, by an end that was kept elsewhere', async () => {
      const head = await ledger.points.write((page) => page.head())
      expect(await verifyLedger(ledger.history, head)).toMatchObject({ ok: true })
      const rows = await ledger.history.after(4, 1)
      const last = rows[0]?.transfer
      if (last === undefined) throw new Error('There is no last transfer')
      const { hash: _hash, ...fields }: Transfer = { ...last, causeId: 'made up' }
      await behindItsBack(sql`update points_transfer set cause_id = 'made up', hash = ${hashOf(fields)} where seq = 5`)
      expect(await proof()).toMatchObject({ ok: true })
      expect(await verifyLedger(ledger.history, head)).toMatchObject({ ok: false, fault: { row: '5' } })
      expect(chainText(fields)).toContain('made up')
    })

    it('finds an end that was cut off, by one that was kept elsewhere', async () => {
      const head = await ledger.points.write((page) => page.head())
      await behindItsBack(
        sql`delete from points_balance where transfer = 5`,
        sql`delete from points_transfer where seq = 5`,
      )
      expect(await proof()).toMatchObject({ ok: true, transfers: 4 })
      expect(await verifyLedger(ledger.history, head)).toMatchObject({
        ok: false,
        fault: { row: '5', reason: 'was kept elsewhere and is gone' },
      })
    })
  })
}

import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { storeAccount } from '../factories/stored-account'
import { balancesIn, idOf, ledgerOver } from '../points/ledger-over'
import { engines, type Place } from './engines'

/** What only one of the engines can be asked for. */
const ofEngine: Readonly<Record<'sqlite' | 'postgres', readonly (readonly [string, RawBuilder<unknown>])[]>> = {
  postgres: [
    ['emptied transfers', sql`truncate points_transfer cascade`],
    ['emptied balances', sql`truncate points_balance`],
    ['emptied accounts', sql`truncate points_account cascade`],
  ],
  sqlite: [
    ['transfers in place of others', sql`insert or replace into points_transfer select * from points_transfer`],
    ['a transfer at another place', sql`update or replace points_transfer set seq = 2`],
    ['balances in place of others', sql`insert or replace into points_balance select * from points_balance`],
    [
      'accounts in place of others',
      sql`insert or replace into points_account select id, account_id, holder, kind, -1000, created_at from points_account`,
    ],
  ],
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the ledger of points refuses, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let ledger: ReturnType<typeof ledgerOver>
    let first = ''
    let firstHashIn = ''

    const begin = async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      await storeAccount(database.db, 'siti')
      ledger = ledgerOver(database)
      await ledger.points.openHolder('siti', 'h', 1)
      first = idOf(await ledger.give('h', 500, 'first'))
      firstHashIn = (await ledger.points.write((page) => page.head())).hash
    }

    const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)

    /** A row after the first one, as this code would write it but for `change`. */
    async function insert(change: Readonly<Record<string, string | number | null>> = {}) {
      const row = {
        seq: 2,
        id: 'x',
        debit: 'h:available',
        credit: 'h:held',
        amount: 10,
        kind: 'hold',
        cause_kind: 'test',
        cause_id: 'x',
        happened_at: 1,
        written_at: 1,
        lot_month: null,
        ends: null,
        reverses: null,
        hash: 'h2',
        previous_hash: firstHashIn,
        ...change,
      }
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      await run(sql`insert into points_transfer (${columns}) values (${sql.join(Object.values(row))})`)
    }

    describe('in one ledger', () => {
      beforeAll(begin)
      afterAll(() => place.remove())

      it.each([
        ['a changed amount', sql`update points_transfer set amount = 1`],
        ['a changed cause', sql`update points_transfer set cause_id = 'y'`],
        ['a change that changes nothing', sql`update points_transfer set amount = amount`],
        ['a removed transfer', sql`delete from points_transfer where seq = 1`],
        ['all transfers removed', sql`delete from points_transfer`],
        ['a changed balance', sql`update points_balance set credits = credits + 1`],
        ['a removed balance', sql`delete from points_balance`],
        ['a removed account', sql`delete from points_account where id = 'h:held'`],
        ['another floor', sql`update points_account set floor = -1000 where id = 'h:available'`],
        [
          'points that go to another member',
          sql`update points_account set account_id = 'siti' where id = 'programme:adjustments'`,
        ],
        ['another holder', sql`update points_account set holder = 'other' where id = 'h:held'`],
        ...ofEngine[engine.name],
      ] as const)('%s', async (_what, statement) => {
        await expect(run(statement)).rejects.toThrow(/^points: /)
        expect(await balancesIn(database)).toEqual({ 'h:available': 500, 'programme:adjustments': -500 })
      })

      it.each([
        ['nothing', { amount: 0 }, /constraint|check/i],
        ['less than nothing', { amount: -5 }, /constraint|check/i],
        ['two equal sides', { credit: 'h:available' }, /constraint|check/i],
        ['an account that there is not', { credit: 'i:held' }, /foreign key|follow/i],
        ['more than there is', { amount: 501 }, /under its floor/],
        ['a gap', { seq: 3 }, /gap/],
        ['a place that is taken', { seq: 1 }, /gap|unique/],
        ['another hash before', { previous_hash: 'h0' }, /chain/],
        [
          'the same cause again',
          { kind: 'correct', cause_id: 'first', debit: 'programme:adjustments', credit: 'h:available' },
          /is there|unique/,
        ],
      ] as const)('%s', async (_what, change, reason) => {
        await expect(insert(change)).rejects.toThrow(reason)
        expect(await balancesIn(database)).toEqual({ 'h:available': 500, 'programme:adjustments': -500 })
      })

      it('a balance that no transfer made', async () => {
        const add = (version: number, credits: number, transfer: number) =>
          run(sql`insert into points_balance values ('h:available', ${version}, 0, ${credits}, ${transfer})`)
        await expect(add(2, 1000, 1)).rejects.toThrow(/does not follow/)
        await expect(add(3, 500, 1)).rejects.toThrow(/does not follow/)
        await expect(run(sql`insert into points_balance values ('h:held', 1, 0, 500, 1)`)).rejects.toThrow(
          /does not follow/,
        )
      })
    })

    describe('in a ledger that changes', () => {
      beforeEach(begin)
      afterEach(() => place.remove())

      it('none of these, and writes the balances with the transfer', async () => {
        await insert()
        expect(await balancesIn(database)).toEqual({
          'h:available': 490,
          'h:held': 10,
          'programme:adjustments': -500,
        })
      })

      it('to end or reverse a part of something, or from another account', async () => {
        await expect(insert({ kind: 'undo', credit: 'programme:adjustments', reverses: first })).rejects.toThrow(
          /the whole/,
        )
        await expect(
          insert({ kind: 'redeem', amount: 500, debit: 'h:held', credit: 'h:available', ends: first }),
        ).rejects.toThrow(/the whole/)
        await insert({ kind: 'undo', amount: 500, credit: 'programme:adjustments', reverses: first })
        const again = {
          seq: 3,
          id: 'y',
          cause_id: 'y',
          previous_hash: 'h2',
          reverses: first,
          kind: 'undo',
          amount: 500,
        }
        await expect(insert({ ...again, credit: 'programme:adjustments' })).rejects.toThrow(/is there|unique/)
      })

      it('to forget anything but whose points they were', async () => {
        await run(sql`delete from accounts where id = 'siti'`)
        expect((await run(sql`select account_id from points_account where account_id is not null`)).rows).toEqual([])
        expect(await balancesIn(database)).toEqual({ 'h:available': 500, 'programme:adjustments': -500 })
      })
    })
  })
}

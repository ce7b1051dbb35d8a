import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pointsOf as whole } from '@/lib/domain/points/points'
import type { OpenDatabase } from '@/lib/server/db/database'
import { expireAll, expireOf } from '@/lib/server/services/points/expire'
import type { Posting, PostOutcome } from '@/lib/server/services/points/ledger'
import { pointsHistory, pointsOf } from '@/lib/server/services/points/points'
import { endHold, holdPoints } from '@/lib/server/services/points/redemption'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { storeAccount } from '../factories/stored-account'
import { balancesIn, idOf, ledgerOver, sumOf } from '../points/ledger-over'
import { engines, type Place } from './engines'

const refused = (reason: string): PostOutcome => ({ state: 'refused', reason }) as PostOutcome
const states = (outcomes: readonly PostOutcome[]) =>
  outcomes.map((outcome) => (outcome.state === 'posted' ? 'posted' : outcome.reason))

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the ledger of points, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let ledger: ReturnType<typeof ledgerOver>

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      ledger = ledgerOver(database)
      for (const id of ['siti', 'ali']) {
        await storeAccount(database.db, id)
        await ledger.points.openHolder(id, `${id}-h`, 1)
      }
    })
    afterEach(() => place.remove())

    const transfers = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from points_transfer`.execute(database.db)
      return Number(rows[0]?.count)
    }
    const proof = () => verifyLedger(ledger.history, null)

    it('moves points once for a cause, however often and from wherever it is asked', async () => {
      const other = ledgerOver(await place.open())
      const posting = ledger.posting('earn', 'siti-h', 500, { cause: { kind: 'referral', id: 'r1' } })
      const asked = [...Array(25)].flatMap(() => [ledger.poster.post(posting), other.poster.post(posting)])
      const ids = new Set((await Promise.all(asked)).map(idOf))
      expect(ids.size).toBe(1)
      expect(await transfers()).toBe(1)
      const restarted = ledgerOver(await place.open())
      expect(idOf(await restarted.poster.post(posting))).toBe([...ids][0])
      expect(await ledger.poster.post({ ...posting, amount: whole(501) })).toEqual(refused('differs'))
      expect(await ledger.poster.post({ ...posting, holder: 'ali-h' })).toEqual(refused('differs'))
    })

    it('lets 50 of 100 redeem 10 points each of 500, at the same time through two processes', async () => {
      await ledger.give('siti-h', 500, 'gift')
      const other = ledgerOver(await place.open())
      const outcomes = await Promise.all(
        [...Array(100).keys()].map((at) =>
          holdPoints(at % 2 === 0 ? ledger : other, { id: `r${at}`, accountId: 'siti', amount: whole(10) }),
        ),
      )
      expect(states(outcomes).filter((one) => one === 'posted')).toHaveLength(50)
      expect(states(outcomes).filter((one) => one === 'not-enough')).toHaveLength(50)
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 0, held: 500 })
      expect(await proof()).toMatchObject({ ok: true, transfers: 51 })
    })

    it('ends what waits once: it is released or cancelled', async () => {
      const earned = idOf(await ledger.poster.post(ledger.posting('earn', 'siti-h', 500)))
      const ends = (['release', 'cancel', 'release', 'cancel'] as const).map((kind) =>
        ledger.poster.post(ledger.posting(kind, 'siti-h', 500, { original: earned })),
      )
      expect(states(await Promise.all(ends))).toEqual(['posted', 'ended', 'ended', 'ended'])
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ pending: 0, available: 500 })
    })

    it('ends a hold once: it is redeemed or given back', async () => {
      await ledger.give('siti-h', 100, 'gift')
      const redemption = { id: 'r1', accountId: 'siti', amount: whole(60) }
      const transferId = idOf(await holdPoints(ledger, redemption))
      const ends = (['give-back', 'redeem', 'give-back'] as const).map((end) =>
        endHold(ledger, { transferId, redemption }, end),
      )
      expect(states(await Promise.all(ends))).toEqual(['posted', 'ended', 'posted'])
      expect(idOf(await holdPoints(ledger, redemption))).toBe(transferId)
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 100, held: 0 })
    })

    it('reverses once, by the whole amount, and only what it knows', async () => {
      const given = idOf(await ledger.give('siti-h', 100, 'gift'))
      const undo = (amount: number, original: string, holder = 'siti-h') =>
        ledger.poster.post(ledger.posting('undo', holder, amount, { original }))
      expect(await undo(99, given)).toEqual(refused('unknown'))
      expect(await undo(100, 'nothing')).toEqual(refused('unknown'))
      expect(await undo(100, given, 'ali-h')).toEqual(refused('unknown'))
      expect(states(await Promise.all([undo(100, given), undo(100, given)]))).toEqual(['posted', 'reversed'])
      expect(await proof()).toMatchObject({ ok: true })
    })

    it('may leave a debt by taking back, which only earning clears', async () => {
      const earned = idOf(await ledger.poster.post(ledger.posting('earn', 'siti-h', 500)))
      const released = idOf(await ledger.poster.post(ledger.posting('release', 'siti-h', 500, { original: earned })))
      await holdPoints(ledger, { id: 'r1', accountId: 'siti', amount: whole(400) })
      await ledger.poster.post(ledger.posting('claw-back', 'siti-h', 500, { original: released }))
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: -400, held: 400, expiring: [] })
      const redeem = () => holdPoints(ledger, { id: 'r2', accountId: 'siti', amount: whole(1) })
      expect(await redeem()).toEqual(refused('not-enough'))
      await ledger.give('siti-h', 401, 'gift')
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 1, expiring: [{ points: 1 }] })
      expect((await redeem()).state).toBe('posted')
      expect(await proof()).toMatchObject({ ok: true })
    })

    it('expires at the end of the last day in Malaysia, and never what is held', async () => {
      ledger.time.value = Date.parse('2026-02-10T04:00:00Z')
      await ledger.give('siti-h', 100, 'in February')
      const redemption = { id: 'r1', accountId: 'siti', amount: whole(30) }
      const transferId = idOf(await holdPoints(ledger, redemption))
      // The last millisecond of 29 February 2028 in Malaysia.
      ledger.time.value = Date.parse('2028-02-29T15:59:59.999Z')
      expect(await expireAll(ledger, () => false)).toBe(0)
      expect(await expireOf(ledger, 'siti-h')).toBe(0)
      ledger.time.value += 1
      const other = ledgerOver(await place.open(), ledger.time)
      const runs = await Promise.all([expireAll(ledger, () => false), expireAll(other, () => false)])
      expect(Math.max(...runs)).toBe(70)
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 0, held: 30 })
      await endHold(ledger, { transferId, redemption }, 'give-back')
      ledger.time.value += 86_400_000
      expect(await holdPoints(ledger, { ...redemption, id: 'r2' })).toEqual(refused('not-enough'))
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 0, held: 0, expiring: [] })
      expect(await proof()).toMatchObject({ ok: true })
    })

    it('takes the oldest points first, and says until when each can be used', async () => {
      ledger.time.value = Date.parse('2026-01-10T04:00:00Z')
      await ledger.give('siti-h', 100, 'in January')
      ledger.time.value = Date.parse('2026-03-10T04:00:00Z')
      await ledger.give('siti-h', 50, 'in March')
      await holdPoints(ledger, { id: 'r1', accountId: 'siti', amount: whole(120) })
      ledger.time.value = Date.parse('2026-04-10T04:00:00Z')
      await ledger.give('siti-h', 70, 'in April')
      expect((await pointsOf(ledger, 'siti')).expiring).toEqual([
        { points: 30, lastDay: '2028-03-31' },
        { points: 70, lastDay: '2028-04-30' },
      ])
      expect(await expireOf(ledger, 'siti-h')).toBe(0)
    })

    it('shows a member the whole history, to the point and in order, by pages that miss nothing', async () => {
      await ledger.give('siti-h', 500, 'gift')
      await ledger.give('ali-h', 7, 'to somebody else')
      for (let at = 0; at < 6; at += 1)
        await holdPoints(ledger, { id: `r${at}`, accountId: 'siti', amount: whole(10 + at) })
      const seen: string[] = []
      for (let cursor: string | null = null, page = 0; page === 0 || cursor !== null; page += 1) {
        const shown = await pointsHistory(ledger, 'siti', { view: 'all', before: cursor, size: 2 })
        if (page === 0) await ledger.give('siti-h', 1, 'that comes meanwhile')
        seen.push(...shown.entries.map((one) => `${one.kind} ${one.change} ${one.balance}`))
        cursor = shown.next
      }
      const { rows } = await sql<{ kind: string; amount: number }>`select kind, amount from points_transfer
        where (debit like 'siti%' or credit like 'siti%') and cause_id <> 'that comes meanwhile' order by seq`.execute(
        database.db,
      )
      let balance = 0
      const expected = rows.map(({ kind, amount }) => {
        const change = kind === 'hold' ? -Number(amount) : Number(amount)
        balance += change
        return `${kind} ${change} ${balance}`
      })
      expect(seen).toEqual(expected.toReversed())
      expect((await pointsHistory(ledger, 'siti', { view: 'earned', before: null, size: 9 })).entries).toHaveLength(2)
      expect(await pointsHistory(ledger, 'nobody', { view: 'all', before: null, size: 2 })).toEqual({
        entries: [],
        next: null,
      })
    })

    it('keeps its sums and forgets the person when an account is erased', async () => {
      await ledger.give('siti-h', 500, 'gift')
      const before = await balancesIn(database)
      await database.db.deleteFrom('accounts').where('id', '=', 'siti').execute()
      expect(await balancesIn(database)).toEqual(before)
      expect(await proof()).toMatchObject({ ok: true, transfers: 1 })
      expect(await pointsOf(ledger, 'siti')).toMatchObject({ available: 0, pending: 0 })
      const { rows } = await sql`select account_id from points_account where account_id = 'siti'`.execute(database.db)
      expect(rows).toEqual([])
      // What is left of it expires as any other.
      ledger.time.value += 800 * 86_400_000
      expect(await expireAll(ledger, () => false)).toBe(500)
      expect(sumOf(await balancesIn(database))).toBe(0)
    })

    it('writes the others of a transaction in which the database refuses one', async () => {
      const postings: Posting[] = [1, 2, 3].map((amount) => ledger.posting('earn', 'siti-h', amount))
      const trigger =
        engine.name === 'sqlite'
          ? [
              sql`create trigger no_two before insert on points_transfer when new.amount = 2 begin select raise(abort, 'no two'); end`,
            ]
          : [
              sql`create function no_two() returns trigger language plpgsql as $$ begin raise exception 'no two'; end $$`,
              sql`create trigger no_two before insert on points_transfer for each row when (new.amount = 2) execute function no_two()`,
            ]
      for (const statement of trigger) await statement.execute(database.db)
      const ended = await Promise.allSettled(postings.map((posting) => ledger.poster.post(posting)))
      await sql`drop trigger no_two ${engine.name === 'sqlite' ? sql`` : sql`on points_transfer`}`.execute(database.db)
      if (engine.name === 'postgres') await sql`drop function no_two()`.execute(database.db)
      expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await proof()).toMatchObject({ ok: true, transfers: 2 })
    })
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { pointsOf } from '@/lib/server/services/points/points'
import { engines, type Place } from '../db/engines'
import { storeAccount } from '../factories/stored-account'
import { idOf, ledgerOver } from '../points/ledger-over'
import { type Ended, runCommand } from './run-command'

const by = ['--by', 'Aina', '--note', 'Looked at it']

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`npm run points on ${engine.name}, for withdrawals`, () => {
    let place: Place
    let database: OpenDatabase
    let ledger: ReturnType<typeof ledgerOver>
    let id: string

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      ledger = ledgerOver(database)
      await storeAccount(database.db, 'siti')
      await database.db
        .insertInto('account_contacts')
        .values({ id: 'c1', account_id: 'siti', kind: 'email', value: 'siti@example.com', verified_at: 1 })
        .execute()
      await ledger.points.openHolder('siti', 'siti-h', 1)
      await ledger.give('siti-h', 500, 'gift')
      const cause = { kind: 'withdrawal', id: '400 sample-1 siti-h key' }
      id = idOf(await ledger.poster.post(ledger.posting('hold', 'siti-h', 400, { cause })))
    })
    afterEach(() => place.remove())

    const points = (...args: readonly string[]): Promise<Ended> =>
      runCommand('points.ts', args, {
        DATA_DIR: place.dataDir,
        KEY_DIR: `${place.dataDir}-keys`,
        DATABASE_URL: place.databaseUrl ?? '',
      })
    const acts = async () => {
      const rows = await database.db.selectFrom('points_withdrawal_acts').selectAll().orderBy('act').execute()
      return rows.map(({ act, reason, done_by: name, note }) => [act, reason, name, note])
    }
    const held = async () => {
      const { available, held: aside } = await pointsOf(ledger, 'siti')
      return [available, aside]
    }

    it('lists what waits with whom to write to, approves, and notes that it is paid, each once', async () => {
      expect((await points('withdrawals')).stdout).toBe(
        `${id}  400 points, RM4.00, a sample: send no money  requested, asked 2026-11-18  account siti  siti@example.com\n`,
      )
      expect(await points('paid', id, ...by)).toMatchObject({
        code: 1,
        stderr: `Withdrawal ${id} is requested. Nothing was changed.\n`,
      })
      expect(await points('approve', id.slice(-8), ...by)).toMatchObject({ code: 0, stderr: '' })
      expect(await held()).toEqual([100, 400])
      expect((await points('withdrawals')).stdout).toContain('approved, asked')
      const paid = await points('paid', id, ...by)
      expect(paid).toMatchObject({
        code: 0,
        stdout: `Withdrawal ${id} is now paid: 400 points, RM4.00, a sample: send no money.\n`,
      })
      expect(await held()).toEqual([100, 0])
      expect((await points('withdrawals')).stdout).toBe('No withdrawal waits for a person.\n')
      expect(await acts()).toEqual([
        ['approve', null, 'Aina', 'Looked at it'],
        ['pay', null, 'Aina', 'Looked at it'],
      ])
    })

    it('refuses by a reason that the member is told, and gives the points back', async () => {
      expect(await points('not-paid', id, '--reason', 'no-answer', ...by)).toMatchObject({ code: 0, stderr: '' })
      expect(await held()).toEqual([500, 0])
      expect(await acts()).toEqual([['refuse', 'no-answer', 'Aina', 'Looked at it']])
      expect(await points('approve', id, ...by)).toMatchObject({ code: 1 })
    })

    // What was typed is read before any database is asked.
    it.runIf(engine.name === 'sqlite').each([
      ['an approval by nobody', ['approve', 'aaaaaaaa', '--note', 'x']],
      ['a refusal without a reason', ['not-paid', 'aaaaaaaa', ...by]],
      ['a refusal by a reason of invitations', ['not-paid', 'aaaaaaaa', '--reason', 'one-person', ...by]],
      ['an approval with a reason', ['approve', 'aaaaaaaa', '--reason', 'no-answer', ...by]],
    ])('says how it is used, and does nothing, for %s', async (_what, args) => {
      const { code, stdout, stderr } = await points(...args)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toContain('npm run points -- withdrawals')
      expect(await acts()).toEqual([])
    })

    it('says that there is no such withdrawal', async () => {
      expect(await points('approve', 'cccccccc', ...by)).toMatchObject({
        code: 1,
        stderr: 'There is no withdrawal cccccccc.\n',
      })
    })
  })
}

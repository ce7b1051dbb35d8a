import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { engines, type Place } from '../db/engines'
import { storeAccount } from '../factories/stored-account'
import { type Ended, runAsNpmDoes, runCommand } from './run-command'

const by = ['--by', 'Aina', '--note', 'Asked both of them']

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`npm run points on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      for (const id of ['inviter', 'friend', 'other']) await storeAccount(database.db, id)
      await database.db
        .insertInto('account_contacts')
        .values({ id: 'c1', account_id: 'friend', kind: 'email', value: 'siti@example.com', verified_at: 1 })
        .execute()
      await held('0000-aaaaaaaa', 'friend')
      await held('1111-bbbbbbbb', 'other')
    })
    afterEach(() => place.remove())

    async function held(id: string, friend: string): Promise<void> {
      const touch = { code: 'x', channel: 'link', last_at: 1, first_code: 'x', first_channel: 'link', first_at: 1 }
      const known = { text_version: '2026-11-25', terms_version: '3', same_browser: 1, contact_known: 0, nric_known: 0 }
      const progress = { state: 'held', reason: 'same-browser', qualified_on: null, waits_until: null, review: null }
      const sides = { account_id: friend, referrer_id: 'inviter', created_at: systemClock.now(), changed_at: null }
      await database.db
        .insertInto('referrals')
        .values({ id, ...touch, ...known, ...progress, ...sides })
        .execute()
    }

    const variables = () => ({
      DATA_DIR: place.dataDir,
      KEY_DIR: `${place.dataDir}-keys`,
      DATABASE_URL: place.databaseUrl ?? '',
    })
    const points = (...args: readonly string[]): Promise<Ended> => runCommand('points.ts', args, variables())
    const acts = async () => {
      const rows = await database.db.selectFrom('points_acts').selectAll().orderBy('seq').execute()
      return rows.map((row) => [row.seq, row.act, row.referral_id ?? row.account_id, row.reason, row.done_by, row.note])
    }
    const reviewOf = async (id: string) =>
      database.db
        .selectFrom('referrals')
        .select(['state', 'reason', 'review'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

    it('lists what waits for a person, with the reason of each', async () => {
      const { code, stdout } = await runAsNpmDoes('points.ts', ['held'], variables())
      expect(code).toBe(0)
      expect(stdout).toMatch(/^0000-aaaaaaaa {2}same-browser {2}joined 20.* {2}inviter inviter {2}friend friend$/m)
      expect(stdout).toMatch(/^1111-bbbbbbbb /m)
      expect(stdout).toContain('same-browser (2): the inviter had signed in from the browser')
    })

    it('refuses once, by a code of the support centre, and keeps who and why', async () => {
      const refused = await points('refuse', 'aaaaaaaa', '--reason', 'one-person', ...by)
      expect(refused).toMatchObject({ code: 0, stderr: '' })
      expect(refused.stdout).toMatch(/^Invitation 0000-aaaaaaaa is refused\./)
      expect(await reviewOf('0000-aaaaaaaa')).toMatchObject({ reason: 'one-person', review: 'refused' })
      expect(await acts()).toEqual([[1, 'refuse', '0000-aaaaaaaa', 'one-person', 'Aina', 'Asked both of them']])
      const again = await points('refuse', 'aaaaaaaa', '--reason', 'after-review', ...by)
      expect(again).toMatchObject({ code: 1, stdout: '' })
      expect(again.stderr).toContain('does not wait for a person')
      expect(await acts()).toHaveLength(1)
      const { stdout } = await points('held')
      expect(stdout).not.toContain('aaaaaaaa')
    })

    it('releases, also what another person had refused, and lists both acts', async () => {
      await points('refuse', '0000-aaaaaaaa', '--reason', 'after-review', ...by)
      const released = await points('release', '0000-aaaaaaaa', '--by', 'Badrul', '--note', 'Two people, one laptop')
      expect(released).toMatchObject({ code: 0 })
      expect(await reviewOf('0000-aaaaaaaa')).toMatchObject({ review: 'cleared' })
      expect((await points('acts')).stdout.split('\n')).toEqual([
        expect.stringMatching(/^2 {2}.*release 0000-aaaaaaaa {2}by Badrul: Two people, one laptop$/),
        expect.stringMatching(/^1 {2}.*refuse 0000-aaaaaaaa \(after-review\) {2}by Aina: Asked both of them$/),
        '',
      ])
      expect((await points('release', '0000-aaaaaaaa', ...by)).code).toBe(1)
    })

    it('marks an account as staff by its address, once, and takes the mark away', async () => {
      expect(await points('staff', 'Siti@Example.com', ...by)).toMatchObject({
        code: 0,
        stdout: 'Account friend is now marked as staff. Its open invitations follow with the next hourly run.\n',
      })
      expect(await points('staff', 'friend', ...by)).toMatchObject({ code: 1 })
      expect(await points('not-staff', 'friend', ...by)).toMatchObject({ code: 0 })
      expect(await points('staff', 'nobody', ...by)).toMatchObject({ code: 1, stderr: 'There is no such account.\n' })
      expect((await acts()).map(([, act, about]) => [act, about])).toEqual([
        ['staff', 'friend'],
        ['not-staff', 'friend'],
      ])
    })

    // What was typed is read before any database is asked.
    it.runIf(engine.name === 'sqlite').each([
      ['nothing', []],
      ['another command', ['give', 'friend', ...by]],
      ['an act by nobody', ['release', 'aaaaaaaa', '--note', 'x']],
      ['an act without why', ['release', 'aaaaaaaa', '--by', 'x', '--note', ' ']],
      ['a refusal without a code', ['refuse', 'aaaaaaaa', ...by]],
      ['a refusal by a code that has no answer', ['refuse', 'aaaaaaaa', '--reason', 'not-in-time', ...by]],
    ])('says how it is used, and does nothing, for %s', async (_what, args) => {
      const { code, stdout, stderr } = await points(...args)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toContain('npm run points -- held')
      expect(await acts()).toEqual([])
      expect(await reviewOf('0000-aaaaaaaa')).toMatchObject({ review: null })
    })

    it('says that there is no such invitation', async () => {
      expect(await points('release', 'cccccccc', ...by)).toMatchObject({
        code: 1,
        stderr: 'There is no invitation cccccccc.\n',
      })
    })
  })
}

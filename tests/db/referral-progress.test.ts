import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saysNoMore } from '@/lib/domain/referral/state'
import { isoDate } from '@/lib/domain/values/iso-date'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import { createPointsActsRepository } from '@/lib/server/db/points-acts-repository'
import { createReferralProgressRepository } from '@/lib/server/db/referral-progress-repository'
import { changeMember, type MemberDeps } from '@/lib/server/services/accounts/member-details'
import { systemRandom } from '@/lib/server/services/keys/random'
import { pointsOf } from '@/lib/server/services/points/points'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { advanceAll } from '@/lib/server/services/referral/advance'
import { type DashboardDeps, referralFriends, referralSummary } from '@/lib/server/services/referral/dashboard'
import { makeProgramme } from '../factories/referral-programme'
import { storeAccount } from '../factories/stored-account'
import { ledgerOver } from '../points/ledger-over'
import { engines, type Place, silentLog } from './engines'

const dayMs = 86_400_000
const key = { id: 'test', bytes: Buffer.alloc(32, 7) }

const programme = makeProgramme({ from: isoDate('2026-03-01'), caps: { month: 2, year: 3 } })

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`an invitation, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let deps: DashboardDeps
    let ledger: ReturnType<typeof ledgerOver>
    let members: MemberDeps

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      // Noon in Malaysia.
      ledger = ledgerOver(database, { value: Date.parse('2026-03-10T04:00:00Z') })
      members = {
        members: createMemberRepository(async () => database.db),
        keys: () => [key],
        numberKeys: () => [key],
        clock: ledger.clock,
        random: systemRandom,
      }
      deps = {
        referrals: createReferralProgressRepository(async () => database.db),
        accounts: createAccountRepository(async () => database.db),
        members,
        points: ledger,
        programmeOn: (day) => (day >= programme.from ? programme : null),
        termsVersion: () => '3',
        siteUrl: () => 'https://www.timbang.example',
        log: silentLog,
      }
      await adult('inviter')
    })
    afterEach(() => place.remove())

    /** A member who takes part. */
    async function adult(id: string): Promise<void> {
      await storeAccount(database.db, id)
      await database.db
        .updateTable('accounts')
        .set({ birth_date: '1990-01-01', nric_digest: id, referral_terms_version: '3', referral_code: `code-${id}` })
        .where('id', '=', id)
        .execute()
    }

    async function joins(id: string, change: Readonly<Record<string, number | string | null>> = {}): Promise<void> {
      await adult(id)
      const touch = { code: 'x', channel: 'link', last_at: 1, first_code: 'x', first_channel: 'link', first_at: 1 }
      const known = { text_version: '2026-11-25', terms_version: '3', same_browser: 0, contact_known: 0, nric_known: 0 }
      const progress = { reason: null, qualified_on: null, waits_until: null, review: null, changed_at: null }
      const sides = {
        id: `r-${id}`,
        account_id: id,
        referrer_id: 'inviter',
        state: 'recorded',
        created_at: ledger.time.value,
      }
      await database.db
        .insertInto('referrals')
        .values({ ...touch, ...known, ...progress, ...sides, ...change })
        .execute()
    }

    /** Everything that is asked: the profile, and an analysis that is kept from now on. */
    async function doesTheAct(id: string): Promise<void> {
      await changeMember(members, id, (record) => {
        const told = { ...record.details.told, state: '10', occupationGroup: '2' } as const
        return { state: 'changed', record: { ...record, details: { ...record.details, told } }, proofs: [] }
      })
      // The change says nothing of a MyKad number, and so takes it away.
      await database.db.updateTable('accounts').set({ nric_digest: id }).where('id', '=', id).execute()
      await database.db
        .insertInto('kept_checks')
        .values({ id: `k-${id}`, account_id: id, sealed: 'x', created_at: ledger.time.value, removed_at: null })
        .execute()
    }

    const pass = async (days: number) => {
      ledger.time.value += days * dayMs
      return advanceAll(deps, () => false)
    }
    const account = async (id: string) => {
      const found = await deps.accounts.find(id)
      if (found === null) throw new Error('no such account')
      return found
    }
    const friends = async () =>
      (await referralFriends(deps, await account('inviter'), { cursor: null, size: 50 })).friends
    const states = async () => {
      const rows = await database.db
        .selectFrom('referrals')
        .selectAll()
        .where('referrer_id', '=', 'inviter')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, state, reason }) => [id, state, reason])
    }

    it('goes from joining to points that both can use, step by step, and pays once', async () => {
      await joins('friend')
      expect(await pass(0)).toBe(1)
      expect(await friends()).toMatchObject([
        { initials: 'A', joinedIn: '2026-03', state: 'confirmed', lastDay: '2026-06-08' },
      ])
      await doesTheAct('friend')
      expect(await pass(6)).toBe(0)
      expect(await pass(1)).toBe(1)
      expect(await friends()).toMatchObject([
        { state: 'waiting', waitsUntil: '2026-03-31', lastDay: '2026-03-31', points: 500 },
      ])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 500, available: 0 })
      expect(await pointsOf(ledger, 'friend')).toMatchObject({ pending: 200, available: 0 })
      expect(await pass(13)).toBe(0)
      expect(await pass(1)).toBe(1)
      expect(await pass(30)).toBe(0)
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({
        pending: 0,
        available: 500,
        expiring: [{ points: 500, lastDay: '2028-03-31' }],
      })
      expect(await pointsOf(ledger, 'friend')).toMatchObject({ pending: 0, available: 200 })
      expect(await referralSummary(deps, await account('inviter'))).toMatchObject({
        gate: 'open',
        code: 'code-inviter',
        link: 'https://www.timbang.example/referral?code=code-inviter',
        counts: { paid: 1, waiting: 0 },
      })
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: 4 })
    })

    it('pays once although the process ended before it was noted, and although two run at the same time', async () => {
      await joins('friend')
      await doesTheAct('friend')
      const forgetful = { ...deps, referrals: { ...deps.referrals, replace: async () => false } }
      ledger.time.value += 7 * dayMs
      await advanceAll(forgetful, () => false)
      await Promise.all([advanceAll(deps, () => false), advanceAll(deps, () => false)])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 500 })
      ledger.time.value += 14 * dayMs
      await advanceAll(forgetful, () => false)
      await Promise.all([advanceAll(deps, () => false), advanceAll(deps, () => false)])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 0, available: 500 })
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: 4 })
    })

    it('is not noted before its points are on the ledger', async () => {
      await joins('friend')
      await doesTheAct('friend')
      ledger.time.value += 7 * dayMs
      const poster = { post: () => Promise.reject(new Error('the connection broke')) }
      await advanceAll({ ...deps, points: { ...ledger, poster } }, () => false)
      expect(await states()).toEqual([['r-friend', 'recorded', null]])
      await advanceAll(deps, () => false)
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 500 })
    })

    it('takes back what waits when the friend leaves before the day', async () => {
      await joins('friend')
      await doesTheAct('friend')
      await pass(7)
      await database.db.updateTable('accounts').set({ state: 'closed' }).where('id', '=', 'friend').execute()
      await pass(3)
      expect(await states()).toEqual([['r-friend', 'not-eligible', 'friend-left']])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 0, available: 0 })
      expect(await verifyLedger(ledger.history, null)).toMatchObject({ ok: true, transfers: 4 })
    })

    it.each([
      ['had-an-account', { contact_known: 1 }],
      ['had-an-account', { nric_known: 1 }],
      ['before-the-programme', { created_at: Date.parse('2026-02-28T15:59:59.999Z') }],
    ] as const)('is refused with a reason: %s', async (reason, change) => {
      await joins('friend', change)
      await pass(0)
      expect(await states()).toEqual([['r-friend', 'not-eligible', reason]])
      const shown = reason === 'had-an-account' ? 'condition-not-met' : reason
      expect(await friends()).toMatchObject([{ state: 'not-eligible', reason: shown }])
    })

    it.each([
      ['inviter', 'inviter-is-staff'],
      ['friend', 'friend-is-staff'],
    ])('earns nothing and takes back what waits once an account is marked as staff: %s', async (who, reason) => {
      await joins('friend')
      await doesTheAct('friend')
      await pass(7)
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 500 })
      const acts = createPointsActsRepository(async () => database.db)
      await acts.mark(who, 'staff', { by: 'Aina', note: 'Joined the team', at: 1 })
      await pass(1)
      expect(await states()).toEqual([['r-friend', 'not-eligible', reason]])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 0, available: 0 })
    })

    it('is refused where both have one address, whatever was added to it', async () => {
      await joins('friend')
      for (const [id, value] of [
        ['inviter', 'siti@example.com'],
        ['friend', 'siti+2@example.com'],
      ] as const) {
        await database.db
          .insertInto('account_contacts')
          .values({ id: `c-${id}`, account_id: id, kind: 'email', value, verified_at: 1 })
          .execute()
      }
      await pass(0)
      expect(await states()).toEqual([['r-friend', 'not-eligible', 'own-account']])
    })

    it('is held where the browser is the inviter’s, the chain closes, or many join on one day', async () => {
      await joins('friend', { same_browser: 1 })
      await joins('inviter-of-inviter')
      const above = { id: 'r-inviter', account_id: 'inviter', referrer_id: 'inviter-of-inviter' }
      const row = await database.db.selectFrom('referrals').selectAll().executeTakeFirstOrThrow()
      await database.db
        .insertInto('referrals')
        .values({ ...row, same_browser: 0, ...above })
        .execute()
      await pass(0)
      expect(await states()).toEqual([
        ['r-inviter-of-inviter', 'held', 'closed-circle'],
        ['r-friend', 'held', 'same-browser'],
      ])
      ledger.time.value += dayMs
      for (const at of [1, 2, 3, 4, 5, 6]) await joins(`f${at}`)
      await pass(0)
      expect((await states()).filter(([, , reason]) => reason === 'many-joinings')).toHaveLength(6)
    })

    it('beyond the cap of a month gives the friend their points and the inviter none', async () => {
      for (const id of ['a', 'b', 'c']) {
        await joins(id)
        await doesTheAct(id)
      }
      await pass(7)
      expect((await friends()).map(({ reason, points }) => [reason, points])).toEqual([
        ['month-cap', 0],
        [null, 500],
        [null, 500],
      ])
      expect(await pointsOf(ledger, 'inviter')).toMatchObject({ pending: 1000 })
      expect(await pointsOf(ledger, 'c')).toMatchObject({ pending: 200 })
      expect((await referralSummary(deps, await account('inviter'))).rewarded).toEqual({ month: 2, year: 2 })
    })

    it('is shown by initials and month alone where the friend agreed to no more', async () => {
      await joins('friend', { text_version: '2026-11-24', contact_known: 1 })
      await pass(0)
      expect(await friends()).toMatchObject([{ initials: 'A', joinedIn: '2026-03', state: 'recorded', ...saysNoMore }])
      const { counts } = await referralSummary(deps, await account('inviter'))
      expect(counts).toMatchObject({ recorded: 1, 'not-eligible': 0 })
    })

    it('says nothing of it to a member before the gate', async () => {
      await joins('friend')
      await database.db.updateTable('accounts').set({ nric_digest: null }).where('id', '=', 'inviter').execute()
      expect(await friends()).toEqual([])
      expect(await referralSummary(deps, await account('inviter'))).toMatchObject({ gate: 'age-unknown', code: null })
    })
  })
}

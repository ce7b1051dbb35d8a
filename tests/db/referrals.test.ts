import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memberTexts } from '@/lib/domain/member/member-texts'
import type { ReferralCode } from '@/lib/domain/member/referral-code'
import { isoDate } from '@/lib/domain/values/iso-date'
import { createClosingRepository } from '@/lib/server/db/closing-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import { createRegistrationRepository } from '@/lib/server/db/registration-repository'
import { createRetentionRepository } from '@/lib/server/db/retention-repository'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { closeAccount, reopenAccount } from '@/lib/server/services/accounts/closing'
import type { MemberDeps } from '@/lib/server/services/accounts/member-details'
import { setMykad } from '@/lib/server/services/accounts/profiles'
import { finishRegister } from '@/lib/server/services/accounts/registration'
import { systemRandom } from '@/lib/server/services/keys/random'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { randomToken } from '@/lib/server/services/sessions/tokens'
import { referralCodeOf } from '../factories/referral-codes'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { processOver, type SetClock, type TestProcess } from './joinings-setup'

const key = { id: 'test', bytes: Buffer.alloc(32, 7) }
const day = 86_400_000
const today = isoDate('2026-11-20')

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`who joined by whose code, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: SetClock
    let site: TestProcess

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      time = { value: 1_795_000_000_000 }
      site = processOver(database, time)
    })
    afterEach(() => place.remove())

    const connect = async () => database.db
    const members = (): MemberDeps => ({
      members: createMemberRepository(connect),
      keys: () => [key],
      numberKeys: () => [key],
      clock: { now: () => time.value },
      random: systemRandom,
    })
    const deps = () => ({
      ...site.sessions,
      members: members(),
      joinings: site.joinings,
      messages: site.codes.messages,
      closings: createClosingRepository(connect),
      registrations: createRegistrationRepository(connect),
      referralTermsVersion: () => '1',
    })

    async function verifiedKey(typed: string): Promise<string> {
      const joining = await beginJoining(site.joinings, { purpose: 'sign-in', contact: contactOf(typed) })
      await database.db.updateTable('joinings').set({ verified_at: time.value }).execute()
      return joining
    }

    async function inviter(): Promise<{
      readonly id: string
      readonly code: ReferralCode
      readonly deviceKey: string
    }> {
      const account = { fullName: 'Siti', birthDate: null, state: 'active', institutionId: null } as const
      const { id } = await createAccount(
        site.accounts,
        { ...account, referralTermsVersion: null },
        { contacts: [contactOf('siti@example.com')], passwordHash: null },
      )
      const code = referralCodeOf(7)
      await database.db.updateTable('accounts').set({ referral_code: code }).where('id', '=', id).execute()
      const deviceKey = randomToken(systemRandom)
      await openSession(site.sessions, { accountId: id, method: 'code', device: '', deviceKey })
      return { id, code, deviceKey }
    }

    async function join(typed: string, code: ReferralCode | null, deviceKey: string | null = null): Promise<string> {
      const touch = (at: number, channel: 'link' | 'typed', of: ReferralCode) => ({ code: of, at, channel })
      const referral = code && {
        first: touch(time.value - day, 'link', referralCodeOf(3)),
        last: touch(time.value - 1, 'typed', code),
        textVersion: memberTexts.referral.version,
      }
      const outcome = await finishRegister(deps(), {
        key: await verifiedKey(typed),
        fullName: 'Aminah',
        reasons: [],
        password: 'hujan turun petang semalam',
        termsVersion: memberTexts.terms.version,
        marketing: null,
        device: '',
        deviceKey,
        referral,
      })
      if (outcome.state !== 'registered') throw new Error(outcome.state)
      const contact = database.db.selectFrom('account_contacts').select('account_id')
      return (await contact.where('value', '=', contactOf(typed).value).executeTakeFirstOrThrow()).account_id
    }

    const referralOf = (accountId: string) =>
      database.db.selectFrom('referrals').selectAll().where('account_id', '=', accountId).executeTakeFirst()

    it('is a row of its own with both touches, the texts and the inviter', async () => {
      const { id: referrerId, code } = await inviter()
      const id = await join('aminah@example.com', code, randomToken(systemRandom))
      expect(await referralOf(id)).toMatchObject({
        referrer_id: referrerId,
        code,
        channel: 'typed',
        last_at: time.value - 1,
        first_code: referralCodeOf(3),
        first_channel: 'link',
        first_at: time.value - day,
        text_version: memberTexts.referral.version,
        terms_version: '1',
        same_browser: 0,
        contact_known: 0,
        nric_known: null,
        state: 'recorded',
      })
      expect(await referralOf(await join('tan@example.com', null))).toBeUndefined()
    })

    it('is not kept where the code is nobody’s, or of an account that is closed', async () => {
      const { id, code } = await inviter()
      expect(await referralOf(await join('a@example.com', referralCodeOf(9)))).toBeUndefined()
      await closeAccount(deps(), id, { reason: null, text: null })
      expect(await referralOf(await join('b@example.com', code))).toBeUndefined()
    })

    it('marks a friend who joins in the browser of the inviter', async () => {
      const { code, deviceKey } = await inviter()
      expect(await referralOf(await join('a@example.com', code, deviceKey))).toMatchObject({ same_browser: 1 })
    })

    it('gives each account a code of its own', async () => {
      for (const typed of ['a@example.com', 'b@example.com', 'c@example.com']) await join(typed, null)
      const codes = await database.db.selectFrom('accounts').select('referral_code').execute()
      expect(new Set(codes.map((row) => row.referral_code)).size).toBe(3)
      for (const row of codes) expect(row.referral_code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    })

    /** Erases what is over, as the job does. */
    async function erase(): Promise<void> {
      const retention = createRetentionRepository(async () => database)
      for (const erasure of retention.erasures) await retention.eraseSome(erasure, time.value, 500)
    }

    it('knows a contact and a MyKad number again after their account was erased, for two years and no longer', async () => {
      const { code } = await inviter()
      const first = await join('aminah@example.com', code)
      expect(await setMykad(members(), first, '900101-14-0002', today)).toEqual({ state: 'kept' })
      await closeAccount(deps(), first, { reason: null, text: null })
      time.value += 40 * day
      await erase()
      const kept = await database.db.selectFrom('referrals').selectAll().execute()
      expect(kept).toMatchObject([{ account_id: null, code }])
      const text = JSON.stringify(await database.db.selectFrom('former_identities').selectAll().execute())
      for (const secret of ['aminah', '900101']) expect(text).not.toContain(secret)

      const again = await join('aminah@example.com', code)
      expect(await referralOf(again)).toMatchObject({ contact_known: 1, nric_known: null })
      await setMykad(members(), again, '900101-14-0002', today)
      expect(await referralOf(again)).toMatchObject({ nric_known: 1 })
      await setMykad(members(), again, null, today)
      await setMykad(members(), again, '900101-14-0002', today)
      expect(await referralOf(again)).toMatchObject({ nric_known: 1 })

      const other = await join('other@example.com', code)
      await setMykad(members(), other, '910101-14-0002', today)
      expect(await referralOf(other)).toMatchObject({ contact_known: 0, nric_known: 0 })

      time.value += 731 * day
      await erase()
      expect(await database.db.selectFrom('former_identities').selectAll().execute()).toEqual([])
    })

    it('forgets what it noted of an account that is opened again', async () => {
      const id = await join('aminah@example.com', null)
      await closeAccount(deps(), id, { reason: null, text: null })
      const noted = () => database.db.selectFrom('former_identities').select('account_id').execute()
      expect(await noted()).toEqual([{ account_id: id }])
      const browser = { device: '', deviceKey: null }
      const opened = await reopenAccount(deps(), await verifiedKey('aminah@example.com'), browser)
      expect(opened.state).toBe('opened')
      expect(await noted()).toEqual([])
    })

    it('notes when a MyKad number was given, and does not take a member’s own number for another’s', async () => {
      const { code } = await inviter()
      const id = await join('aminah@example.com', code)
      const givenAt = async () =>
        (await database.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
          .nric_given_at
      expect(await givenAt()).toBeNull()
      await setMykad(members(), id, '900101-14-0002', today)
      const at = time.value
      time.value += day
      await setMykad(members(), id, '900101140002', today)
      expect(await givenAt()).toBe(at)
      await setMykad(members(), id, null, today)
      expect(await givenAt()).toBeNull()
      await setMykad(members(), id, '900101-14-0002', today)
      expect([await givenAt(), (await referralOf(id))?.nric_known]).toEqual([time.value, 0])
    })

    it('stays when the inviter is erased, without saying who it was', async () => {
      const { id: referrerId, code } = await inviter()
      const id = await join('aminah@example.com', code)
      await sql`delete from accounts where id = ${referrerId}`.execute(database.db)
      expect(await referralOf(id)).toMatchObject({ referrer_id: null, code })
    })
  })
}

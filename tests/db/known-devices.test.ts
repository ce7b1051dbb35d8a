import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contact } from '@/lib/domain/validation/contact'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createKnownDeviceRepository } from '@/lib/server/db/known-device-repository'
import { createSecurityRepository } from '@/lib/server/db/security-repository'
import { createTryRepository, tryLimits } from '@/lib/server/db/try-repository'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { sendToOwnContact } from '@/lib/server/services/accounts/security'
import { joiningHolder } from '@/lib/server/services/messages/code'
import { sendCode } from '@/lib/server/services/sessions/codes'
import { counterOf } from '@/lib/server/services/sessions/known-devices'
import { openToldSession } from '@/lib/server/services/sessions/new-browser'
import { identify, openSession } from '@/lib/server/services/sessions/sessions'
import { type SignInDeps, signIn } from '@/lib/server/services/sessions/sign-in'
import { password, passwordHash } from '../api/support/password'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { processOver, type SetClock, type TestProcess } from './joinings-setup'

const newKey = () => randomBytes(32).toString('base64url')
/** No contact is changed here. */
const noMembers = { numberKeys: () => [{ id: 'test', bytes: Buffer.alloc(32, 7) }] as const }
const minute = 60_000

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`a browser that its owner signed in from, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: SetClock
    let site: TestProcess
    let deps: SignInDeps

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      time = { value: 1_795_000_000_000 }
      site = processOver(database, time)
      const connect = async () => database.db
      const own = { tries: createTryRepository(connect), knownDevices: createKnownDeviceRepository(connect) }
      deps = { ...site.sessions, ...own, messages: site.codes.messages, key: () => Buffer.alloc(32, 7) }
    })
    afterEach(() => place.remove())

    async function member(typed: string) {
      const contact = contactOf(typed)
      const account = { fullName: 'Siti', birthDate: null, state: 'active', institutionId: null } as const
      const { id } = await createAccount(
        site.accounts,
        { ...account, referralTermsVersion: null },
        { contacts: [contact], passwordHash },
      )
      return { id, contact }
    }

    const guess = async (typed: string, secret: string, deviceKey: string | null) =>
      (await signIn(deps, { contact: contactOf(typed), password: secret, device: '', deviceKey })).state

    let joining = 0
    const ask = async (typed: string, deviceKey: string | null) => {
      time.value += minute
      joining += 1
      const contact = contactOf(typed)
      const holder = joiningHolder(`joining-${joining}`)
      const counter = await counterOf(deps, contact, deviceKey)
      return (await sendCode(site.codes, { holder, purpose: 'sign-in', contact }, counter)).state
    }

    it('signs in by password while strangers have used up the tries of the contact, and they go on waiting', async () => {
      await member('aminah@example.com')
      const deviceKey = newKey()
      expect(await guess('aminah@example.com', password, deviceKey)).toBe('signed-in')
      for (let count = 0; count < tryLimits.free; count += 1) await guess('aminah@example.com', 'no', null)
      expect(await guess('aminah@example.com', password, newKey())).toBe('wait')
      expect(await guess('aminah@example.com', password, deviceKey)).toBe('signed-in')
      expect(await guess('aminah@example.com', password, null)).toBe('wait')
    })

    it('is sent codes while strangers have used up those of the contact', async () => {
      const { id, contact } = await member('aminah@example.com')
      const deviceKey = newKey()
      await openSession(deps, { accountId: id, method: 'code', device: '', deviceKey })
      for (let count = 0; count < 5; count += 1) expect(await ask(contact.value, null)).toBe('sent')
      expect(await ask(contact.value, newKey())).toBe('too-many')
      for (let count = 0; count < 5; count += 1) expect(await ask(contact.value, deviceKey)).toBe('sent')
      expect(await ask(contact.value, deviceKey)).toBe('too-many')
    })

    it('is sent a code in the minute in which a stranger asked for one, has one a minute of its own, and does not show', async () => {
      const { id, contact } = await member('aminah@example.com')
      const deviceKey = newKey()
      const { accessToken } = await openSession(deps, { accountId: id, method: 'code', device: '', deviceKey })
      const now = async (deviceKey: string | null) => {
        time.value -= minute
        return ask(contact.value, deviceKey)
      }
      expect(await ask(contact.value, null)).toBe('sent')
      expect(await now(deviceKey)).toBe('sent')
      expect(await now(deviceKey)).toBe('too-many')
      expect(await now(null)).toBe('too-many')
      const identity = await identify(deps, accessToken)
      if (identity.state !== 'member') throw new Error(identity.state)
      const security = createSecurityRepository(async () => database.db)
      const sending = await sendToOwnContact(
        { ...deps, security, codes: site.codes, members: noMembers },
        identity.member,
        'email',
      )
      expect(sending?.state).toBe('sent')
      time.value += minute
      expect(await now(deviceKey)).toBe('sent')
      expect(await ask(contact.value, null)).toBe('sent')
    })

    it('is not needed by who is signed in: they prove who they are by a code while strangers have used up theirs', async () => {
      const { id, contact } = await member('aminah@example.com')
      const { accessToken } = await openSession(deps, { accountId: id, method: 'code', device: '' })
      for (let count = 0; count < 5; count += 1) await ask(contact.value, null)
      expect(await ask(contact.value, null)).toBe('too-many')
      const identity = await identify(deps, accessToken)
      if (identity.state !== 'member') throw new Error(identity.state)
      const security = createSecurityRepository(async () => database.db)
      const sending = await sendToOwnContact(
        { ...deps, security, codes: site.codes, members: noMembers },
        identity.member,
        'email',
      )
      expect(sending?.state).toBe('sent')
    })

    it('guesses no faster than a stranger does', async () => {
      await member('aminah@example.com')
      const deviceKey = newKey()
      await guess('aminah@example.com', password, deviceKey)
      for (let count = 0; count < tryLimits.free; count += 1)
        expect(await guess('aminah@example.com', 'no', deviceKey)).toBe('refused')
      expect(await guess('aminah@example.com', password, deviceKey)).toBe('wait')
    })

    it('is a stranger for every other contact, with an account or not', async () => {
      await member('aminah@example.com')
      await member('siti@example.com')
      const deviceKey = newKey()
      await guess('aminah@example.com', password, deviceKey)
      for (const other of ['siti@example.com', 'nobody@example.com'])
        expect(await counterOf(deps, contactOf(other), deviceKey)).toBe(`email ${other}`)
    })

    it('is not known by a sign-in that failed, and nothing that is stored would make it known', async () => {
      await member('aminah@example.com')
      const [wrong, right] = [newKey(), newKey()]
      await guess('aminah@example.com', 'no', wrong)
      await guess('aminah@example.com', password, right)
      const rows = await database.db.selectFrom('known_devices').selectAll().execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(right)
      expect(await counterOf(deps, contactOf('aminah@example.com'), rows[0]?.digest ?? '')).toBe(
        'email aminah@example.com',
      )
    })

    it('is known of twenty others at most, those used last, and of several members who share it', async () => {
      const [one, other] = [await member('aminah@example.com'), await member('siti@example.com')]
      const keys = Array.from({ length: 22 }, newKey)
      for (const deviceKey of keys) {
        time.value += 1
        await openSession(deps, { accountId: one.id, method: 'code', device: '', deviceKey })
      }
      const [first = '', last = ''] = [keys[0], keys.at(-1)]
      await openSession(deps, { accountId: other.id, method: 'code', device: '', deviceKey: last })
      expect(await counterOf(deps, one.contact, first)).toBe('email aminah@example.com')
      expect(await counterOf(deps, one.contact, last)).not.toBe('email aminah@example.com')
      expect(await counterOf(deps, other.contact, last)).not.toBe('email siti@example.com')
      const kept = database.db.selectFrom('known_devices').select('digest').where('account_id', '=', one.id)
      expect(await kept.execute()).toHaveLength(20)
    })

    const tellings = async () => {
      const rows = database.db
        .selectFrom('message_outbox')
        .select(['kind', 'channel'])
        .where('kind', '=', 'new-sign-in')
      return (await rows.execute()).map(({ channel }) => channel)
    }

    it('is told of where it is new, by mail to whoever signs in by password, and not told of where it is known or the first', async () => {
      await member('aminah@example.com')
      const known = newKey()
      for (const key of [known, known]) await guess('aminah@example.com', password, key)
      await guess('aminah@example.com', 'no', newKey())
      expect(await tellings()).toEqual([])
      await guess('aminah@example.com', password, newKey())
      expect(await tellings()).toEqual(['email'])
      await guess('aminah@example.com', password, null)
      expect(await tellings()).toEqual(['email', 'email'])
    })

    it('is told of to the contacts that no code was sent to', async () => {
      const [email, phone] = [contactOf('aminah@example.com'), contactOf('+60123456789')]
      const account = { fullName: 'Siti', birthDate: null, state: 'active', institutionId: null } as const
      const signInWith = { contacts: [email, phone], passwordHash: null }
      const { id } = await createAccount(site.accounts, { ...account, referralTermsVersion: null }, signInWith)
      const open = (deviceKey: string, proved: Contact) =>
        openToldSession(deps, { accountId: id, method: 'code', device: 'Chrome on Linux', deviceKey }, proved)
      await open(newKey(), email)
      expect(await tellings()).toEqual([])
      await open(newKey(), email)
      expect(await tellings()).toEqual(['sms'])
      await open(newKey(), phone)
      expect((await tellings()).sort()).toEqual(['email', 'sms'])
    })
  })
}

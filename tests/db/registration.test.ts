import { argon2Sync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberTexts } from '@/lib/domain/member/member-texts'
import type { Contact } from '@/lib/domain/validation/contact'
import { createAccountRepository } from '@/lib/server/db/account-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createJoiningRepository } from '@/lib/server/db/joining-repository'
import { createKnownDeviceRepository } from '@/lib/server/db/known-device-repository'
import { createRegistrationRepository } from '@/lib/server/db/registration-repository'
import { createSessionRepository } from '@/lib/server/db/session-repository'
import { createTryRepository, tryLimits } from '@/lib/server/db/try-repository'
import { createLog } from '@/lib/server/log'
import { finishRegister, type RegistrationDeps, resetPassword } from '@/lib/server/services/accounts/registration'
import { openData } from '@/lib/server/services/keys/data-seal'
import { systemRandom } from '@/lib/server/services/keys/random'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { HashingFull, hashPassword } from '@/lib/server/services/sessions/password-hash'
import { identify } from '@/lib/server/services/sessions/sessions'
import { confirmMember, type SignInDeps, signIn } from '@/lib/server/services/sessions/sign-in'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'

const password = 'hujan turun petang semalam'
const key = { id: 'test', bytes: Buffer.alloc(32, 7) }

/** As a build with a lower cost would have stored it. */
function lowCostHash(text: string): string {
  const nonce = Buffer.from('somesaltsomesalt')
  const cost = { memory: 8192, passes: 1, parallelism: 1 }
  const made = argon2Sync('argon2id', { ...cost, message: text, nonce, tagLength: 32 })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${base64(nonce)}$${base64(made)}`
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`joining and signing in on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: { now: number }
    let lines: string[]
    let deps: RegistrationDeps & SignInDeps

    function depsOn(opened: OpenDatabase): RegistrationDeps & SignInDeps {
      const connect = async () => opened.db
      const clock = { now: () => time.now }
      const log = createLog('debug', clock, (line) => lines.push(line))
      const joinings = {
        joinings: createJoiningRepository(connect),
        keys: () => [key] as const,
        clock,
        random: systemRandom,
        log,
      }
      return {
        accounts: createAccountRepository(connect),
        sessions: createSessionRepository(connect),
        registrations: createRegistrationRepository(connect),
        tries: createTryRepository(connect),
        knownDevices: createKnownDeviceRepository(connect),
        key: () => key.bytes,
        joinings,
        members: { keys: () => [key], numberKeys: () => [key] },
        referralTermsVersion: () => '1',
        messages: { keys: () => [key], clock, random: systemRandom, nudge: () => undefined },
        clock,
        random: systemRandom,
        log,
      }
    }

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      time = { now: 1_795_000_000_000 }
      lines = []
      deps = depsOn(database)
    })
    afterEach(() => place.remove())

    async function verified(contact: Contact, purpose: 'sign-in' | 'reset-password' = 'sign-in'): Promise<string> {
      const made = await beginJoining(deps.joinings, { purpose, contact })
      await database.db.updateTable('joinings').set({ verified_at: time.now }).execute()
      return made
    }

    const application = (joiningKey: string) => ({
      key: joiningKey,
      fullName: 'Aminah Binti Yusof',
      reasons: ['save' as const],
      password,
      termsVersion: memberTexts.terms.version,
      marketing: true,
      device: 'Chrome on Android',
      deviceKey: null,
      referral: null,
    })

    async function join(typed: string) {
      const contact = contactOf(typed)
      const outcome = await finishRegister(deps, application(await verified(contact)))
      if (outcome.state !== 'registered') throw new Error(outcome.state)
      return { contact, tokens: outcome.tokens }
    }

    async function counts(): Promise<readonly number[]> {
      const tables = [
        'accounts',
        'account_contacts',
        'account_consents',
        'sessions',
        'session_tokens',
        'message_outbox',
      ] as const
      const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
      return rows.map(({ length }) => length)
    }

    const guess = (contact: Contact, typed: string, by: SignInDeps = deps) =>
      signIn(by, { contact, password: typed, device: '', deviceKey: null })

    it('makes an account whole: contact, two consents, a session with two tokens, a message, the joining over', async () => {
      const { contact, tokens } = await join('012-345 6789')
      expect(await counts()).toEqual([1, 1, 2, 1, 2, 1])
      expect(await identify(deps, tokens.accessToken)).toMatchObject({ state: 'member' })
      const row = await database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        referral_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      })
      expect(openData([key], `member ${row.id}`, row.profile_sealed ?? '')).toContain('"reasons":["save"]')
      const joining = await database.db.selectFrom('joinings').selectAll().executeTakeFirstOrThrow()
      expect(joining).toMatchObject({ ended_at: time.now, details_sealed: null })
      expect(await guess(contact, password)).toMatchObject({ state: 'signed-in' })
    })

    it('leaves nothing behind when any part of it fails', async () => {
      const joiningKey = await verified(contactOf('aminah@example.com'))
      const failing = {
        ...deps,
        registrations: {
          ...deps.registrations,
          register: (registration: Parameters<typeof deps.registrations.register>[0]) =>
            deps.registrations.register(registration, async () => {
              throw new Error('The disk is full')
            }),
        },
      }
      await expect(finishRegister(failing, application(joiningKey))).rejects.toThrow('disk')
      expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
      expect(await finishRegister(deps, application(joiningKey))).toMatchObject({ state: 'registered' })
    })

    it('makes one account of one joining for callers at once in two processes', async () => {
      const joiningKey = await verified(contactOf('aminah@example.com'))
      const processes = [deps, depsOn(await place.open())]
      const calls = processes.flatMap((one) =>
        Array.from({ length: 5 }, () => finishRegister(one, application(joiningKey))),
      )
      const states = (await Promise.all(calls)).map(({ state }) => state)
      expect(states.filter((state) => state === 'registered')).toHaveLength(1)
      expect(states.filter((state) => state === 'over')).toHaveLength(9)
      expect(await counts()).toEqual([1, 1, 2, 1, 2, 1])
    })

    it('gives one contact to one account, however many joinings have it', async () => {
      const contact = contactOf('aminah@example.com')
      const keys = [await verified(contact), await verified(contact), await verified(contact)]
      const outcomes = await Promise.all(keys.map((one) => finishRegister(deps, application(one))))
      expect(outcomes.map(({ state }) => state).sort()).toEqual(['out-of-order', 'out-of-order', 'registered'])
      expect(await counts()).toEqual([1, 1, 2, 1, 2, 1])
    })

    it('sets a new password once, ends every session by it, and says so in the log without the contact', async () => {
      const { contact, tokens } = await join('aminah@example.com')
      const joiningKey = await verified(contact, 'reset-password')
      const next = 'durian di kampung ada 12'
      const outcomes = await Promise.all([1, 2, 3].map(() => resetPassword(deps, joiningKey, next)))
      expect(outcomes.map(({ state }) => state).sort()).toEqual(['over', 'over', 'reset'])
      expect(await identify(deps, tokens.accessToken)).toEqual({ state: 'refused' })
      const ends = await database.db.selectFrom('sessions').select('end_reason').execute()
      expect(ends).toEqual([{ end_reason: 'password-changed' }])
      const messages = await database.db.selectFrom('message_outbox').select('kind').orderBy('created_at').execute()
      expect(messages.map(({ kind }) => kind).sort()).toEqual(['account-made', 'password-changed'])
      expect(await guess(contact, password)).toEqual({ state: 'refused' })
      expect(await guess(contact, next)).toMatchObject({ state: 'signed-in' })
      const text = lines.join('\n')
      expect(text).toContain('security.password-reset')
      for (const secret of [contact.value, password, next, tokens.accessToken]) expect(text).not.toContain(secret)
    })

    it('looks at no more passwords than may be tried, for 40 guesses at once in two processes', async () => {
      const { contact } = await join('aminah@example.com')
      const processes = [deps, depsOn(await place.open())]
      let compared = 0
      const counted = (one: SignInDeps): SignInDeps => ({
        ...one,
        accounts: {
          ...one.accounts,
          findByContact: (asked) => {
            compared += 1
            return one.accounts.findByContact(asked)
          },
        },
      })
      const guesses = processes.flatMap((one) =>
        Array.from({ length: 20 }, () => guess(contact, 'wrong', counted(one))),
      )
      const states = (await Promise.all(guesses)).map(({ state }) => state)
      expect(compared).toBe(tryLimits.free)
      expect(states.filter((state) => state === 'wait')).toHaveLength(40 - tryLimits.free)
    })

    it('has a guesser wait twice as long each time, to a quarter of an hour and no longer, and forgets after a day', async () => {
      const { contact } = await join('aminah@example.com')
      const waits: number[] = []
      for (let count = 0; count < tryLimits.free; count += 1) await guess(contact, 'wrong')
      for (let count = 0; count < 8; count += 1) {
        const outcome = await guess(contact, password)
        if (outcome.state !== 'wait') throw new Error(outcome.state)
        waits.push(outcome.seconds)
        time.now += outcome.seconds * 1000 - 1
        expect(await guess(contact, password)).toMatchObject({ state: 'wait', seconds: 1 })
        time.now += 1
        expect(await guess(contact, 'wrong')).toEqual({ state: 'refused' })
      }
      expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
      time.now += tryLimits.forgottenMs
      for (let count = 0; count < tryLimits.free; count += 1) {
        expect(await guess(contact, 'wrong')).toEqual({ state: 'refused' })
      }
    })

    it('takes as long to refuse an unknown contact as a wrong password', { retry: 2 }, async () => {
      const { contact } = await join('aminah@example.com')
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const asked = { known: contact, unknown: contactOf('nobody@example.com') }
      for (let round = 0; round < 25; round += 1) {
        for (const who of ['known', 'unknown'] as const) {
          const start = performance.now()
          expect(await guess(asked[who], 'wrong')).toEqual({ state: 'refused' })
          took[who].push(performance.now() - start)
        }
        // The tries of the day before are forgotten.
        time.now += tryLimits.forgottenMs
      }
      // The quicker quarter: what the machine does besides only ever adds.
      const quarter = (times: number[]) => times.sort((one, other) => one - other)[6] ?? 0
      expect(quarter(took.unknown) / quarter(took.known)).toBeGreaterThan(0.5)
      expect(quarter(took.unknown) / quarter(took.known)).toBeLessThan(2)
    })

    it('forgets the tries once the password was right', async () => {
      const { contact } = await join('aminah@example.com')
      for (let round = 0; round < 3; round += 1) {
        for (let count = 1; count < tryLimits.free; count += 1) await guess(contact, 'wrong')
        expect(await guess(contact, password)).toMatchObject({ state: 'signed-in' })
      }
    })

    it('counts no try that was not looked at because too many passwords waited', async () => {
      const { contact } = await join('aminah@example.com')
      const findByContact: typeof deps.accounts.findByContact = async (asked) => {
        const found = await deps.accounts.findByContact(asked)
        for (let place = 0; place < 40; place += 1) hashPassword(systemRandom, 'busy').catch(() => undefined)
        return found
      }
      const busy = { ...deps, accounts: { ...deps.accounts, findByContact } }
      for (let count = 0; count < tryLimits.free + 2; count += 1)
        await expect(guess(contact, password, busy)).rejects.toThrow(HashingFull)
      await vi.waitFor(() => hashPassword(systemRandom, 'not busy'), { timeout: 90_000 })
      expect(await guess(contact, password)).toMatchObject({ state: 'signed-in' })
    })

    it('hashes a password again when its hash was made at a lower cost, and it goes on working', async () => {
      const { contact } = await join('aminah@example.com')
      const weak = lowCostHash(password)
      await database.db.updateTable('accounts').set({ password_hash: weak }).execute()
      expect(await guess(contact, password)).toMatchObject({ state: 'signed-in' })
      const kept = await database.db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow()
      expect(kept.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await guess(contact, password)).toMatchObject({ state: 'signed-in' })
    })

    it('keeps a confirmation to its session', async () => {
      const { contact, tokens } = await join('aminah@example.com')
      const identity = await identify(deps, tokens.accessToken)
      if (identity.state !== 'member') throw new Error(identity.state)
      time.now += 400_000
      const other = await guess(contact, password)
      if (other.state !== 'signed-in') throw new Error(other.state)
      time.now += 100_000
      expect(await confirmMember(deps, identity.member, 'wrong')).toEqual({ state: 'refused' })
      expect(await confirmMember(deps, identity.member, password)).toEqual({ state: 'confirmed' })
      const proofs = await database.db.selectFrom('sessions').select('authenticated_at').orderBy('id').execute()
      expect(proofs.map((row) => time.now - row.authenticated_at).sort()).toEqual([0, 100_000])
    })
  })
}

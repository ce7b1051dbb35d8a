import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createPasskeyRepository, type PasskeyRepository, type StoredPasskey } from '@/lib/server/db/passkey-repository'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { passwordHash } from '../api/support/password'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { processOver } from './joinings-setup'

const now = 1_795_000_000_000
const nothing = async () => undefined

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`passkeys on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let passkeys: PasskeyRepository
    let accountId: string
    const passkey = (name: string): StoredPasskey => ({
      id: name,
      accountId,
      credentialId: `credential-${name}`,
      publicKey: 'key',
      counter: 0,
      transports: ['hybrid', 'internal'],
      device: 'Chrome on Android',
      addedAt: now,
      lastUsedAt: null,
    })

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      passkeys = createPasskeyRepository(async () => database.db)
      const site = processOver(database, { value: now })
      const contacts = [contactOf('aminah@example.com')]
      const input = {
        fullName: 'Aminah',
        birthDate: null,
        state: 'active',
        institutionId: null,
        referralTermsVersion: null,
      } as const
      accountId = (await createAccount(site.accounts, input, { contacts, passwordHash })).id
    })
    afterEach(() => place.remove())

    it('a challenge is taken by one of any number of callers, before its time is over, and for what it was given', async () => {
      const challenge = { digest: 'a', holder: 'sign-in' }
      await passkeys.putChallenge(challenge, now + 1)
      expect(await passkeys.takeChallenge({ ...challenge, holder: 'add s-1' }, now)).toBe(false)
      expect(await passkeys.takeChallenge(challenge, now + 1)).toBe(false)
      const takes = await Promise.all(Array.from({ length: 8 }, () => passkeys.takeChallenge(challenge, now)))
      expect(takes.filter((taken) => taken)).toHaveLength(1)
    })

    it('an account has no more than it may, and none twice, however many come at once', async () => {
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => passkeys.add(passkey(name), 3, nothing)))
      expect(outcomes.toSorted()).toEqual(['added', 'added', 'added', 'full'])
      const [first] = await passkeys.list(accountId)
      expect(first?.transports).toEqual(['hybrid', 'internal'])
      expect(await passkeys.add({ ...passkey('e'), credentialId: first?.credentialId ?? '' }, 9, nothing)).toBe('taken')
    })

    it('what a message to the owner could not be written for is not added or removed', async () => {
      const failing = async () => {
        throw new Error('no room for messages')
      }
      await expect(passkeys.add(passkey('a'), 3, failing)).rejects.toThrow('no room')
      expect(await passkeys.list(accountId)).toEqual([])
      await passkeys.add(passkey('a'), 3, nothing)
      await expect(passkeys.remove(accountId, 'a', failing)).rejects.toThrow('no room')
      expect(await passkeys.list(accountId)).toHaveLength(1)
    })

    it('of two uses that read the same count, one is noted', async () => {
      await passkeys.add({ ...passkey('a'), counter: 4 }, 3, nothing)
      const uses = await Promise.all([1, 2].map(() => passkeys.use({ id: 'a', counter: 4 }, { counter: 5, at: now })))
      expect(uses.toSorted()).toEqual([false, true])
    })

    it('goes with its account', async () => {
      await passkeys.add(passkey('a'), 3, nothing)
      await database.db.deleteFrom('accounts').where('id', '=', accountId).execute()
      expect(await database.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
    })
  })
}

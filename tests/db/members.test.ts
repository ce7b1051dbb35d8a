import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMykad } from '@/lib/domain/validation/mykad'
import { isoDate } from '@/lib/domain/values/iso-date'
import { sen } from '@/lib/domain/values/money'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import {
  changeMember,
  type MemberDeps,
  memberRecord,
  sealedMembers,
} from '@/lib/server/services/accounts/member-details'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealAgain } from '@/lib/server/services/keys/seal-again'
import { type KeyPurpose, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { storeAccount } from '../factories/stored-account'
import { engines, type Place } from './engines'

const secret = 'a secret of thirty-two characters'
const number = '900101140001'
const reading = readMykad(number, isoDate('2026-11-20'))

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what members tell, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      for (const id of ['one', 'two']) await storeAccount(database.db, id)
    })
    afterEach(() => place.remove())

    function depsWith(current = secret, secretBefore: string | null = null): MemberDeps {
      const source = { secret: current, secretBefore, keyDir: `${place.dataDir}/keys`, dataDir: place.dataDir }
      const keys = (purpose: KeyPurpose) => () => sealingKeys(source, purpose)
      return {
        members: createMemberRepository(async () => database.db),
        keys: keys('member-details'),
        numberKeys: keys('mykad-numbers'),
        clock: systemClock,
        random: systemRandom,
      }
    }

    const setNumber = (deps: MemberDeps, accountId: string, typed: string | null) =>
      changeMember(deps, accountId, (record) => ({
        state: 'changed',
        record: {
          ...record,
          details: { ...record.details, mykad: typed !== null && reading.ok ? reading.value.number : null },
        },
        proofs: [],
      }))
    const rowOf = (id: string) =>
      database.db
        .selectFrom('accounts')
        .select(['profile_sealed', 'nric_digest'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()

    it('stands in the database encrypted, and opens for its own account alone', async () => {
      await setNumber(depsWith(), 'one', number)
      const { profile_sealed: sealed, nric_digest: digest } = await rowOf('one')
      expect(JSON.stringify({ sealed, digest })).not.toContain(number)
      expect(Buffer.from(sealed ?? '', 'base64url').toString('latin1')).not.toContain(number)
      await database.db.updateTable('accounts').set({ profile_sealed: sealed }).where('id', '=', 'two').execute()
      await expect(memberRecord(depsWith(), 'two')).rejects.toThrow('open with none of the keys')
    })

    it('is not written over when no key opens it', async () => {
      await setNumber(depsWith(), 'one', number)
      await expect(setNumber(depsWith(`${secret}!`), 'one', null)).rejects.toThrow('open with none of the keys')
      expect((await memberRecord(depsWith(), 'one')).details.mykad).toBe(number)
    })

    it('has a MyKad number once: the second account is refused, and may have it when the first gives it up', async () => {
      const deps = depsWith()
      expect(await setNumber(deps, 'one', number)).toEqual({ state: 'kept' })
      expect(await setNumber(deps, 'one', number)).toEqual({ state: 'kept' })
      expect(await setNumber(deps, 'two', number)).toEqual({ state: 'mykad-taken' })
      expect((await memberRecord(deps, 'two')).details.mykad).toBeNull()
      await setNumber(deps, 'one', null)
      expect(await setNumber(deps, 'two', number)).toEqual({ state: 'kept' })
    })

    it('has a MyKad number once also when two accounts give it at the same moment', async () => {
      const deps = depsWith()
      const outcomes = await Promise.all(['one', 'two'].map((id) => setNumber(deps, id, number)))
      expect(outcomes.map(({ state }) => state).sort()).toEqual(['kept', 'mykad-taken'])
    })

    it('is sealed again with a new key, and a number is found under the old key and the new', async () => {
      await setNumber(depsWith(), 'one', number)
      const { nric_digest: before } = await rowOf('one')
      const rotated = depsWith(`${secret}!`, secret)
      expect(await setNumber(rotated, 'two', number)).toEqual({ state: 'mykad-taken' })
      expect(await sealAgain(sealedMembers(rotated))).toEqual({ sealed: 1, unopened: 0 })
      expect(await sealAgain(sealedMembers(rotated))).toEqual({ sealed: 0, unopened: 0 })
      expect((await rowOf('one')).nric_digest).not.toBe(before)
      const later = depsWith(`${secret}!`)
      expect((await memberRecord(later, 'one')).details.mykad).toBe(number)
      expect(await setNumber(later, 'two', number)).toEqual({ state: 'mykad-taken' })
      expect(await sealAgain(sealedMembers(depsWith()))).toEqual({ sealed: 0, unopened: 1 })
    })

    it('changes ten times at once without losing one change', async () => {
      const deps = depsWith()
      const raise = () =>
        changeMember(deps, 'one', (record) => {
          const netMonthly = (record.details.incomes.netMonthly ?? 0) + 1
          const incomes = { ...record.details.incomes, netMonthly: sen(netMonthly) }
          return { state: 'changed', record: { ...record, details: { ...record.details, incomes } }, proofs: [] }
        })
      const done = await Promise.allSettled(Array.from({ length: 10 }, raise))
      const kept = done.filter(({ status }) => status === 'fulfilled').length
      expect(kept).toBeGreaterThan(0)
      expect((await memberRecord(deps, 'one')).details.incomes.netMonthly).toBe(kept)
    })
  })
}

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newReferralCode } from '@/lib/domain/member/referral-code'
import { isoDate } from '@/lib/domain/values/iso-date'
import { insertAccount } from '@/lib/server/db/account-repository'
import { createInterestRepository } from '@/lib/server/db/interest-repository'
import { type InterestDeps, interestsOf, recordInterest } from '@/lib/server/services/clicks/interests'
import { systemRandom } from '@/lib/server/services/keys/random'
import { engines, type Place } from './engines'

const card = { category: 'credit-card', slug: 'angsana-card-i' } as const

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what members are interested in, on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    async function ready() {
      const { db } = await place.open()
      for (const id of ['one', 'two']) {
        await db.transaction().execute((transaction) =>
          insertAccount(transaction, {
            account: {
              id,
              fullName: 'Siti',
              birthDate: null,
              state: 'active',
              institutionId: null,
              referralTermsVersion: null,
            },
            contacts: [],
            passwordHash: null,
            referralCode: newReferralCode((length) => systemRandom.bytes(length)),
            detailsSealed: null,
            createdAt: 1,
          }),
        )
      }
      let now = 1_795_000_000_000
      const interests = createInterestRepository(async () => db)
      const deps: InterestDeps = { interests, clock: { now: () => (now += 1000) }, random: systemRandom }
      return { db, deps, interests }
    }

    it('is kept once under the id that it had first, and comes up again when it is said again', async () => {
      const { deps } = await ready()
      const first = await recordInterest(deps, 'one', 'marked', card)
      const partner = await recordInterest(deps, 'one', 'marked', { entityName: 'CTOS' })
      expect(await interestsOf(deps, 'one')).toEqual([partner, first])
      expect((await recordInterest(deps, 'one', 'marked', card)).id).toBe(first.id)
      expect((await interestsOf(deps, 'one')).map(({ id }) => id)).toEqual([first.id, partner.id])
    })

    it('is kept once when it is said twenty times at the same moment', async () => {
      const { deps } = await ready()
      await Promise.all(Array.from({ length: 20 }, () => recordInterest(deps, 'one', 'left', card)))
      expect(await interestsOf(deps, 'one')).toHaveLength(1)
    })

    it('is a list of 200 for each member: the oldest goes', async () => {
      const { deps, interests } = await ready()
      await recordInterest(deps, 'two', 'marked', card)
      const put = (n: number) =>
        interests.put('one', { id: randomUUID(), kind: 'marked', subject: `esim/plan-${n}`, createdAt: n }, 200)
      for (let n = 1; n <= 201; n += 1) await put(n)
      const slugs = (await interestsOf(deps, 'one')).map(({ product }) => product?.slug)
      expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([200, 'plan-201', 'plan-2'])
      expect(await interestsOf(deps, 'two')).toHaveLength(1)
    })

    it('is forgotten for its own member only', async () => {
      const { deps, interests } = await ready()
      const { id } = await recordInterest(deps, 'one', 'marked', card)
      await recordInterest(deps, 'two', 'marked', card)
      await interests.remove({ accountId: 'two', id, at: 5 })
      expect(await interestsOf(deps, 'one')).toHaveLength(1)
      await interests.remove({ accountId: 'two', id: null, at: 5 })
      expect([await interestsOf(deps, 'one'), await interestsOf(deps, 'two')]).toMatchObject([[{ id }], []])
    })

    it('comes back when it was taken away within the hour, or is said again', async () => {
      const { deps, interests } = await ready()
      const [marked, left] = [
        await recordInterest(deps, 'one', 'marked', card),
        await recordInterest(deps, 'one', 'left', card),
      ]
      await interests.remove({ accountId: 'one', id: null, at: 5 })
      expect(await interests.restore({ accountId: 'one', id: null, since: 5 })).toBe(0)
      expect(await interests.restore({ accountId: 'one', id: null, since: 4 })).toBe(2)
      expect(await interestsOf(deps, 'one')).toEqual([left, marked])
      await interests.remove({ accountId: 'one', id: marked.id, at: 6 })
      expect((await recordInterest(deps, 'one', 'marked', card)).id).toBe(marked.id)
      expect(await interestsOf(deps, 'one')).toHaveLength(2)
    })

    it('goes with the account', async () => {
      const { db, deps } = await ready()
      await recordInterest(deps, 'one', 'marked', card)
      await recordInterest(deps, 'two', 'marked', card)
      await db.deleteFrom('accounts').where('id', '=', 'one').execute()
      expect(await interestsOf(deps, 'one')).toEqual([])
      expect(await interestsOf(deps, 'two')).toHaveLength(1)
    })

    it('loses no count when two processes count at once, and begins anew each day', async () => {
      const { db, interests } = await ready()
      const other = createInterestRepository(async () => (await place.open()).db)
      const day = isoDate('2026-11-20')
      await Promise.all(
        Array.from({ length: 20 }, (_none, at) => (at % 2 === 0 ? interests : other).count('esim/plan', day)),
      )
      await interests.count('esim/plan', isoDate('2026-11-21'))
      const rows = await db.selectFrom('interest_counts').select(['day', 'count']).orderBy('day').execute()
      expect(rows).toEqual([
        { day: '2026-11-20', count: 20 },
        { day: '2026-11-21', count: 1 },
      ])
    })
  })
}

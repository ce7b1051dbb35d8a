import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PutProduct, ShelfBody } from '@/lib/contract/entities/shortlisted-product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { createInterestRepository } from '@/lib/server/db/interest-repository'
import { createShelfRepository } from '@/lib/server/db/shelf-repository'
import { changeShelf } from '@/lib/server/services/accounts/shelf'
import { systemRandom } from '@/lib/server/services/keys/random'
import { storeAccount } from '../factories/stored-account'
import { engines, type Place } from './engines'

const look = (day: string) => ({ day: isoDate(day), figures: [{ label: 'Rate', value: '3%' }] })
const card = (n: number, seen: string | null = null): PutProduct => ({
  category: 'credit-card',
  slug: `card-${n}`,
  name: `Card ${n}`,
  before: null,
  seen: seen === null ? null : look(seen),
})
const putting = (...put: readonly PutProduct[]): ShelfBody => ({ put: [...put], drop: [] })
const dropping = (...numbers: readonly number[]): ShelfBody => ({
  put: [],
  drop: numbers.map((n) => ({ category: 'credit-card', slug: `card-${n}` })),
})
const some = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => card(from + at))

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the shelf of a member, on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    /** A process of the site with this database. */
    async function newProcess() {
      const { db } = await place.open()
      let now = 1_795_000_000_000
      const clock = { now: () => (now += 1000) }
      const deps = { shelf: createShelfRepository(async () => db), clock, worldClock: clock, random: systemRandom }
      return { db, change: (body: ShelfBody, id = 'one') => changeShelf(deps, id, body) }
    }

    async function ready() {
      const first = await newProcess()
      for (const id of ['one', 'two']) await storeAccount(first.db, id)
      return first
    }

    const numbers = ({ products }: Awaited<ReturnType<typeof changeShelf>>) =>
      products.map(({ slug }) => Number(slug.replace('card-', '')))

    it('keeps what each device adds and drops at the same moment, once', async () => {
      const phone = await ready()
      const laptop = await newProcess()
      await phone.change(putting(card(1), card(2)))
      await Promise.all([
        ...[3, 4, 5, 6].map((n) => phone.change(putting(card(n), card(9)))),
        ...[7, 8].map((n) => laptop.change({ ...putting(card(n), card(9)), ...{ drop: dropping(1).drop } })),
      ])
      expect(numbers(await phone.change(putting())).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
      expect(numbers(await phone.change(putting(), 'two'))).toEqual([])
    })

    it('says what is new there, leaves out what does not fit, and loses nothing of what was there', async () => {
      const { change } = await ready()
      for (let from = 1; from < 50; from += 7) await change(putting(...some(from, from + 6)))
      const { added, full, products } = await change(putting(card(49), card(51), card(52)))
      expect([added, full, products.length]).toEqual([[{ category: 'credit-card', slug: 'card-51' }], true, 50])
      expect(numbers(await change(dropping(1)))).not.toContain(1)
    })

    it('has what was dropped and put back in its place again', async () => {
      const { change } = await ready()
      await change(putting(card(1), card(2), card(3)))
      expect(numbers(await change(dropping(2)))).toEqual([1, 3])
      expect(numbers(await change(putting(card(2))))).toEqual([1, 2, 3])
    })

    it('keeps the newest look, and since when its member has it, whichever device says less', async () => {
      const { change } = await ready()
      await change(putting({ ...card(1, '2026-11-01'), since: isoDate('2026-10-01') }))
      await change(putting(card(1, '2026-11-20')))
      const [product] = (await change(putting(card(1, '2026-11-10')))).products
      expect(product).toMatchObject({ seen: { day: '2026-11-20' }, before: { day: '2026-11-10' }, since: '2026-10-01' })
      expect((await change(putting({ ...card(1), since: null }))).products).toMatchObject([{ since: null }])
    })

    it('shows what was marked by another call, and what is removed from the list of interests is off it', async () => {
      const { change, db } = await ready()
      const interests = createInterestRepository(async () => db)
      const interest = { id: 'i-1', kind: 'marked', subject: 'esim/plan-a', createdAt: 1 } as const
      await interests.put('one', interest, 200)
      await interests.put('one', { ...interest, id: 'i-2', subject: 'CTOS' }, 200)
      expect((await change(putting())).products).toMatchObject([{ category: 'esim', slug: 'plan-a', name: 'plan a' }])
      await interests.remove({ accountId: 'one', id: 'i-1', at: 5 })
      expect((await change(putting())).products).toEqual([])
    })
  })
}

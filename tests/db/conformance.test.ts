import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { createClickRepository } from '@/lib/server/db/click-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import type { Click } from '@/lib/server/services/clicks/click'
import { systemRandom } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { engines, type Place } from './engines'

function newClick(change: Partial<Click> = {}): Click {
  return {
    id: uuidV7(systemClock, systemRandom),
    category: 'savings-account',
    slug: 'teratai-saver',
    entityName: 'Teratai Saver',
    issuerCode: 'TRT',
    page: '/bank-account/savings-account',
    deviceKind: 'mobile',
    source: 'led',
    createdAt: 1_795_000_000_123,
    ...change,
  }
}

async function storedClicks(database: OpenDatabase) {
  return database.db.selectFrom('redirect_clicks').selectAll().orderBy('created_at').execute()
}

async function countClicks(database: OpenDatabase): Promise<number> {
  return (await storedClicks(database)).length
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`state on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    async function migrated(): Promise<OpenDatabase> {
      const database = await place.open()
      return database
    }

    it('opens the engine it was asked for', async () => {
      expect((await place.open()).engine).toBe(engine.name)
    })

    it('gives every column back with the type it was stored with', async () => {
      const database = await migrated()
      const repository = createClickRepository(async () => database.db)
      const plain = newClick({ createdAt: Number.MAX_SAFE_INTEGER })
      const odd = newClick({ issuerCode: null, entityName: 'Naïve "账户" \'; drop table x; --', createdAt: 0 })
      await repository.insert([plain, odd])
      expect(await storedClicks(database)).toEqual([
        expect.objectContaining({ id: odd.id, issuer_code: null, entity_name: odd.entityName, created_at: 0 }),
        expect.objectContaining({ id: plain.id, issuer_code: 'TRT', created_at: Number.MAX_SAFE_INTEGER }),
      ])
    })

    it('stores a click once however often its id comes, and keeps the first', async () => {
      const database = await migrated()
      const repository = createClickRepository(async () => database.db)
      const click = newClick()
      await repository.insert([click])
      await repository.insert([{ ...click, slug: 'another' }, newClick()])
      const rows = await storedClicks(database)
      expect(rows.map((row) => row.slug)).toEqual(['teratai-saver', 'teratai-saver'])
    })

    it('stores nothing of a batch that the database refuses in part', async () => {
      const database = await migrated()
      const repository = createClickRepository(async () => database.db)
      const clicks = Array.from({ length: 1200 }, () => newClick())
      await sql`create unique index one_device on redirect_clicks (device_kind)`.execute(database.db)
      await expect(repository.insert(clicks)).rejects.toThrow(/unique/i)
      await sql`drop index one_device`.execute(database.db)
      expect(await countClicks(database)).toBe(0)
      await repository.insert(clicks)
      expect(await countClicks(database)).toBe(1200)
    })

    it('stores all of 50 clicks that arrive together', async () => {
      const database = await migrated()
      const repository = createClickRepository(async () => database.db)
      await Promise.all(Array.from({ length: 50 }, () => repository.insert([newClick()])))
      expect(await countClicks(database)).toBe(50)
    })

    it('stores all of 50 clicks that arrive together through two processes', async () => {
      const databases = [await migrated(), await place.open()]
      const repositories = databases.map((database) => createClickRepository(async () => database.db))
      await Promise.all(
        repositories.flatMap((repository) => Array.from({ length: 25 }, () => repository.insert([newClick()]))),
      )
      expect(await countClicks(await place.open())).toBe(50)
    })

    it('rolls an asynchronous transaction back whole, and keeps what other callers did meanwhile', async () => {
      const database = await migrated()
      const inside = newClick()
      const outside = newClick()
      const repository = createClickRepository(async () => database.db)
      let other: Promise<void> = Promise.resolve()
      const failing = database.db.transaction().execute(async (transaction) => {
        await createClickRepository(async () => transaction).insert([inside])
        other = repository.insert([outside])
        await new Promise((resolve) => setImmediate(resolve))
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await other
      expect((await storedClicks(database)).map((row) => row.id)).toEqual([outside.id])
    })

    it('refuses a source that is not one of the two', async () => {
      const database = await migrated()
      await createClickRepository(async () => database.db).insert([newClick()])
      const change = database.db.updateTable('redirect_clicks').set({ source: 'mail' })
      await expect(change.execute()).rejects.toThrow(/check/i)
    })

    it('probes by writing and reading back', async () => {
      const database = await migrated()
      const health = createHealthRepository(async () => database.db)
      expect(await health.probe(1)).toBe(true)
      expect(await health.probe(2)).toBe(true)
    })
  })
}

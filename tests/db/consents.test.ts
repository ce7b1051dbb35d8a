import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createConsentRepository } from '@/lib/server/db/consent-repository'
import type { ConsentProof } from '@/lib/server/services/site/consent'
import { engines, type Place } from './engines'

const proof: ConsentProof = {
  id: '7f2c1a34-9b1d-4c6e-8f00-0123456789ab',
  textVersion: '2026-11-21',
  channel: 'banner',
  analytics: true,
  recording: false,
  createdAt: 1_795_000_000_123,
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`proofs of consent on ${engine.name}`, () => {
    let place: Place

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    async function ready() {
      const database = await place.open()
      const consents = createConsentRepository(async () => database.db)
      return { consents, rows: () => database.db.selectFrom('consents').selectAll().orderBy('id').execute() }
    }

    it('come back as they were stored, refusals too', async () => {
      const { consents, rows } = await ready()
      await consents.insert(proof)
      await consents.insert({ ...proof, id: `8${proof.id.slice(1)}`, channel: 'dialog', analytics: false })
      expect(await rows()).toEqual([
        {
          id: proof.id,
          text_version: '2026-11-21',
          channel: 'banner',
          analytics: 1,
          recording: 0,
          created_at: proof.createdAt,
        },
        expect.objectContaining({ channel: 'dialog', analytics: 0 }),
      ])
    })

    it('are never changed: a second one with the same id leaves the first', async () => {
      const { consents, rows } = await ready()
      await consents.insert(proof)
      await consents.insert({ ...proof, analytics: false, createdAt: 0 })
      expect(await rows()).toMatchObject([{ analytics: 1, created_at: proof.createdAt }])
    })

    it('of a recording without analytics are refused by the database too', async () => {
      const { consents, rows } = await ready()
      await expect(consents.insert({ ...proof, analytics: false, recording: true })).rejects.toThrow(/check/i)
      expect(await rows()).toEqual([])
    })
  })
}

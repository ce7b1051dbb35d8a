import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { asCall, PutOff, settleOrPutOff } from '@/lib/server/effects'
import { engines, type Place } from './engines'

const patience = { beforeMs: 1500, inAllMs: 6000 }
const row = { key: 'a', points: 1, expire: 1 }

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`what a caller was answered for, on ${engine.name},`, () => {
    let place: Place
    let database: OpenDatabase

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(async () => {
      vi.useRealTimers()
      await place.remove()
    })

    /** The end of some work that is put off before it comes to the database. */
    async function putOff(write: () => Promise<unknown>): Promise<unknown> {
      const before = Promise.withResolvers<void>()
      let end: Promise<unknown> = Promise.resolve()
      const answer = asCall(() => {
        end = before.promise.then(write).catch((error: unknown) => error)
        return settleOrPutOff(end, patience)
      })
      const refused = expect(answer).rejects.toBeInstanceOf(PutOff)
      await vi.advanceTimersByTimeAsync(patience.beforeMs)
      await refused
      before.resolve()
      return end
    }
    const rows = () => database.db.selectFrom('rate_limits').selectAll().execute()

    it('is not written by a statement of its own', async () => {
      const { db } = database
      const end = await putOff(() => db.insertInto('rate_limits').values(row).execute())
      expect([end instanceof PutOff, await rows()]).toEqual([true, []])
    })

    it('is not written by a transaction, which holds nobody else up', async () => {
      const { db } = database
      const write = () =>
        db.transaction().execute((transaction) => transaction.insertInto('rate_limits').values(row).execute())
      expect([(await putOff(write)) instanceof PutOff, await rows()]).toEqual([true, []])
      await write()
      expect(await rows()).toEqual([row])
    })
  })
}

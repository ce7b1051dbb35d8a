import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createRateLimitRepository, type RateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { engines, type Place } from './engines'

const noon = 1_795_000_000_000
const minute = 60_000

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`rate limits on ${engine.name}`, () => {
    let place: Place
    let databases: readonly OpenDatabase[]

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon })
      place = await engine.newMigratedPlace()
      databases = [await place.open(), await place.open()]
    })
    afterEach(async () => {
      await place.remove()
      vi.useRealTimers()
    })

    /** What a process counts with; each call of this is a process that has just started. */
    function started(index = 0): RateLimitRepository {
      return createRateLimitRepository(async () => {
        const database = databases[index]
        if (database === undefined) throw new Error(`No database ${index}`)
        return database.counts
      })
    }

    async function taken(limits: RateLimitRepository, times: number): Promise<readonly (number | null)[]> {
      const answers: (number | null)[] = []
      for (let at = 0; at < times; at += 1) answers.push(await limits.take('a', 3, minute))
      return answers
    }

    it('let so many calls of a minute on, and say how long the next has to wait', async () => {
      const limits = started()
      expect(await taken(limits, 2)).toEqual([null, null])
      vi.setSystemTime(noon + 20_500)
      expect(await taken(limits, 3)).toEqual([null, 39_500, 39_500])
      vi.setSystemTime(noon + 59_999)
      expect(await taken(limits, 1)).toEqual([1])
      vi.setSystemTime(noon + 60_001)
      expect(await taken(limits, 4)).toEqual([null, null, null, 60_000])
    })

    it('count a window of any length, the longer one on when the shorter one begins anew', async () => {
      const limits = started()
      const both = async () => [await limits.take('m', 1, minute), await limits.take('h', 3, 60 * minute)]
      expect([await both(), await both()]).toEqual([
        [null, null],
        [60_000, null],
      ])
      vi.setSystemTime(noon + 60_001)
      expect([await both(), await both()]).toEqual([
        [null, null],
        [60_000, 59 * minute - 1],
      ])
    })

    it('last no longer than a window where the clock goes back two hours', async () => {
      for (const limits of [started(), started(1)]) {
        vi.setSystemTime(noon)
        await taken(limits, 4)
        vi.setSystemTime(noon - 120 * minute)
        expect(await taken(limits, 4)).toEqual([null, null, null, minute])
        await databases[0]?.db.deleteFrom('rate_limits').execute()
      }
    })

    it('count each key for itself', async () => {
      const limits = started()
      expect([
        await limits.take('a', 1, minute),
        await limits.take('b', 1, minute),
        await limits.take('a', 1, minute),
      ]).toEqual([null, null, 60_000])
    })

    it('hold over a restart and over processes', async () => {
      expect(await taken(started(), 2)).toEqual([null, null])
      expect(await taken(started(1), 2)).toEqual([null, 60_000])
      expect(await taken(started(), 1)).toEqual([60_000])
    })

    it('let exactly so many on of calls that come together through two processes', async () => {
      const processes = [started(0), started(1)]
      const calls = Array.from({ length: 20 }, (_, at) => processes[at % 2]?.take('a', 7, minute))
      const answers = await Promise.all(calls)
      expect(answers.filter((answer) => answer === null)).toHaveLength(7)
    })

    it('ask the database no more for a source that is over its limit', async () => {
      let asked = 0
      const limits = createRateLimitRepository(async () => {
        asked += 1
        const [database] = databases
        if (database === undefined) throw new Error('No database')
        return database.counts
      })
      await taken(limits, 500)
      expect(asked).toBe(3)
    })

    it('fail where the database cannot count, rather than let a call on', async () => {
      const limits = createRateLimitRepository(async () => {
        throw new Error('no database')
      })
      await expect(limits.take('a', 3, minute)).rejects.toThrow('no database')
    })
  })
}

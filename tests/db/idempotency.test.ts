import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createIdempotencyRepository } from '@/lib/server/db/idempotency-repository'
import { createLog } from '@/lib/server/log'
import { type IdempotencyDeps, idempotencyLeaseMs, once } from '@/lib/server/services/calls/idempotency'
import { engines, type Place } from './engines'

const sealing = { id: 'test', bytes: Buffer.alloc(32, 7) }

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`calls that have one effect on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: { now: number }
    let events: string[]
    let deps: IdempotencyDeps

    function depsOn(opened: OpenDatabase): IdempotencyDeps {
      const clock = { now: () => time.now }
      return {
        keys: createIdempotencyRepository(async () => opened.db),
        sealing: () => [sealing],
        clock,
        log: createLog('debug', clock, (line) => events.push(JSON.parse(line).event)),
      }
    }

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      time = { now: 1_795_000_000_000 }
      events = []
      deps = depsOn(database)
    })
    afterEach(() => place.remove())

    const sent = (change: Partial<Parameters<typeof once>[1]> = {}) => ({
      operationId: 'account-component/finish-register',
      accountId: null,
      key: randomUUID(),
      body: '{"password":"hujan turun petang semalam"}',
      ...change,
    })

    it('does the work once for 50 callers in two processes, and gives everybody who is answered the same', async () => {
      const call = sent()
      const processes = [deps, depsOn(await place.open())]
      let effects = 0
      const work = async () => {
        effects += 1
        return `answer ${effects}`
      }
      const calls = processes.flatMap((one) => Array.from({ length: 25 }, () => once(one, call, work)))
      const outcomes = await Promise.all(calls)
      expect(effects).toBe(1)
      for (const outcome of outcomes) {
        if (outcome.state === 'done') expect(outcome.answer).toBe('answer 1')
        else expect(outcome.state).toBe('busy')
      }
      expect(await once(deps, call, work)).toEqual({ state: 'done', answer: 'answer 1' })
    })

    it('tells operations, members, keys and bodies apart', async () => {
      const call = sent()
      await once(deps, call, async () => 'first')
      expect(await once(deps, { ...call, body: '{}' }, async () => 'x')).toEqual({ state: 'other-body' })
      for (const change of [
        { operationId: 'account-component/other' },
        { accountId: randomUUID() },
        { key: randomUUID() },
      ]) {
        expect(await once(deps, { ...call, ...change }, async () => 'own')).toEqual({ state: 'done', answer: 'own' })
      }
    })

    it('gives the key back when the work fails', async () => {
      const call = sent()
      const failing = once(deps, call, () => Promise.reject(new Error('refused')))
      await expect(failing).rejects.toThrow('refused')
      expect(await once(deps, call, async () => 'second')).toEqual({ state: 'done', answer: 'second' })
      expect(events).toEqual([])
    })

    it('lets another caller take over from one that died, after ten seconds and not before, and only one', async () => {
      const call = sent()
      const dies = () => new Promise<string>(() => undefined)
      void once(deps, call, dies)
      await expect.poll(() => database.db.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(1)
      time.now += idempotencyLeaseMs - 1
      expect(await once(deps, call, async () => 'early')).toEqual({ state: 'busy' })
      time.now += 1
      let effects = 0
      const work = async () => `answer ${++effects}`
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => once(deps, call, work)))
      expect(effects).toBe(1)
      expect(outcomes.filter(({ state }) => state === 'done').length).toBeGreaterThan(0)
      expect(await once(deps, call, work)).toEqual({ state: 'done', answer: 'answer 1' })
    })

    it('answers although the answer could not be kept, and says so once', async () => {
      const keys = { ...deps.keys, answer: () => Promise.reject(new Error('gone')) }
      expect(await once({ ...deps, keys }, sent(), async () => 'first')).toEqual({ state: 'done', answer: 'first' })
      expect(events).toEqual(['idempotency.failed'])
    })
  })
}

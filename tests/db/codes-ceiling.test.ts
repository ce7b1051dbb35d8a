import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createTryRepository, tryLimits } from '@/lib/server/db/try-repository'
import { joiningHolder } from '@/lib/server/services/messages/code'
import { sendCode } from '@/lib/server/services/sessions/codes'
import { sharedCounter } from '@/lib/server/services/sessions/known-devices'
import { contactOf } from '../factories/typed-contact'
import { engines, type Place } from './engines'
import { processOver, type SetClock } from './joinings-setup'

const start = 1_795_000_000_000
const minute = 60_000
const perHour = 7

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let time: SetClock

    beforeEach(async () => {
      time = { value: start }
      vi.useFakeTimers({ toFake: ['Date'], now: start })
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(async () => {
      await place.remove()
      vi.useRealTimers()
    })

    const send = async (name: string, holder: string, isKnown: boolean) => {
      const contact = contactOf(`${name}@example.com`)
      const counter = isKnown ? `${sharedCounter(contact)} from a-browser` : sharedCounter(contact)
      const ask = { holder: joiningHolder(holder), purpose: 'sign-in', contact } as const
      return (await sendCode(processOver(database, time, perHour).codes, ask, counter)).state
    }

    it('a code is sent to who is known after strangers have used up what goes to everybody, up to as many', async () => {
      for (let n = 0; n < perHour; n += 1) expect(await send(`a${n}`, `a${n}`, false)).toBe('sent')
      expect(await send('b', 'b', false)).toBe('too-many')
      const states: string[] = []
      for (let n = 0; n < perHour + 1; n += 1) states.push(await send(`k${n}`, `k${n}`, true))
      expect(states).toEqual([...Array(perHour).fill('sent'), 'too-many'])
    })

    it('a code is not waited for longer than a minute where the clock went back', async () => {
      expect([await send('siti', 'one', false), await send('siti', 'two', false)]).toEqual(['sent', 'too-many'])
      time.value -= 120 * minute
      vi.setSystemTime(time.value)
      expect(await send('siti', 'three', false)).toBe('sent')
    })

    it('a guess waits no longer where the clock went back', async () => {
      const tries = createTryRepository(async () => database.db)
      for (let count = 0; count < tryLimits.free; count += 1) expect(await tries.take('who', start)).toBeNull()
      expect(await tries.take('who', start)).toBe(tryLimits.firstWaitMs)
      const before = start - 120 * minute
      expect(await tries.take('who', before)).toBeNull()
      expect(await tries.take('who', before)).toBe(2 * tryLimits.firstWaitMs)
    })
  })
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { RateLimitRepository } from '@/lib/server/db/rate-limit-repository'
import { createLog } from '@/lib/server/log'
import { createRateLimits } from './rate-limit'

const secret = Buffer.alloc(32, 7)
const lines: string[] = []
const log = createLog('warn', systemClock, (line) => lines.push(line))
const guarding = { perMinute: 2, uncounted: 'refuse' } as const
const reading = { perMinute: 2, uncounted: 'answer' } as const

function limitsWith(take: RateLimitRepository['take'], key = () => secret) {
  return createRateLimits({ counts: { take }, key, log })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  lines.length = 0
  vi.useRealTimers()
})

it('says whole seconds, and never none', async () => {
  const waits = [null, 1, 1000, 1001, 59_999]
  const limits = limitsWith(async () => waits.shift() ?? null)
  const seconds = [1, 2, 3, 4, 5].map(() => limits.take('x', '203.0.113.7', guarding))
  expect(await Promise.all(seconds)).toEqual([null, 1, 1, 2, 60])
})

it('counts each source and each call for itself, under a name that tells neither', async () => {
  const keys: string[] = []
  const limits = limitsWith(async (key) => {
    keys.push(key)
    return null
  })
  for (const [what, source] of [
    ['x', '203.0.113.7'],
    ['x', '203.0.113.8'],
    ['y', '203.0.113.7'],
    ['x', '203.0.113.7'],
  ] as const) {
    await limits.take(what, source, guarding)
  }
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  const otherKey = limitsWith(
    async (key) => {
      expect(keys).not.toContain(key)
      return null
    },
    () => Buffer.alloc(32, 8),
  )
  await otherKey.take('x', '203.0.113.7', guarding)
})

it('lets sources that cannot be told apart call as often as thirty that can', async () => {
  const most: number[] = []
  const limits = limitsWith(async (_key, perMinute) => {
    most.push(perMinute)
    return null
  })
  await limits.take('x', null, guarding)
  await limits.take('x', '203.0.113.7', guarding)
  expect(most).toEqual([60, 2])
})

it('refuses what guards something while it cannot be counted, for whatever reason', async () => {
  const failing = limitsWith(() => Promise.reject(new Error('no database')))
  await expect(failing.take('x', 'a', guarding)).rejects.toThrow('no database')
  const keyless = limitsWith(
    async () => null,
    () => {
      throw new Error('no key')
    },
  )
  await expect(keyless.take('x', 'a', guarding)).rejects.toThrow('no key')
})

it('answers what only reads, counts in the process instead, and says so', async () => {
  const limits = limitsWith(() => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })))
  const answers = [await limits.take('x', 'a', reading), await limits.take('x', 'a', reading)]
  expect([...answers, await limits.take('x', 'a', reading)]).toEqual([null, null, 60])
  expect(await limits.take('x', 'b', reading)).toBeNull()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'rate-limit.uncounted',
    operation: 'x',
    code: 'ECONNREFUSED',
  })
  expect(lines.join('')).not.toContain('"a"')
})

it('holds nobody who only reads up for a count, and who guards no longer than half a second', async () => {
  const limits = limitsWith(() => new Promise(() => {}))
  const answered = limits.take('x', 'a', reading)
  const refused = expect(limits.take('x', 'a', guarding)).rejects.toThrow('longer than 500 ms')
  await vi.advanceTimersByTimeAsync(100)
  expect(await answered).toBeNull()
  await vi.advanceTimersByTimeAsync(400)
  await refused
})

it('asks no more for a while once a count has failed, then again', async () => {
  let asked = 0
  const limits = limitsWith(() => {
    asked += 1
    return new Promise(() => {})
  })
  const first = limits.take('x', 'a', reading)
  await vi.advanceTimersByTimeAsync(100)
  await first
  expect(await limits.take('x', 'b', reading)).toBeNull()
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  void limits.take('x', 'c', reading)
  expect(asked).toBe(2)
})

it('counts the hour beside the minute where a call has one, and only what the minute let on', async () => {
  const taken: (readonly [number, number])[] = []
  const waits = [null, null, 30_000]
  const limits = limitsWith(async (_key, most, windowMs) => {
    taken.push([most, windowMs])
    return waits.shift() ?? null
  })
  const hourly = { perMinute: 2, perHour: 9, uncounted: 'refuse' } as const
  expect(await limits.take('x', 'a', hourly)).toBeNull()
  expect(await limits.take('x', 'a', hourly)).toBe(30)
  expect(taken).toEqual([
    [2, 60_000],
    [9, 3_600_000],
    [2, 60_000],
  ])
})

it('counts what is no call for whom it is about, and refuses it while it cannot be counted', async () => {
  const keys = new Set<string>()
  const limits = limitsWith(async (key) => {
    keys.add(key)
    return null
  })
  const day = { most: 10, ms: 86_400_000 }
  await limits.takeOf('code', 'email siti@example.com', day)
  await limits.takeOf('code', 'email siti@example.com', { most: 5, ms: 3_600_000 })
  await limits.takeOf('code', 'email other@example.com', day)
  expect(keys.size).toBe(3)
  for (const key of keys) expect(key).not.toContain('siti')
  const failing = limitsWith(() => Promise.reject(new Error('no database')))
  await expect(failing.takeOf('code', 'a', day)).rejects.toThrow('no database')
})

/** Counts as the database would, without its windows. */
function counting(keys: Map<string, number>): RateLimitRepository['take'] {
  return async (key, most) => {
    keys.set(key, (keys.get(key) ?? 0) + 1)
    return (keys.get(key) ?? 0) > most ? 60_000 : null
  }
}

it('lets the 256 networks of one line call as often as four sources, and those of a company as sixteen', async () => {
  const limits = limitsWith(counting(new Map()))
  const passed = async (sources: readonly string[]) => {
    const waits = await Promise.all(sources.map((source) => limits.take('x', source, guarding)))
    return waits.filter((wait) => wait === null).length
  }
  const ofLine = (line: number) => Array.from({ length: 64 }, (_, at) => sourceIn(line, at))
  expect(await passed(ofLine(0))).toBe(4 * guarding.perMinute)
  const others = Array.from({ length: 15 }, (_, at) => ofLine(at + 1)).flat()
  expect(await passed(others)).toBe(12 * guarding.perMinute)
  expect(await passed(['2001:db8:2:100::/64', '203.0.113.7'])).toBe(2)
})

/** A network of one of the lines of 2001:db8:1::/48. */
const sourceIn = (line: number, at: number) => `2001:db8:1:${(line * 256 + at).toString(16)}::/64`

it('counts no wider network for what only reads', async () => {
  const keys = new Map<string, number>()
  await limitsWith(counting(keys)).take('x', '2001:db8:1:2::/64', reading)
  expect(keys.size).toBe(1)
})

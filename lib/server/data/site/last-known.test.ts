import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastGoodFor } from './last-known'

/** A maker that is well, fails or does not come to an end, with a clock for it all. */
function flaky(kept: { value: string; at: number } | null = null, lifetimeMs = 100) {
  let mode: 'well' | 'broken' | 'hanging' = 'well'
  let made = 0
  const failures: string[] = []
  const hold = lastGoodFor({
    max: 5,
    lifetimeMs: () => lifetimeMs,
    patienceMs: () => 20,
    retryMs: 10,
    now: () => Date.now(),
    make: async (key: string) => {
      made += 1
      const value = `${key}${made}`
      if (mode === 'broken') throw new Error('broken')
      if (mode === 'hanging') await new Promise((resolve) => setTimeout(resolve, 500))
      return value
    },
    kept: () => kept,
    onFailure: (key) => failures.push(key),
  })
  const pass = async (ms: number, next = mode) => {
    mode = next
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { hold, pass, made: () => made, failures }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const fresh = (value: string) => ({ value, lateSince: null })

test('the same value is given until its time is over, then a new one', async () => {
  const { hold, pass } = flaky()
  expect(await hold('a')).toEqual(fresh('a1'))
  await pass(99)
  expect(await hold('a')).toEqual(fresh('a1'))
  await pass(1)
  expect(await hold('a')).toEqual(fresh('a2'))
  expect(await hold('b')).toEqual(fresh('b3'))
})

test('callers that come together share one fetch', async () => {
  const { hold, made } = flaky()
  await Promise.all(Array.from({ length: 50 }, () => hold('a')))
  expect(made()).toBe(1)
})

test('without a lifetime a value is given for two milliseconds at most', async () => {
  const { hold, pass } = flaky(null, 0)
  await hold('a')
  await pass(2)
  expect(await hold('a')).toEqual(fresh('a2'))
})

test('the last good value stays while the next one fails, marked with its time, and is tried again sooner', async () => {
  const { hold, pass, made, failures } = flaky()
  expect(await hold('a')).toEqual(fresh('a1'))
  await pass(99, 'broken')
  expect(await hold('a')).toEqual(fresh('a1'))
  await pass(1)
  const late = { value: 'a1', lateSince: 1000 }
  expect(await Promise.all([hold('a'), hold('a')])).toEqual([late, late])
  expect([made(), failures]).toEqual([2, ['a']])
  await pass(10)
  expect(await hold('a')).toEqual(late)
  expect([made(), failures]).toEqual([3, ['a']])
  await pass(9, 'well')
  expect(await hold('a')).toEqual(late)
  await pass(1)
  await hold('a')
  expect(await hold('a')).toEqual(fresh('a4'))
})

test('nobody waits longer than they are patient for a value that does not come, and the second not at all', async () => {
  const { hold, pass, made, failures } = flaky()
  await hold('a')
  await pass(100, 'hanging')
  let given: unknown = null
  void hold('a').then((value) => {
    given = value
  })
  await pass(19)
  expect(given).toBeNull()
  await pass(1)
  expect(given).toEqual({ value: 'a1', lateSince: 1000 })
  expect(await hold('a')).toEqual({ value: 'a1', lateSince: 1000 })
  expect(made()).toBe(2)
  await pass(500)
  expect(await hold('a')).toEqual(fresh('a2'))
  expect(failures).toEqual([])
})

test('without a good value a failure reaches everyone who waits and is not remembered', async () => {
  const { hold, pass, failures } = flaky()
  await pass(0, 'broken')
  const both = await Promise.allSettled([hold('a'), hold('a')])
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected'])
  await pass(0, 'well')
  expect(await hold('a')).toEqual(fresh('a2'))
  expect(failures).toEqual([])
})

test.each(['broken', 'hanging'] as const)(
  'what was kept from before the start is given while it is %s',
  async (mode) => {
    const { hold, pass } = flaky({ value: 'kept', at: 7 })
    await pass(0, mode)
    const given = hold('a')
    await pass(20)
    expect(await given).toEqual({ value: 'kept', lateSince: 7 })
  },
)
